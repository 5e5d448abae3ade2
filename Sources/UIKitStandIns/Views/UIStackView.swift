#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for views below or beside one another.
  open class UIStackView: UIView {
    /// How views lie across.
    public enum Alignment: Int, Sendable {
      /// They fill the space.
      case fill = 0
      /// At the beginning.
      case leading = 1
      /// In the middle.
      case center = 3
      /// At the end.
      case trailing = 4
      /// At the first line.
      case firstBaseline = 2
      /// At the last line.
      case lastBaseline = 5
      /// Above.
      public static let top = Alignment.leading
      /// Below.
      public static let bottom = Alignment.trailing
    }
    /// How views share the space.
    public enum Distribution: Int, Sendable {
      /// They fill it.
      case fill = 0
      /// Each has the same.
      case fillEqually = 1
      /// As their content has it.
      case fillProportionally = 2
      /// The space between is the same.
      case equalSpacing = 3
      /// Their middles are equally far from each other.
      case equalCentering = 4
    }
    /// The direction.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// The space between.
    open var spacing: CGFloat = 0
    /// How views lie across.
    open var alignment = Alignment.fill
    /// How views share the space.
    open var distribution = Distribution.fill
    /// Whether margins count.
    open var isLayoutMarginsRelativeArrangement = false
    /// Sets the space behind a view.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
    /// Puts a view at a place.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
      arrangedSubviews.insert(view, at: min(max(0, stackIndex), arrangedSubviews.count))
      addSubview(view)
    }
    /// The views.
    open private(set) var arrangedSubviews: [UIView] = []
    /// Creates a stack.
    public convenience init(arrangedSubviews views: [UIView]) {
      self.init(frame: .zero)
      for view in views { addArrangedSubview(view) }
    }
    /// Adds a view.
    open func addArrangedSubview(_ view: UIView) {
      arrangedSubviews.append(view)
      addSubview(view)
    }
    /// Takes a view away.
    open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  }
#endif
