#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a Core Animation layer.
  @preconcurrency @MainActor
  open class CALayer: NSObject {
    /// Creates a layer.
    public override init() { super.init() }
    /// The corner radius.
    open var cornerRadius: CGFloat = 0
    /// Whether sublayers are clipped to the bounds.
    open var masksToBounds = false
    /// The width of the border.
    open var borderWidth: CGFloat = 0
    /// The colour of the border.
    open var borderColor: CGColor?
    /// The colour of the shadow.
    open var shadowColor: CGColor?
    /// The opacity of the shadow.
    open var shadowOpacity: Float = 0
    /// The blur radius of the shadow.
    open var shadowRadius: CGFloat = 0
    /// The offset of the shadow.
    open var shadowOffset = CGSize.zero
    /// The path of the shadow.
    open var shadowPath: CGPath?
    /// The corners to which the radius applies.
    open var maskedCorners = CACornerMask(rawValue: 15)
    /// The curve of the corners.
    open var cornerCurve = CALayerCornerCurve.circular
    /// The frame in the superlayer's coordinates.
    open var frame = CGRect.zero
    /// The bounds in the layer's coordinates.
    open var bounds = CGRect.zero
    /// The position of the centre.
    open var position = CGPoint.zero
    /// The opacity, from 0 to 1.
    open var opacity: Float = 1
    /// Whether the layer is hidden.
    open var isHidden = false
    /// The background colour.
    open var backgroundColor: CGColor?
    /// The layer whose alpha masks this layer's content.
    open var mask: CALayer?
    /// The name.
    open var name: String?
    /// The position on the z-axis.
    open var zPosition: CGFloat = 0
    /// Whether the layer is rendered as a bitmap.
    open var shouldRasterize = false
    /// The scale of the rendered bitmap.
    open var rasterizationScale: CGFloat = 1
    /// The content, such as an image.
    open var contents: Any?
    /// How the content fits.
    open var contentsGravity = CALayerContentsGravity.resize
    /// The scale of the content.
    open var contentsScale: CGFloat = 1
    /// The transform.
    open var transform = CATransform3DIdentity
    /// The transform of the sublayers.
    open var sublayerTransform = CATransform3DIdentity
    /// The point of the bounds that is at the position.
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    /// Whether the layer has no transparency.
    open var isOpaque = false
    /// Whether the back of the layer is visible.
    open var isDoubleSided = true
    /// Sets the affine transform.
    open func setAffineTransform(_ m: CGAffineTransform) {
      transform = CATransform3DIdentity
      (transform.m11, transform.m12, transform.m21, transform.m22) = (m.a, m.b, m.c, m.d)
      (transform.m41, transform.m42) = (m.tx, m.ty)
    }
    /// Inserts a sublayer below another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
      insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }
    /// Inserts a sublayer above another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
      let index = (sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 }
      insertSublayer(layer, at: UInt32(index ?? sublayers?.count ?? 0))
    }
    /// The sublayers.
    open private(set) var sublayers: [CALayer]?
    /// The superlayer.
    open private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]
    /// Appends a sublayer.
    open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }
    /// Inserts a sublayer at an index.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
      layer.removeFromSuperlayer()
      layer.superlayer = self
      var layers = sublayers ?? []
      layers.insert(layer, at: min(Int(idx), layers.count))
      sublayers = layers
    }
    /// Removes the layer from its superlayer.
    open func removeFromSuperlayer() {
      superlayer?.sublayers?.removeAll { $0 === self }
      superlayer = nil
    }
    /// Adds an animation. Nothing moves, and the animation ends in virtual time.
    open func add(_ anim: CAAnimation, forKey key: String?) {
      let key = key ?? ""
      removeAnimation(forKey: key)
      animations[key] = anim
      let seconds = anim.secondsInAll
      CATransaction.wait(seconds)
      guard let delegate = anim.delegate else { return }
      AnimationEnd.wait(0) { _ in delegate.animationDidStart(anim) }
      AnimationEnd.wait(seconds) { [weak self] _ in
        guard let self, animations[key] === anim else { return }
        if anim.isRemovedOnCompletion { animations[key] = nil }
        delegate.animationDidStop(anim, finished: true)
      }
    }
    /// Removes an animation, which does not finish.
    open func removeAnimation(forKey key: String) {
      guard let anim = animations.removeValue(forKey: key), let delegate = anim.delegate else { return }
      AnimationEnd.wait(0) { _ in delegate.animationDidStop(anim, finished: false) }
    }
    /// Removes all animations.
    open func removeAllAnimations() { for key in animations.keys.sorted() { removeAnimation(forKey: key) } }
    /// Returns the animation with a key.
    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    /// Draws the layer. Has no effect.
    open func render(in ctx: CGContext) {}
    /// Schedules drawing. Has no effect.
    open func setNeedsDisplay() {}
    /// Schedules a layout. Has no effect.
    open func setNeedsLayout() {}
    /// Draws the content. A simulation does not call it.
    open func draw(in ctx: CGContext) {}
    /// Lays out the sublayers. A simulation does not call it.
    open func layoutSublayers() {}
    /// Lays out the layer immediately. Has no effect.
    open func layoutIfNeeded() {}
  }
#endif
