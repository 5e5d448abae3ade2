#if os(Linux) || os(macOS)
  import Foundation

  /// Interpolates values into a text to be localized.
  public protocol _TextInterpolation: StringInterpolationProtocol {
    /// The text so far.
    var text: String { get set }
    /// Creates an empty interpolation.
    init()
  }

  extension _TextInterpolation {
    /// Creates an empty interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) { self.init() }
    /// Adds a literal.
    public mutating func appendLiteral(_ literal: String) { text += literal }
    /// Adds a value.
    public mutating func appendInterpolation(_ value: some Any) { text += "\(value)" }
    /// Adds a number.
    public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
      text += String(format: specifier, value)
    }
    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(_ value: Format.FormatInput, format: Format)
    where Format.FormatOutput == String { text += format.format(value) }
  }
#endif
