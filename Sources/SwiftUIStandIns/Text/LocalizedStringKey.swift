#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A key for a localized string. A simulation does not translate it.
  public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Builds a key from a string interpolation.
    public struct StringInterpolation: _TextInterpolation, Sendable {
      /// The text so far.
      public var text = ""
      /// Creates an empty interpolation.
      public init() {}
      /// Appends a date. It always reads "date".
      public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += "date" }
      /// Appends an image. Has no effect.
      public mutating func appendInterpolation(_ image: Image) {}
    }

    let text: String
    /// Creates a key.
    public init(_ value: String) { text = value }
    /// Creates a key.
    public init(stringLiteral value: String) { text = value }
    /// Creates a key from an interpolation.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  }

  extension Text {
    /// Creates a text from a key.
    @_disfavoredOverload
    public init(
      _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self.init(verbatim: key.text) }
    /// Creates a text from an attributed string; only its characters are kept.
    public init(_ content: AttributedString) { self.init(verbatim: String(content.characters)) }
    /// Creates a text from a formatted value.
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String { self.init(verbatim: format.format(input)) }
    /// Creates a text from an image. It is empty.
    public init(_ image: Image) { self.init(verbatim: "") }
    /// Creates a text from a time interval.
    public init(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true
    ) { self.init(verbatim: "time") }
  }

  extension Button where Label == Text {
    /// Creates a button.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, action: @escaping () -> Void) { self.init(title.text, action: action) }
    /// Creates a button.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) {
      self.init(title.text, role: role, action: action)
    }
  }

  extension Toggle where Label == Text {
    /// Creates a toggle.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(title.text, isOn: isOn) }
  }

  extension Label {
    /// Creates a label.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, systemImage: String) { self.init(title.text, systemImage: systemImage) }
    /// Creates a label.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, image: String) { self.init(title.text, image: image) }
  }

  extension TextField where Label == Text {
    /// Creates a text field.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, text: Binding<String>) { self.init(title.text, text: text) }
  }

  extension SecureField {
    /// Creates a secure field.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, text: Binding<String>) { self.init(title.text, text: text) }
  }

  extension NavigationLink where Label == Text {
    /// Creates a link to a destination.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> some View) {
      self.init(destination: destination) { Text(title) }
    }
    /// Creates a link to the destination of a value.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, value: (some Hashable)?) { self.init(value: value) { Text(title) } }
  }

  extension View {
    /// Accepts a title.
    @_disfavoredOverload
    public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
    /// Accepts a title.
    @_disfavoredOverload
    public func navigationBarTitle(_ title: LocalizedStringKey) -> some View { self }
    /// Accepts a title that the user may edit.
    public func navigationTitle(_ title: Binding<String>) -> some View { self }
    /// Accepts a title.
    public func navigationBarTitle(_ title: Text) -> some View { self }
    /// Accepts a title.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  }

  #if os(Linux)
    extension Text {
      /// Creates a text from a localized resource.
      @_disfavoredOverload
      public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.text) }
    }

    extension Button where Label == Text {
      /// Creates a button.
      @_disfavoredOverload
      public init(_ title: LocalizedStringResource, action: @escaping () -> Void) {
        self.init(title.text, action: action)
      }
    }

    extension LocalizedStringKey {
      /// Creates a string from a localized resource.
      public init(_ resource: LocalizedStringResource) { self.init(resource.text) }
    }
  #endif
#endif
