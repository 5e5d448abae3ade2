#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a stack view.
  open class UIStackView: UIView {
    /// The alignment across the axis.
    public enum Alignment: Int, Sendable {
      /// Fills the stack.
      case fill = 0
      /// At the leading edge.
      case leading = 1
      /// Centred.
      case center = 3
      /// At the trailing edge.
      case trailing = 4
      /// At the first baseline.
      case firstBaseline = 2
      /// At the last baseline.
      case lastBaseline = 5
      /// At the top edge.
      public static let top = Alignment.leading
      /// At the bottom edge.
      public static let bottom = Alignment.trailing
    }
    /// The distribution along the axis.
    public enum Distribution: Int, Sendable {
      /// Fills the stack.
      case fill = 0
      /// Equal sizes.
      case fillEqually = 1
      /// Sizes in proportion to the content.
      case fillProportionally = 2
      /// Equal spacing.
      case equalSpacing = 3
      /// Equal distances between centres.
      case equalCentering = 4
    }
    /// The axis.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// The spacing between views.
    open var spacing: CGFloat = 0
    /// The alignment across the axis.
    open var alignment = Alignment.fill
    /// The distribution along the axis.
    open var distribution = Distribution.fill
    /// Whether the layout is relative to the margins.
    open var isLayoutMarginsRelativeArrangement = false
    /// Sets the spacing after a view. Has no effect.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
    /// Inserts an arranged view at an index.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
      addSubview(view)
    }
    /// The arranged views.
    open private(set) var arrangedSubviews: [UIView] = []
    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }
    /// Appends an arranged view.
    open func addArrangedSubview(_ view: UIView) {
      arrangedSubviews.append(view)
      addSubview(view)
    }
    /// Removes an arranged view.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  }
#endif
