/// A name that Joinery has as well.
enum Module {}
