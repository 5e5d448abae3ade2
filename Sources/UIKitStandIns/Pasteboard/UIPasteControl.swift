#if os(Linux) || os(macOS)
  import Foundation
  #if os(Linux)
    import FoundationStandIns
  #endif

  /// What can be pasted into an object.
  open class UIPasteConfiguration: NSObject {
    /// The types.
    open var acceptableTypeIdentifiers: [String]

    /// Creates a configuration for some types.
    public init(acceptableTypeIdentifiers: [String]) { self.acceptableTypeIdentifiers = acceptableTypeIdentifiers }
    /// Creates a configuration for objects of a class.
    public convenience init(forAccepting aClass: Any.Type) {
      let isLink = aClass == NSURL.self || aClass == URL.self
      self.init(acceptableTypeIdentifiers: [isLink ? "public.url" : "public.utf8-plain-text"])
    }
    /// Adds types.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
      self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    /// Adds the types of a class.
    open func addTypeIdentifiers(forAccepting aClass: Any.Type) {
      acceptableTypeIdentifiers += UIPasteConfiguration(forAccepting: aClass).acceptableTypeIdentifiers
    }
  }

  /// An object into which something can be pasted.
  @preconcurrency @MainActor
  public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What can be pasted.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes items.
    func paste(itemProviders: [NSItemProvider])
    /// Returns whether items can be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
  }

  extension UIPasteConfigurationSupporting {
    /// The default implementation, for an app that does not implement the method.
    public func paste(itemProviders: [NSItemProvider]) {}
    /// Whether an item has one of the types.
    public func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
      let types = pasteConfiguration?.acceptableTypeIdentifiers ?? []
      return itemProviders.contains { item in types.contains { item.hasItemConformingToTypeIdentifier($0) } }
    }
  }

  /// Stands in for a button that pastes without a question to the user. Nobody taps it.
  open class UIPasteControl: UIControl {
    /// The looks of the button.
    public struct Configuration {
      /// What the button shows.
      public var displayMode = DisplayMode.iconAndLabel
      /// The shape of the corners.
      public var cornerStyle = CornerStyle.dynamic
      /// The radius of the corners.
      public var cornerRadius: CGFloat = 0
      /// The colour of the text.
      public var baseForegroundColor: UIColor?
      /// The colour of the button.
      public var baseBackgroundColor: UIColor?
      /// Creates the usual looks.
      public init() {}
    }
    /// What a button shows.
    public enum DisplayMode: UInt, Sendable {
      /// An icon and a text.
      case iconAndLabel = 0
      /// An icon.
      case iconOnly = 1
      /// A text.
      case labelOnly = 2
    }
    /// The shape of the corners.
    public enum CornerStyle: Int, Sendable {
      /// With a radius that depends on the size of the text.
      case dynamic = 0
      /// With the given radius.
      case fixed = 1
      /// Half a circle.
      case capsule = 2
    }

    /// The looks of the button.
    public let configuration: Configuration
    /// Into what the button pastes; held weakly.
    open weak var target: (any UIPasteConfigurationSupporting)?

    /// Creates a button.
    public init(configuration: Configuration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    /// Creates a button with the usual looks.
    public override convenience init(frame: CGRect) { self.init(configuration: Configuration()) }
    /// Creates a button from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      configuration = Configuration()
      super.init(coder: coder)
    }
  }
#endif
