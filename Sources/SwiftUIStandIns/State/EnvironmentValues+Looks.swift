#if os(Linux) || os(macOS)
  import Foundation

  // What views ask of a device that has its usual settings.
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
    /// How large letters are.
    public var dynamicTypeSize: DynamicTypeSize {
      get { self[DynamicTypeSizeKey.self] }
      set { self[DynamicTypeSizeKey.self] = newValue }
    }
    /// The font.
    public var font: Font? {
      get { self[FontKey.self] }
      set { self[FontKey.self] = newValue }
    }
    /// The user's time zone.
    public var timeZone: TimeZone {
      get { self[TimeZoneKey.self] }
      set { self[TimeZoneKey.self] = newValue }
    }
    /// How many lines a text has.
    public var lineLimit: Int? {
      get { self[LineLimitKey.self] }
      set { self[LineLimitKey.self] = newValue }
    }
    /// Why a view is a placeholder.
    public var redactionReasons: RedactionReasons? {
      get { self[RedactionKey.self] }
      set { self[RedactionKey.self] = newValue }
    }
    /// Whether rows can be deleted and moved.
    public var editMode: Binding<EditMode>? {
      get { self[EditModeKey.self] }
      set { self[EditModeKey.self] = newValue }
    }
    /// Whether the user wants less movement.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether the user wants less to shine through.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether the screen is read aloud.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether the user wants more than colours.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether the user is looking for something.
    public var isSearching: Bool { false }
    /// Ends what the user is looking for.
    public var dismissSearch: DismissAction { DismissAction {} }
    /// Gets what is shown once more; nobody pulls.
    public var refresh: RefreshAction? { nil }
    /// Opens another window; a simulation has one.
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    /// Closes a window; a simulation has one.
    public var dismissWindow: OpenWindowAction { OpenWindowAction() }
    /// Whether several windows are possible.
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
    static var defaultValue: RedactionReasons? { nil }
  }

  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// The layout direction.
  public enum LayoutDirection: Hashable, CaseIterable, Sendable {
    /// From the left.
    case leftToRight
    /// From the right.
    case rightToLeft
  }

  /// Whether rows can be deleted and moved.
  public enum EditMode: Hashable, Sendable {
    /// They cannot.
    case inactive
    /// For a moment.
    case transient
    /// They can.
    case active
    /// Whether they can.
    public var isEditing: Bool { self != .inactive }
  }

  /// Gets what is shown once more.
  public struct RefreshAction: Sendable {
    /// Gets it.
    public func callAsFunction() async {}
  }

  /// Opens or closes another window; a simulation has one.
  public struct OpenWindowAction: Sendable {
    /// Opens or closes a window.
    public func callAsFunction(id: String) {}
    /// Opens or closes a window.
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  }

  /// A number that follows the size of letters, which is the usual one.
  @propertyWrapper
  public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The number.
    public let wrappedValue: Value
    /// Creates a number.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a number.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
  }
#endif
