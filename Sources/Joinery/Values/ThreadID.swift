/// The calling thread, as a number that no other living thread has.
///
/// `pthread_self` of the C library is declared here by its symbol, since importing the C library would be the only
/// import that differs between platforms. It takes nothing, returns one word and cannot fail.
@_silgen_name("pthread_self")
func currentThread() -> UInt
