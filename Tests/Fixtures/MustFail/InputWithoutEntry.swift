// expect: ModuleInput
import Joinery

struct BareInput: ModuleInput {}
