#if os(Linux) || os(macOS)
  import Foundation

  /// What assistive technologies say that an element is.
  public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt64
    /// Creates an option set from its raw value.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// None.
    public static let none = UIAccessibilityTraits([])
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 2)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 4)
    /// Selected.
    public static let selected = UIAccessibilityTraits(rawValue: 8)
    /// It makes a sound.
    public static let playsSound = UIAccessibilityTraits(rawValue: 16)
    /// A key of a keyboard.
    public static let keyboardKey = UIAccessibilityTraits(rawValue: 32)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 64)
    /// A summary of the app's state.
    public static let summaryElement = UIAccessibilityTraits(rawValue: 128)
    /// Disabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 256)
    /// It changes often.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 512)
    /// A search field.
    public static let searchField = UIAccessibilityTraits(rawValue: 1024)
    /// It starts media.
    public static let startsMediaSession = UIAccessibilityTraits(rawValue: 2048)
    /// Its value can be changed.
    public static let adjustable = UIAccessibilityTraits(rawValue: 4096)
    /// Touches reach it directly.
    public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 8192)
    /// It turns a page.
    public static let causesPageTurn = UIAccessibilityTraits(rawValue: 16384)
    /// A tab bar.
    public static let tabBar = UIAccessibilityTraits(rawValue: 32768)
    /// A header.
    public static let header = UIAccessibilityTraits(rawValue: 65536)
  }

  /// An action that assistive technologies offer. A simulation does not perform it.
  @preconcurrency @MainActor
  open class UIAccessibilityCustomAction: NSObject {
    /// What performs an action, and returns whether it did.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    /// The name.
    open var name: String
    /// What performs the action.
    open var actionHandler: Handler?
    /// Creates an action.
    public init(name: String, actionHandler: Handler?) { (self.name, self.actionHandler) = (name, actionHandler) }
    /// Creates an action with a method.
    public convenience init(name: String, target: Any?, selector: Selector) {
      self.init(name: name, actionHandler: nil)
    }
  }
#endif
