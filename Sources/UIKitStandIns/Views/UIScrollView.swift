#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a view that is larger than its frame.
  open class UIScrollView: UIView {
    /// How large the content is.
    open var contentSize = CGSize.zero
    /// Which part is seen.
    open var contentOffset = CGPoint.zero
    /// The space around.
    open var contentInset = UIEdgeInsets.zero
    /// Whether it can be moved.
    open var isScrollEnabled = true
    /// Moves it.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { self.contentOffset = contentOffset }
  }

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
    }
    /// The direction.
    open var axis = NSLayoutConstraint.Axis.horizontal
    /// The space between.
    open var spacing: CGFloat = 0
    /// How views lie across.
    open var alignment = Alignment.fill
    /// How views share the space.
    open var distribution = Distribution.fill
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

  /// Stands in for a table, whose rows nobody taps.
  open class UITableView: UIScrollView {
    /// What a table looks like.
    public enum Style: Int, Sendable {
      /// Rows.
      case plain = 0
      /// Groups.
      case grouped = 1
      /// Groups with a margin.
      case insetGrouped = 2
    }
    /// What gives it its rows; held weakly.
    open weak var dataSource: (any UITableViewDataSource)?
    /// What hears of it; held weakly.
    open weak var delegate: (any UITableViewDelegate)?
    /// How high rows are.
    open var rowHeight: CGFloat = -1
    /// Below the rows.
    open var tableFooterView: UIView?
    /// Above the rows.
    open var tableHeaderView: UIView?
    /// Creates a table.
    public convenience init(frame: CGRect, style: Style) { self.init(frame: frame) }
    /// Says of which class rows are.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    /// Takes a row.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { UITableViewCell() }
    /// Takes a row.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    /// Asks for the rows again.
    open func reloadData() {}
    /// Lets a row be chosen no more.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  }

  /// Stands in for a row of a table.
  open class UITableViewCell: UIView {
    /// What a row looks like.
    public enum CellStyle: Int, Sendable {
      /// A text.
      case `default` = 0
      /// Two texts beside each other.
      case value1 = 1
      /// Two texts below each other.
      case subtitle = 3
    }
    /// The first text.
    open lazy var textLabel: UILabel? = UILabel()
    /// The second text.
    open lazy var detailTextLabel: UILabel? = UILabel()
    /// The views of the row.
    open lazy var contentView = UIView()
    /// Creates a row.
    public convenience init(style: CellStyle, reuseIdentifier: String?) { self.init(frame: .zero) }
  }

  /// What gives a table its rows.
  @preconcurrency @MainActor
  public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows there are.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are.
    func numberOfSections(in tableView: UITableView) -> Int
  }

  extension UITableViewDataSource {
    /// Stands in for an app that does not implement the method.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  }

  /// What hears of a table.
  @preconcurrency @MainActor
  public protocol UITableViewDelegate: NSObjectProtocol {
    /// The user chose a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  }

  extension UITableViewDelegate {
    /// Stands in for an app that does not implement the method.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }

  /// Stands in for a screen with a table.
  open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The table.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView! = UITableView()
    /// Creates a screen.
    public convenience init(style: UITableView.Style) { self.init(nibName: nil, bundle: nil) }
    /// How many rows there are.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// A row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    /// How many sections there are.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// The user chose a row.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }

  extension IndexPath {
    /// The row.
    public var row: Int { last ?? 0 }
    /// The section.
    public var section: Int { first ?? 0 }
    /// Creates a path to a row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  }
#endif
