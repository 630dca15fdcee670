// because the default argument `#_sourceLocation` of this module's API is a macro of Testing, which
// the compiler looks up in the caller's file: it would be missing in a file without `import Testing`.
@_exported public import Testing
