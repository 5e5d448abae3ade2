#if os(Linux)
  import Foundation

  infix operator <%> : CastingPrecedence

  /// Returns a value as an argument of a format, for code that the plug-in translates from `value as CVarArg`.
  ///
  /// - Parameters:
  ///   - value: The value. What is no argument of a format, such as an error, becomes its description.
  ///   - type: The type in the code.
  public func <%> (value: Any?, type: (any CVarArg).Type) -> any CVarArg {
    switch value {
    case let argument as any CVarArg: argument
    case let value?: String(describing: value)
    case nil: "(null)"
    }
  }
#endif
