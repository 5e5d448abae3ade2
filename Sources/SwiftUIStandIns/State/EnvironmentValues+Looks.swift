#if os(Linux) || os(macOS)
  import Foundation

  // Environment values of a device with default settings.
  extension EnvironmentValues {
    /// The number of pixels per point.
    public var displayScale: CGFloat {
      get { self[DisplayScaleKey.self] }
      set { self[DisplayScaleKey.self] = newValue }
    }
    /// The layout direction.
    public var layoutDirection: LayoutDirection {
      get { self[LayoutDirectionKey.self] }
      set { self[LayoutDirectionKey.self] = newValue }
    }
    /// The Dynamic Type size.
    public var dynamicTypeSize: DynamicTypeSize {
      get { self[DynamicTypeSizeKey.self] }
      set { self[DynamicTypeSizeKey.self] = newValue }
    }
    /// The default font.
    public var font: Font? {
      get { self[FontKey.self] }
      set { self[FontKey.self] = newValue }
    }
    /// The time zone.
    public var timeZone: TimeZone {
      get { self[TimeZoneKey.self] }
      set { self[TimeZoneKey.self] = newValue }
    }
    /// The maximum number of lines of a text.
    public var lineLimit: Int? {
      get { self[LineLimitKey.self] }
      set { self[LineLimitKey.self] = newValue }
    }
    /// The reasons for redacting the view.
    public var redactionReasons: RedactionReasons {
      get { self[RedactionKey.self] }
      set { self[RedactionKey.self] = newValue }
    }
    /// Whether lists are being edited.
    public var editMode: Binding<EditMode>? {
      get { self[EditModeKey.self] }
      set { self[EditModeKey.self] = newValue }
    }
    /// Whether Reduce Motion is on: never.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether Reduce Transparency is on: never.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether VoiceOver is on: never.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether Differentiate Without Color is on: never.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether a search is active: never.
    public var isSearching: Bool { false }
    /// Dismisses the search. Has no effect.
    public var dismissSearch: DismissAction { DismissAction {} }
    /// Refreshes the view: always nil.
    public var refresh: RefreshAction? { nil }
    /// Opens another window. Has no effect, since a simulation has one window.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window. Has no effect, since a simulation has one window.
    public var dismissWindow: OpenWindowAction { OpenWindowAction() }
    /// Whether the app supports several windows: never.
    public var supportsMultipleWindows: Bool { false }
  }

  private enum DisplayScaleKey: EnvironmentKey {
    static var defaultValue: CGFloat { 3 }
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  private enum DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }

  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  private enum TimeZoneKey: EnvironmentKey {
    static var defaultValue: TimeZone { .gmt }
  }

  private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  private enum RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// The layout direction.
  public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// Left to right.
    case leftToRight
    /// Right to left.
    case rightToLeft
  }

  /// Whether a list is being edited.
  public enum EditMode: Hashable, Sendable {
    /// Not editing.
    case inactive
    /// Editing temporarily.
    case transient
    /// Editing.
    case active
    /// Whether the list is being edited.
    public var isEditing: Bool { self != .inactive }
  }

  /// An action that refreshes a view.
  public struct RefreshAction: Sendable {
    /// Refreshes the view. Has no effect.
    public func callAsFunction() async {}
  }

  /// An action that opens or closes a window. Has no effect, since a simulation has one window.
  public struct OpenWindowAction: Sendable {
    /// Opens or closes a window. Has no effect.
    public func callAsFunction(id: String) {}
    /// Opens or closes a window. Has no effect.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
    /// Opens or closes a window. Has no effect.
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
  }

  /// A value that scales with Dynamic Type. The default size does not change it.
  @propertyWrapper
  public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The value.
    public let wrappedValue: Value
    /// Creates a value.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a value relative to a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
  }
#endif
