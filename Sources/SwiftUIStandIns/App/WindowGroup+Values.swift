#if os(Linux) || os(macOS)
  import Foundation

  // A simulation has one window, the one with which the app starts. A window group for values has a value in it only if
  // it has a default one, or once its content sets one.

  extension WindowGroup {
    /// Creates a group of windows that show a value each.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: Creates the view of a window. The window with which an app starts has no value.
    public init<Value: Codable & Hashable, Shown: View>(
      for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
    ) where Content == PresentedWindowContent<Value, Shown> {
      self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows that show a value each, with an identifier.
    public init<Value: Codable & Hashable, Shown: View>(
      id: String, for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
    ) where Content == PresentedWindowContent<Value, Shown> {
      self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows that show a value each, with a title.
    public init<Value: Codable & Hashable, Shown: View>(
      _ title: some StringProtocol, id: String? = nil, for type: Value.Type = Value.self,
      @ViewBuilder content: @escaping (Binding<Value?>) -> Shown
    ) where Content == PresentedWindowContent<Value, Shown> {
      self.init { PresentedWindowContent(content: content) }
    }

    /// Creates a group of windows that show a value each.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: Creates the view of a window.
    ///   - defaultValue: Returns the value of the window with which an app starts.
    public init<Value: Codable & Hashable, Shown: View>(
      for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
      defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, Shown> {
      self.init { PresentedWindowContent(content: content, defaultValue: defaultValue) }
    }

    /// Creates a group of windows that show a value each, with an identifier and a default value.
    public init<Value: Codable & Hashable, Shown: View>(
      id: String, for type: Value.Type = Value.self, @ViewBuilder content: @escaping (Binding<Value>) -> Shown,
      defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, Shown> {
      self.init { PresentedWindowContent(content: content, defaultValue: defaultValue) }
    }

    /// Creates a group of windows that show a value each, with a title and a default value.
    public init<Value: Codable & Hashable, Shown: View>(
      _ title: some StringProtocol, id: String? = nil, for type: Value.Type = Value.self,
      @ViewBuilder content: @escaping (Binding<Value>) -> Shown, defaultValue: @escaping () -> Value
    ) where Content == PresentedWindowContent<Value, Shown> {
      self.init { PresentedWindowContent(content: content, defaultValue: defaultValue) }
    }
  }

  /// The content of a window that shows a value; the window keeps the value.
  public struct PresentedWindowContent<Value: Codable & Hashable, Content: View>: View {
    @State private var value: Value?
    private let content: (Binding<Value?>) -> Content

    init(content: @escaping (Binding<Value?>) -> Content) { self.content = content }

    init(content: @escaping (Binding<Value>) -> Content, defaultValue: () -> Value) {
      // Asked once: it may be a new identifier each time.
      let first = defaultValue()
      _value = State(initialValue: first)
      self.content = { value in
        content(Binding(get: { value.wrappedValue ?? first }, set: { value.wrappedValue = $0 }))
      }
    }

    /// The view of the window.
    public var body: some View { content($value) }
  }
#endif
