// As much of Apple's C library as the core uses, declared for `check-apple-types` only.

public func write(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { 0 }
