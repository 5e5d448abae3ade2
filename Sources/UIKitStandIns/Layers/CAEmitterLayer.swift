#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a layer of moving particles, such as confetti. Nothing is drawn.
  open class CAEmitterLayer: CALayer {
    /// The particles.
    open var emitterCells: [CAEmitterCell]?
    /// Where they begin.
    open var emitterPosition = CGPoint.zero
    /// The size of the place where they begin.
    open var emitterSize = CGSize.zero
    /// The shape of the place where they begin.
    open var emitterShape = CAEmitterLayerEmitterShape.point
    /// The part of the shape where they begin.
    open var emitterMode = CAEmitterLayerEmitterMode.volume
    /// The order in which they are drawn.
    open var renderMode = CAEmitterLayerRenderMode.unordered
    /// The factor of how many begin in a second.
    open var birthRate: Float = 1
    /// The factor of how long they live.
    open var lifetime: Float = 1
    /// The factor of their speed.
    open var velocity: Float = 1
    /// The factor of their size.
    open var scale: Float = 1
    /// The factor of their rotation.
    open var spin: Float = 1
  }

  /// The particles of a layer.
  open class CAEmitterCell: NSObject {
    /// The name.
    open var name: String?
    /// The image.
    open var contents: Any?
    /// The colour.
    open var color: CGColor?
    /// How many begin in a second.
    open var birthRate: Float = 0
    /// How long they live.
    open var lifetime: Float = 0
    /// How much that differs.
    open var lifetimeRange: Float = 0
    /// The speed.
    open var velocity: CGFloat = 0
    /// How much it differs.
    open var velocityRange: CGFloat = 0
    /// The acceleration to the right.
    open var xAcceleration: CGFloat = 0
    /// The acceleration to the bottom.
    open var yAcceleration: CGFloat = 0
    /// The direction.
    open var emissionLongitude: CGFloat = 0
    /// How much it differs.
    open var emissionRange: CGFloat = 0
    /// The size.
    open var scale: CGFloat = 1
    /// How much it differs.
    open var scaleRange: CGFloat = 0
    /// How it changes.
    open var scaleSpeed: CGFloat = 0
    /// The rotation.
    open var spin: CGFloat = 0
    /// How much it differs.
    open var spinRange: CGFloat = 0
    /// How the opacity changes.
    open var alphaSpeed: Float = 0
    /// How much the opacity differs.
    open var alphaRange: Float = 0
    /// Creates particles.
    public override init() { super.init() }
  }

  /// The shape of the place where particles begin.
  public struct CAEmitterLayerEmitterShape: Hashable, Sendable {
    private let name: String
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(name: "point")
    /// A line.
    public static let line = CAEmitterLayerEmitterShape(name: "line")
    /// A rectangle.
    public static let rectangle = CAEmitterLayerEmitterShape(name: "rectangle")
    /// A circle.
    public static let circle = CAEmitterLayerEmitterShape(name: "circle")
    /// A sphere.
    public static let sphere = CAEmitterLayerEmitterShape(name: "sphere")
  }

  /// The part of a shape where particles begin.
  public struct CAEmitterLayerEmitterMode: Hashable, Sendable {
    private let name: String
    /// The corners.
    public static let points = CAEmitterLayerEmitterMode(name: "points")
    /// The edges.
    public static let outline = CAEmitterLayerEmitterMode(name: "outline")
    /// The surface.
    public static let surface = CAEmitterLayerEmitterMode(name: "surface")
    /// Everywhere.
    public static let volume = CAEmitterLayerEmitterMode(name: "volume")
  }

  /// The order in which particles are drawn.
  public struct CAEmitterLayerRenderMode: Hashable, Sendable {
    private let name: String
    /// Any.
    public static let unordered = CAEmitterLayerRenderMode(name: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(name: "oldestFirst")
    /// The oldest last.
    public static let oldestLast = CAEmitterLayerRenderMode(name: "oldestLast")
    /// From back to front.
    public static let backToFront = CAEmitterLayerRenderMode(name: "backToFront")
    /// With their colours added up.
    public static let additive = CAEmitterLayerRenderMode(name: "additive")
  }
#endif
