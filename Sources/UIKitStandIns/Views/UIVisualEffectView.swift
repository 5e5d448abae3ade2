#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a view with a visual effect.
  open class UIVisualEffectView: UIView {
    /// The effect.
    open var effect: UIVisualEffect?
    /// The view that contains the content.
    open lazy var contentView = UIView()
    /// Creates a view with an effect.
    public init(effect: UIVisualEffect?) {
      super.init(frame: .zero)
      self.effect = effect
    }
    /// Creates a view without an effect.
    public convenience override init(frame: CGRect) {
      self.init(effect: nil)
      self.frame = frame
    }
    /// Creates a view from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  /// Stands in for a visual effect.
  @preconcurrency @MainActor
  open class UIVisualEffect: NSObject {}

  /// Stands in for a blur effect.
  open class UIBlurEffect: UIVisualEffect {
    /// The style of a blur effect.
    public enum Style: Int, Sendable {
      /// A blur style.
      case extraLight, light, dark, regular = 4, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
      /// A blur style.
      case systemThickMaterial, systemChromeMaterial
      /// A light blur style.
      case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
      /// A light blur style.
      case systemChromeMaterialLight
      /// A dark blur style.
      case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
      /// A dark blur style.
      case systemChromeMaterialDark
    }
    /// Creates a blur effect. The style is ignored.
    public convenience init(style: Style) { self.init() }
  }

  /// Stands in for a vibrancy effect.
  open class UIVibrancyEffect: UIVisualEffect {
    /// Creates a vibrancy effect.
    public convenience init(blurEffect: UIBlurEffect) { self.init() }
  }
#endif
