#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// Runs `body`, and releases what Objective-C code has put off releasing.
func releasing(_ body: () -> Void) {
    #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
    #else
    body()
    #endif
}
