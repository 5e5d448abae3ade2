#if os(Linux) || os(macOS)
  import Foundation

  /// How a text field capitalizes the text.
  public struct TextInputAutocapitalization: Hashable, Sendable {
    /// No capitals.
    public static let never = TextInputAutocapitalization()
    /// Capitalized words.
    public static let words = TextInputAutocapitalization()
    /// Capitalized sentences.
    public static let sentences = TextInputAutocapitalization()
    /// All capitals.
    public static let characters = TextInputAutocapitalization()
  }
#endif
