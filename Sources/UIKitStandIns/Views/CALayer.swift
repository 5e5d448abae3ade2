#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for what is below a view's content.
  @preconcurrency @MainActor
  open class CALayer: NSObject {
    /// Creates a layer.
    public override init() { super.init() }
    /// How round the corners are.
    open var cornerRadius: CGFloat = 0
    /// Whether what is outside is cut off.
    open var masksToBounds = false
    /// How wide the border is.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor?
    /// The colour of the shadow.
    open var shadowColor: CGColor?
    /// How much the shadow hides.
    open var shadowOpacity: Float = 0
    /// How wide the shadow is.
    open var shadowRadius: CGFloat = 0
    /// Where the shadow is.
    open var shadowOffset = CGSize.zero
    /// The shape of the shadow.
    open var shadowPath: CGPath?
    /// Which corners are round.
    open var maskedCorners = CACornerMask(rawValue: 15)
    /// How corners are round.
    open var cornerCurve = CALayerCornerCurve.circular
    /// Where it is.
    open var frame = CGRect.zero
    /// Where it is in itself.
    open var bounds = CGRect.zero
    /// Its middle.
    open var position = CGPoint.zero
    /// How much of what is behind it is hidden.
    open var opacity: Float = 1
    /// Whether it is hidden.
    open var isHidden = false
    /// The colour.
    open var backgroundColor: CGColor?
    /// What is left of it.
    open var mask: CALayer?
    /// Its name.
    open var name: String?
    /// What is in front.
    open var zPosition: CGFloat = 0
    /// Whether it is drawn once.
    open var shouldRasterize = false
    /// How fine it is drawn then.
    open var rasterizationScale: CGFloat = 1
    /// The layers inside.
    open private(set) var sublayers: [CALayer]?
    /// The layer that contains it.
    open private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]
    /// Adds a layer.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    /// Adds a layer.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
      layer.removeFromSuperlayer()
      layer.superlayer = self
      var layers = sublayers ?? []
      layers.insert(layer, at: min(Int(idx), layers.count))
      sublayers = layers
    }
    /// Takes the layer away.
    open func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      superlayer = nil
    }
    /// Moves the layer, which nobody sees.
    open func add(_ anim: CAAnimation, forKey key: String?) { animations[key ?? ""] = anim }
    /// Ends a movement.
    open func removeAnimation(forKey key: String) { animations[key] = nil }
    /// Ends all movements.
    open func removeAllAnimations() { animations = [:] }
    /// A movement.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// Has it drawn again.
    open func setNeedsDisplay() {}
    /// Has it laid out again.
    open func setNeedsLayout() {}
    /// Lays it out.
    open func layoutIfNeeded() {}
  }
#endif
