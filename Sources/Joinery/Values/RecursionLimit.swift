/// How deep, unless the container says otherwise, a thread may recurse through requests that take an argument before it counts as a cycle.
///
/// The argument can end such a recursion; one that it does not end would overflow the stack.
@usableFromInline let recursionLimit = 100
