#if os(Linux)
  import Foundation

  // Localized texts; simulations have no tables of translations, and use the texts unchanged.

  extension String {
    /// A text to be localized.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
      /// Interpolates values into a text.
      public struct StringInterpolation: _TextInterpolation, Sendable {
        /// The text so far.
        public var text = ""
        /// Creates an empty interpolation.
        public init() {}
      }

      let text: String
      /// Creates a value from a text.
      public init(_ value: String) { text = value }
      /// Creates a value from a text.
      public init(stringLiteral value: String) { text = value }
      /// Creates a value from a text with interpolations.
      public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
    }

    /// Creates a localized text.
    public init(
      localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
    ) { self = keyAndValue.text }

    /// Creates a localized text from its key.
    public init(
      localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
      locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
    ) { self = defaultValue.text }

    /// Creates a localized text from a resource.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) { self = resource.text }
  }

  /// A text that is localized later.
  public struct LocalizedStringResource: Hashable, Sendable, ExpressibleByStringInterpolation {
    package let text: String
    /// The key of the text.
    public var key: String { text }
    /// Creates a resource from a text.
    public init(stringLiteral value: String) { text = value }
    /// Creates a resource from a text with interpolations.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) { text = stringInterpolation.text }
    /// Creates a resource from a text.
    public init(
      _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = Locale(identifier: "en"),
      comment: StaticString? = nil
    ) { text = keyAndValue.text }
    /// Creates a resource from a text.
    public init(
      _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
      locale: Locale = Locale(identifier: "en"), comment: StaticString? = nil
    ) { text = defaultValue.text }
  }
#endif
