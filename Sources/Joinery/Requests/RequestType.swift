/// The type as a request, if it is one.
///
/// Where a cast to a protocol fails, the runtime has gone through the conformances of every library that is loaded, once
/// for each type that it has not seen: some 30 microseconds, a thousand times as much as linking needs otherwise. Nearly
/// all services are no requests, so those are told by the beginning of their name, and only the others are cast. A new kind
/// of request has to be named in `mayBeRequest`: without that it is taken for a service that nothing binds.
func requestType(_ type: Any.Type) -> (any DependencyRequest.Type)? {
    guard !(type is AnyClass), mayBeRequest(type) else { return nil }
    return type as? any DependencyRequest.Type
}
