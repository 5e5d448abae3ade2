#if os(Linux) || os(macOS)
  // Nothing is drawn: most types that describe an appearance exist so that code with them compiles, and all their
  // values are equal.

  /// A colour or pattern that fills shapes.
  public protocol ShapeStyle: Sendable {}
#endif
