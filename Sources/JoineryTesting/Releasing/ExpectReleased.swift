public import Joinery

/// Expects that all that a closure makes goes when its result is dropped.
///
/// It looks at the object that the closure returns, or at those in a tuple or collection, and at every `PerModule` and
/// `Transient` object that a recording container (that of the trait `.container`, or of
/// ``Joinery/Container/recording()``) makes meanwhile. What survives is reported with its binding and, where reflection
/// shows it, with who holds it.
///
/// ```swift
/// expectReleased {
///     let view = try Container.current.build(ListInput())
///     view.presenter.showDetail()
///     return view
/// }
/// ```
///
/// A closure that throws fails the test, as does one with nothing to look at.
///
/// - Parameters:
///   - fileID: Where this was written; leave it to its default.
///   - filePath: Where this was written; leave it to its default.
///   - line: Where this was written; leave it to its default.
///   - column: Where this was written; leave it to its default.
///   - build: Makes the objects, and uses them if it likes.
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

/// Expects that all that an asynchronous closure makes goes when its result is dropped, at once or within some time.
///
/// For objects that start tasks which hold them for a while. See the synchronous one for what is looked at.
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
///   - time: How long to wait for the last object to go; it returns as soon as that has happened.
///   - isolation: The caller's actor; leave it to its default.
///   - fileID: Where this was written; leave it to its default.
///   - filePath: Where this was written; leave it to its default.
///   - line: Where this was written; leave it to its default.
///   - column: Where this was written; leave it to its default.
///   - build: Makes the objects, and uses them if it likes.
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

/// Expects that a module goes with its entry: builds it, drops it, and looks for what is left of it.
///
/// ```swift
/// try expectReleased(ListInput(), in: Container { AppAssembly() })
/// ```
///
/// - Parameters:
///   - input: What to build the module with.
///   - container: The container to build it from; where it does not record, it is made anew so that it does.
///   - isolation: The caller's actor; leave it to its default.
///   - fileID: Where this was written; leave it to its default.
///   - filePath: Where this was written; leave it to its default.
///   - line: Where this was written; leave it to its default.
///   - column: Where this was written; leave it to its default.
public func expectReleased<Input: ModuleInput>(
    _ input: Input,
    in container: Container,
    isolation: isolated (any Actor)? = #isolation,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    // Until the end of the check: a container that goes takes along what its singletons hold.
    var recording: Container?
    expectReleased(fileID: fileID, filePath: filePath, line: line, column: column) {
        let container = try container.recording()
        recording = container
        return try container.build(input, isolation: isolation)
    }
    withExtendedLifetime(recording) {}
}

private func report(_ watch: ReleaseWatch, _ error: String?, at location: TestLocation) {
    if let error { fail("What was to be released could not be built. \(error)", at: location) }
    let survivors = watch.survivors
    if !survivors.isEmpty {
        let ofThisTest = (CurrentContainer.value?.observer as? Recorder)?.keptObjects ?? []
        fail(SurvivorReport(survivors, kept: watch.kept + ofThisTest).text, at: location)
    } else if error == nil, watch.isEmpty {
        fail(
            """
            There is nothing to look at: the closure returned no object, and no recording container made one. Use the \
            container of the trait .container { … }, or one made by recording().
            """,
            at: location
        )
    }
}
