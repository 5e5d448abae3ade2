#if os(Linux) || os(macOS)
  import Foundation

  // Constraints are not evaluated, so the distance that the system chooses does not matter.
  extension NSLayoutXAxisAnchor {
    /// Returns a constraint to a distance that the system chooses.
    public func constraint(
      equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Returns a constraint to a least distance that the system chooses.
    public func constraint(
      greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Returns a constraint to a greatest distance that the system chooses.
    public func constraint(
      lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }

  extension NSLayoutYAxisAnchor {
    /// Returns a constraint to a distance that the system chooses.
    public func constraint(
      equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Returns a constraint to a least distance that the system chooses.
    public func constraint(
      greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Returns a constraint to a greatest distance that the system chooses.
    public func constraint(
      lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { NSLayoutConstraint() }
  }
#endif
