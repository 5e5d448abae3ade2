#if os(Linux) || os(macOS)
  import Foundation

  extension NSValue {
    /// Creates a value with a rectangle.
    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
    /// Creates a value with a point.
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
    /// Creates a value with a size.
    public convenience init(cgSize size: CGSize) { self.init(size: size) }
    /// The rectangle in the value; an empty one if it has something else.
    public var cgRectValue: CGRect { has(NSValue(rect: .zero)) ? rectValue : .zero }
    /// The point in the value; the origin if it has something else.
    public var cgPointValue: CGPoint { has(NSValue(point: .zero)) ? pointValue : .zero }
    /// The size in the value; an empty one if it has something else.
    public var cgSizeValue: CGSize { has(NSValue(size: .zero)) ? sizeValue : .zero }

    private func has(_ sample: NSValue) -> Bool { String(cString: objCType) == String(cString: sample.objCType) }
  }
#endif
