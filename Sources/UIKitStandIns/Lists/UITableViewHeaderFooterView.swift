#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the header or footer of a section.
  open class UITableViewHeaderFooterView: UIView {
    /// The text.
    open lazy var textLabel: UILabel? = UILabel()
    /// The secondary text.
    open lazy var detailTextLabel: UILabel? = UILabel()
    /// The view that contains the content.
    open lazy var contentView = UIView()
    /// The view behind the content.
    open var backgroundView: UIView?
    /// The configuration of the content.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The configuration of the background.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// The reuse identifier.
    public let reuseIdentifier: String?
    /// Creates a header or footer.
    public init(reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: .zero)
    }
    /// Creates a header or footer.
    public override convenience init(frame: CGRect) { self.init(reuseIdentifier: nil) }
    /// Creates a header or footer from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      reuseIdentifier = nil
      super.init(coder: coder)
    }
    /// Prepares the view for reuse. A simulation does not call it.
    open func prepareForReuse() {}
  }

  extension UITableView {
    /// Registers a class for headers and footers. Has no effect.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    /// Registers a nib for headers and footers. Has no effect: simulations do not have nibs.
    public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {}
    /// Returns a header or footer.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
      UITableViewHeaderFooterView(reuseIdentifier: identifier)
    }
    /// Returns the visible header of a section: always nil.
    public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
    /// Returns the visible footer of a section: always nil.
    public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { nil }
  }
#endif
