public import Joinery

#if canImport(ObjectiveC)
import ObjectiveC
#endif

/// Expects that all objects that a closure makes are released when its result is released.
///
/// It watches the object that the closure returns, or the objects in a returned tuple or collection. It also watches
/// every `PerModule` and `Transient` object that a recording container makes in the closure: the container of the trait
/// `.container`, or of ``Joinery/Container/recording()``. The failure lists the objects that are still alive with their
/// bindings and, where reflection shows them, the objects that retain them.
///
/// ```swift
/// expectReleased {
///     let view = try Container.current.build(ListInput())
///     view.presenter.showDetail()
///     return view
/// }
/// ```
///
/// The test also fails if the closure throws, or if there is no object to watch.
///
/// - Parameters:
///   - fileID: The file of the call.
///   - filePath: The path of the calling file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - build: Makes the objects. It may use them too.
public func expectReleased<Value>(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ build: () throws -> Value
) {
    let watch = ReleaseWatch()
    var error: String?
    ReleaseWatch.$current.withValue(watch) {
        releasing {
            do {
                watch.noteResult(try build())
            } catch let thrown {
                error = "\(thrown)"
            }
        }
    }
    report(watch, error, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that all objects that an asynchronous closure makes are released within some time.
///
/// Use it for objects that start tasks which retain them for a while. It watches the same objects as the synchronous
/// function.
///
/// ```swift
/// await expectReleased(within: .seconds(1)) {
///     let view = try Container.current.build(ListInput())
///     await view.presenter.load()
///     return view
/// }
/// ```
///
/// - Parameters:
///   - time: How long to wait for the last object. The function returns as soon as that is released.
///   - isolation: The actor of the caller.
///   - fileID: The file of the call.
///   - filePath: The path of the calling file.
///   - line: The line of the call.
///   - column: The column of the call.
///   - build: Makes the objects. It may use them too.
public func expectReleased<Value>(
    within time: Duration,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ build: () async throws -> Value
) async {
    let watch = ReleaseWatch()
    var error: String?
    await ReleaseWatch.$current.withValue(watch) {
        do {
            watch.noteResult(try await build())
        } catch let thrown {
            error = "\(thrown)"
        }
    }
    let end = ContinuousClock.now + time
    while !watch.survivors.isEmpty, ContinuousClock.now < end, !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(5))
    }
    report(watch, error, at: TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Expects that all objects of a module are released with its entry: builds the module and releases the entry.
///
/// ```swift
/// try expectReleased(ListInput(), in: Container { AppAssembly() })
/// ```
///
/// - Parameters:
///   - input: The input of the module.
///   - container: The container that builds the module. If it does not record, a recording copy builds the module.
///   - isolation: The actor of the caller.
///   - fileID: The file of the call.
///   - filePath: The path of the calling file.
///   - line: The line of the call.
///   - column: The column of the call.
public func expectReleased<Input: ModuleInput>(
    _ input: Input,
    in container: Container,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    // Retained until the end of the check: with the container, objects that its singletons retain would be released.
    var recording: Container?
    expectReleased(fileID: fileID, filePath: filePath, line: line, column: column) {
        let container = try container.recording()
        recording = container
        return try container.build(input, isolation: isolation)
    }
    withExtendedLifetime(recording) {}
}

private func report(_ watch: ReleaseWatch, _ error: String?, at location: TestLocation) {
    if let error { fail("The closure failed before its objects could be released. \(error)", at: location) }
    let survivors = watch.survivors
    if !survivors.isEmpty {
        let ofThisTest = (CurrentContainer.value?.observer as? Recorder)?.keptObjects ?? []
        fail(SurvivorReport(survivors, kept: watch.kept + ofThisTest).text, at: location)
    } else if error == nil, watch.isEmpty {
        fail(
            """
            There is no object to watch: the closure returned none, and no recording container made one. Use the \
            container of the trait .container { … }, or call recording() first.
            """,
            at: location
        )
    }
}

/// Runs `body`, and releases the objects that Objective-C code has added to its autorelease pool.
private func releasing(_ body: () -> Void) {
    #if canImport(ObjectiveC)
    autoreleasepool(invoking: body)
    #else
    body()
    #endif
}
