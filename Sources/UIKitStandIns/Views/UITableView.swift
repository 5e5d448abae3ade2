#if os(Linux) || os(macOS)
  import Foundation

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
    /// What it looks like.
    public let style: Style
    /// What gives it its rows; held weakly.
    open weak var dataSource: (any UITableViewDataSource)?
    /// The delegate; held weakly.
    open weak var delegate: (any UITableViewDelegate)?
    /// How high rows are.
    open var rowHeight: CGFloat = -1
    /// About how high rows are.
    open var estimatedRowHeight: CGFloat = -1
    /// How high headings are.
    open var sectionHeaderHeight: CGFloat = -1
    /// Space above headings.
    open var sectionHeaderTopPadding: CGFloat = -1
    /// How lines between rows look.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of lines between rows.
    open var separatorColor: UIColor?
    /// Where lines between rows begin.
    open var separatorInset = UIEdgeInsets.zero
    /// Whether a row can be chosen.
    open var allowsSelection = true
    /// Whether several rows can be chosen.
    open var allowsMultipleSelection = false
    /// What is behind the rows.
    open var backgroundView: UIView?
    /// The row that is chosen.
    open private(set) var indexPathForSelectedRow: IndexPath?
    /// The height that rows have of themselves.
    public static let automaticDimension: CGFloat = -1
    /// Below the rows.
    open var tableFooterView: UIView?
    /// Above the rows.
    open var tableHeaderView: UIView?
    /// Creates a table.
    public init(frame: CGRect, style: Style) {
      self.style = style
      super.init(frame: frame)
    }
    /// Creates a table.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// Creates a table from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      style = .plain
      super.init(coder: coder)
    }
    /// Says of which class rows are.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    /// Says which file rows come from, which simulations do not have.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    /// Takes a row.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// Takes a row.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// A row that is seen; none is.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    /// Chooses a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      indexPathForSelectedRow = indexPath
    }
    /// Moves to a row.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Asks for rows again.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Asks for sections again.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Adds rows.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Takes rows away.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Begins several changes.
    open func beginUpdates() {}
    /// Ends several changes.
    open func endUpdates() {}
    /// Where rows stop.
    public enum ScrollPosition: Int, Sendable {
      /// Anywhere.
      case none = 0
      /// Above.
      case top = 1
      /// In the middle.
      case middle = 2
      /// Below.
      case bottom = 3
    }
    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
      /// The value of that name.
      case fade, right, left, top, bottom, none, middle
      /// The value of that name.
      case automatic = 100
    }
    /// Asks for the rows again.
    open func reloadData() {}
    /// Lets a row be chosen no more.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
      if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }
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
    /// What stands at the end of a row.
    public enum AccessoryType: Int, Sendable {
      /// The value of that name.
      case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// How a chosen row looks.
    public enum SelectionStyle: Int, Sendable {
      /// The value of that name.
      case none, blue, gray, `default`
    }
    /// How lines between rows look.
    public enum SeparatorStyle: Int, Sendable {
      /// The value of that name.
      case none, singleLine
    }
    /// What stands at the end.
    open var accessoryType = AccessoryType.none
    /// The view at the end.
    open var accessoryView: UIView?
    /// How the row looks while it is chosen.
    open var selectionStyle = SelectionStyle.default
    /// The image.
    open lazy var imageView: UIImageView? = UIImageView()
    /// Whether it is chosen.
    open var isSelected = false
    /// What it shows.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The name under which it is kept.
    public let reuseIdentifier: String?
    /// Creates a row.
    public init(style: CellStyle, reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init(frame: .zero)
    }
    /// Creates a row from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      reuseIdentifier = nil
      super.init(coder: coder)
    }
    /// Creates a row.
    public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    /// The row is about to be used again.
    open func prepareForReuse() {}
    /// The row is chosen, or no more.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  }

  /// What gives a table its rows.
  @preconcurrency @MainActor
  public protocol UITableViewDataSource: NSObjectProtocol {
    /// How many rows there are.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections.
    func numberOfSections(in tableView: UITableView) -> Int
    /// What a heading says.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  }

  extension UITableViewDataSource {
    /// The default implementation, for an app that does not implement the method.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// The default implementation, for an app that does not implement the method.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  }

  /// What hears of a table.
  @preconcurrency @MainActor
  public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// The user chose a row.
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
    /// How high a row is.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// How high a heading is.
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
    /// A heading.
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
    /// A row is about to be seen.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// What a row hides at its end.
    func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
  }

  extension UITableViewDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
      -> UISwipeActionsConfiguration?
    { nil }
    /// The default implementation, for an app that does not implement the method.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
    /// The default implementation, for an app that does not implement the method.
    public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { -1 }
    /// The default implementation, for an app that does not implement the method.
    public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// The default implementation, for an app that does not implement the method.
    public func tableView(
      _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// The default implementation, for an app that does not implement the method.
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  }

  /// Stands in for a screen with a table.
  open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    /// The table.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tableView: UITableView! = UITableView()
    /// Creates a view controller.
    public init(style: UITableView.Style) {
      super.init(nibName: nil, bundle: nil)
      tableView = UITableView(frame: .zero, style: style)
    }
    /// Creates a screen of a file with views, which simulations do not have.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    /// Creates a screen from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// How many rows there are.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// A row.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    /// Returns the number of sections.
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
