#if os(Linux) || os(macOS)
  import Foundation
  import UIKitStandIns

  /// A text that the app's tables translate; simulations show it as it is.
  public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// Puts values into a text.
    public struct StringInterpolation: _TextInterpolation, Sendable {
      /// What the text says so far.
      public var text = ""
      /// Begins a text.
      public init() {}
      /// Adds a time.
      public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += "date" }
      /// Adds a picture.
      public mutating func appendInterpolation(_ image: Image) {}
    }

    let text: String
    /// Names a text.
    public init(_ value: String) { text = value }
    /// Names a text.
    public init(stringLiteral value: String) { text = value }
    /// Names a text with values.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
  }

  extension Text {
    /// Shows a text.
    @_disfavoredOverload
    public init(
      _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) { self.init(verbatim: key.text) }
    /// Shows a text with looks.
    public init(_ content: AttributedString) { self.init(verbatim: String(content.characters)) }
    /// Shows a value in a format.
    public init<Format: FormatStyle>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable, Format.FormatOutput == String { self.init(verbatim: format.format(input)) }
    /// Shows a picture.
    public init(_ image: Image) { self.init(verbatim: "") }
    /// Shows a span of time.
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
    /// Creates a switch.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(title.text, isOn: isOn) }
  }

  extension Label {
    /// Creates a text with a picture.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, systemImage: String) { self.init(title.text, systemImage: systemImage) }
    /// Creates a text with a picture.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, image: String) { self.init(title.text, image: image) }
  }

  extension TextField where Label == Text {
    /// Creates a field.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, text: Binding<String>) { self.init(title.text, text: text) }
  }

  extension SecureField {
    /// Creates a field.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, text: Binding<String>) { self.init(title.text, text: text) }
  }

  extension NavigationLink where Label == Text {
    /// A way to a screen.
    @_disfavoredOverload
    public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> some View) {
      self.init(destination: destination) { Text(title) }
    }
    /// A way to the screen of a value.
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
    /// Accepts a title that the user may change.
    public func navigationTitle(_ title: Binding<String>) -> some View { self }
    /// Accepts a title.
    public func navigationBarTitle(_ title: Text) -> some View { self }
    /// Accepts a title.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { self }
  }

  #if os(Linux)
    extension Text {
      /// Shows a text that is looked up later.
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
      /// Takes a text that is looked up later.
      public init(_ resource: LocalizedStringResource) { self.init(resource.text) }
    }
  #endif
#endif
