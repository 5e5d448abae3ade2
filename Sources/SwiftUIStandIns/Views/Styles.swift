#if os(Linux) || os(macOS)
  import Foundation

  // How controls and containers look. Nobody sees it, so that all values are alike.

  /// How rows look.
  public struct ListStyles: Hashable, Sendable {
    /// The value of that name.
    public static let plain = ListStyles()
    /// The value of that name.
    public static let inset = ListStyles()
    /// The value of that name.
    public static let grouped = ListStyles()
    /// The value of that name.
    public static let insetGrouped = ListStyles()
    /// The value of that name.
    public static let sidebar = ListStyles()
    /// The value of that name.
    public static let automatic = ListStyles()
  }

  /// How a button looks.
  public struct ButtonStyles: Hashable, Sendable {
    /// The value of that name.
    public static let plain = ButtonStyles()
    /// The value of that name.
    public static let bordered = ButtonStyles()
    /// The value of that name.
    public static let borderedProminent = ButtonStyles()
    /// The value of that name.
    public static let borderless = ButtonStyles()
    /// The value of that name.
    public static let automatic = ButtonStyles()
  }

  /// How a choice looks.
  public struct PickerStyles: Hashable, Sendable {
    /// The value of that name.
    public static let segmented = PickerStyles()
    /// The value of that name.
    public static let menu = PickerStyles()
    /// The value of that name.
    public static let wheel = PickerStyles()
    /// The value of that name.
    public static let inline = PickerStyles()
    /// The value of that name.
    public static let automatic = PickerStyles()
  }

  /// How a field looks.
  public struct TextFieldStyles: Hashable, Sendable {
    /// The value of that name.
    public static let roundedBorder = TextFieldStyles()
    /// The value of that name.
    public static let plain = TextFieldStyles()
    /// The value of that name.
    public static let automatic = TextFieldStyles()
  }

  /// How tabs look.
  public struct TabViewStyles: Hashable, Sendable {
    /// The value of that name.
    public static let automatic = TabViewStyles()
    /// The value of that name.
    public static let page = TabViewStyles()
  }

  /// How something looks that takes time.
  public struct ProgressViewStyles: Hashable, Sendable {
    /// The value of that name.
    public static let automatic = ProgressViewStyles()
    /// The value of that name.
    public static let circular = ProgressViewStyles()
    /// The value of that name.
    public static let linear = ProgressViewStyles()
  }

  /// How a stack looks.
  public struct NavigationViewStyles: Hashable, Sendable {
    /// The value of that name.
    public static let stack = NavigationViewStyles()
    /// The value of that name.
    public static let automatic = NavigationViewStyles()
  }

  /// How large a control is.
  public struct ControlSize: Hashable, Sendable {
    /// The value of that name.
    public static let mini = ControlSize()
    /// The value of that name.
    public static let small = ControlSize()
    /// The value of that name.
    public static let regular = ControlSize()
    /// The value of that name.
    public static let large = ControlSize()
  }

  /// How high a sheet is.
  public struct PresentationDetent: Hashable, Sendable {
    /// The value of that name.
    public static let medium = PresentationDetent()
    /// The value of that name.
    public static let large = PresentationDetent()
    /// A part of the screen.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent() }
    /// A height.
    public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
  }

  /// How a view comes and goes.
  public struct AnyTransition: Hashable, Sendable {
    /// The value of that name.
    public static let opacity = AnyTransition()
    /// The value of that name.
    public static let slide = AnyTransition()
    /// The value of that name.
    public static let identity = AnyTransition()
    /// The value of that name.
    public static let scale = AnyTransition()
    /// From an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  }

  /// How a field writes.
  public struct TextInputAutocapitalization: Hashable, Sendable {
    /// The value of that name.
    public static let never = TextInputAutocapitalization()
    /// The value of that name.
    public static let words = TextInputAutocapitalization()
    /// The value of that name.
    public static let sentences = TextInputAutocapitalization()
    /// The value of that name.
    public static let characters = TextInputAutocapitalization()
  }

  /// A keyboard.
  public struct UIKeyboardType: Hashable, Sendable {
    /// The value of that name.
    public static let emailAddress = UIKeyboardType()
    /// The value of that name.
    public static let numberPad = UIKeyboardType()
    /// The value of that name.
    public static let URL = UIKeyboardType()
    /// The value of that name.
    public static let phonePad = UIKeyboardType()
    /// The value of that name.
    public static let decimalPad = UIKeyboardType()
    /// The usual one.
    public static let `default` = UIKeyboardType()
  }
#endif
