import Joinery
import JoineryTesting

final class PageView {}
final class OtherView {}
struct PageInput: ModuleInput { typealias Entry = PageView }

let builder = Builder<PageInput>.stub { _ in PageView() }
