#if os(Linux)
  import Foundation

  // Texts that the app's tables translate; simulations have none, and take them as they are.

  extension String {
    /// A text that the app's tables translate.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
      /// Puts values into a text.
      public struct StringInterpolation: _TextInterpolation, Sendable {
        /// What the text says so far.
        public var text = ""
        /// Begins a text.
        public init() {}
      }

      let text: String
      /// Names a text.
      public init(_ value: String) { text = value }
      /// Names a text.
      public init(stringLiteral value: String) { text = value }
      /// Names a text with values.
      public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    /// Takes a text.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
    ) { self = keyAndValue.text }

    /// Takes a text by its key.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
    ) { self = defaultValue.text }

    /// Takes a text that is looked up later.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.text }
  }

  /// A text that is looked up later.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let text: String
    /// The name of the text.
    public var key: String { text }
    /// Names a text.
    public init(stringLiteral value: String) { text = value }
    /// Names a text with values.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { text = stringInterpolation.text }
    /// Names a text.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en"),
      comment: StaticString? = nil
    ) { text = keyAndValue.text }
    /// Names a text.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
    ) { text = defaultValue.text }
  }
#endif
