// As much of Apple's C library as the core uses, declared for `check-apple-types` only.

/// Writes bytes to a file.
public func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { 0 }
