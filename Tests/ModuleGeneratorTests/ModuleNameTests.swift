import ModuleGenerator
import Testing
