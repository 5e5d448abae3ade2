#if os(Linux) || os(macOS)
  import Foundation

  /// Puts values into a text that the app's tables would translate.
  public protocol _TextInterpolation: StringInterpolationProtocol {
    /// What the text says so far.
    var text: String { get set }
    /// Begins a text.
    init()
  }

  extension _TextInterpolation {
    /// Begins a text.
    public init(literalCapacity: Int, interpolationCount: Int) { self.init() }
    /// Adds a text.
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
