#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a view through which what is behind shines.
  open class UIVisualEffectView: UIView {
    /// What it does.
    open var effect: UIVisualEffect?
    /// The views inside.
    open lazy var contentView = UIView()
    /// Creates a view.
    public init(effect: UIVisualEffect?) {
      super.init(frame: .zero)
      self.effect = effect
    }
    /// Creates a view.
    public convenience override init(frame: CGRect) {
      self.init(effect: nil)
      self.frame = frame
    }
    /// Creates a view from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Stands in for what a view does with what is behind.
  @preconcurrency @MainActor
  open class UIVisualEffect: NSObject {}

  /// Stands in for what is out of focus.
  open class UIBlurEffect: UIVisualEffect {
    /// How it looks.
    public enum Style: Int, Sendable {
      /// The style of that name.
      case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
      /// The style of that name.
      case systemThickMaterial, systemChromeMaterial
      /// The light style of that name.
      case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
      /// The light style of that name.
      case systemChromeMaterialLight
      /// The dark style of that name.
      case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
      /// The dark style of that name.
      case systemChromeMaterialDark
    }
    /// Creates an effect.
    public convenience init(style: Style) { self.init() }
  }

  /// Stands in for colours over what is out of focus.
  open class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect.
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
  }

  /// Stands in for a file with views, which simulations do not have.
  @preconcurrency @MainActor
  open class UINib: NSObject {
    /// Names a file.
    public convenience init(nibName name: String, bundle bundleOrNil: Bundle?) { self.init() }
  }
#endif
