#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a table view. It has no visible rows, so nobody selects one.
  open class UITableView: UIScrollView {
    /// The style of a table view.
    public enum Style: Int, Sendable {
      /// A plain table.
      case plain = 0
      /// A table with grouped sections.
      case grouped = 1
      /// A table with inset grouped sections.
      case insetGrouped = 2
    }
    /// The style of the table.
    public let style: Style
    /// The object that loads what rows need; held weakly.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// The data source; held weakly.
    open weak var dataSource: (any UITableViewDataSource)?
    /// The delegate; held weakly.
    open weak var delegate: (any UITableViewDelegate)?
    /// The height of rows.
    open var rowHeight: CGFloat = -1
    /// The estimated height of rows.
    open var estimatedRowHeight: CGFloat = -1
    /// The height of section headers.
    open var sectionHeaderHeight: CGFloat = -1
    /// The padding above section headers.
    open var sectionHeaderTopPadding: CGFloat = -1
    /// The style of separators.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
    /// The colour of separators.
    open var separatorColor: UIColor?
    /// The insets of separators.
    open var separatorInset = UIEdgeInsets.zero
    /// Whether rows can be selected.
    open var allowsSelection = true
    /// Whether rows are edited.
    open var isEditing = false
    /// Begins or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Whether the margins of cells follow the width of a line.
    open var cellLayoutMarginsFollowReadableWidth = false
    /// Whether content views follow the safe area.
    open var insetsContentViewsToSafeArea = true
    /// The height of empty rows.
    open var fillerRowHeight: CGFloat = 0
    /// The colour of the index.
    open var sectionIndexColor: UIColor?
    /// The background colour of the index.
    open var sectionIndexBackgroundColor: UIColor?
    /// Whether rows can be selected while they are edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while they are edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether an app's own drag is possible.
    open var dragInteractionEnabled = true
    /// Whether several rows can be selected.
    open var allowsMultipleSelection = false
    /// The background view.
    open var backgroundView: UIView?
    /// The index path of the selected row.
    open private(set) var indexPathForSelectedRow: IndexPath?
    /// The value for a height that the content determines.
    public static let automaticDimension: CGFloat = -1
    /// The view below the rows.
    open var tableFooterView: UIView?
    /// The view above the rows.
    open var tableHeaderView: UIView?
    /// Creates a table view.
    public init(frame: CGRect, style: Style) {
      self.style = style
      super.init(frame: frame)
    }
    /// Creates a plain table view.
    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }
    /// Creates a table view from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      style = .plain
      super.init(coder: coder)
    }
    /// Registers a class for rows. Has no effect.
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
    /// Registers a nib for rows. Has no effect: simulations do not have nibs.
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
    /// Returns a cell.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// Returns a cell.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: identifier)
    }
    /// Returns the visible cell of a row: always nil.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
    /// Selects a row.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      indexPathForSelectedRow = indexPath
    }
    /// Scrolls to a row. Has no effect.
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Reloads rows. Has no effect.
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Reloads sections. Has no effect.
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Inserts rows. Has no effect.
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Deletes rows. Has no effect.
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
    /// Begins a batch of updates. Has no effect.
    open func beginUpdates() {}
    /// Ends a batch of updates. Has no effect.
    open func endUpdates() {}
    /// Where a row ends up after scrolling.
    public enum ScrollPosition: Int, Sendable {
      /// Wherever it becomes visible with the least movement.
      case none = 0
      /// At the top.
      case top = 1
      /// In the middle.
      case middle = 2
      /// At the bottom.
      case bottom = 3
    }
    /// The animation of inserted and deleted rows.
    public enum RowAnimation: Int, Sendable {
      /// A row animation.
      case fade, right, left, top, bottom, none, middle
      /// The animation that the table chooses.
      case automatic = 100
    }
    /// Reloads all rows. Has no effect.
    open func reloadData() {}
    /// Deselects a row.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
      if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
    }
  }

  /// Stands in for a table cell.
  open class UITableViewCell: _CellInitializer {
    /// The style of a cell.
    public enum CellStyle: Int, Sendable {
      /// One text.
      case `default` = 0
      /// Two texts side by side.
      case value1 = 1
      /// A text with a subtitle.
      case subtitle = 3
    }
    /// Highlights the cell. Has no effect.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {}
    /// Whether the row is edited.
    open var isEditing = false
    /// Begins or ends editing the row.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Updates the configuration for a state. A simulation does not call it.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// The primary text.
    open lazy var textLabel: UILabel? = UILabel()
    /// The secondary text.
    open lazy var detailTextLabel: UILabel? = UILabel()
    /// The view that contains the cell's content.
    open lazy var contentView = UIView()
    /// The accessory at the end of a cell.
    public enum AccessoryType: Int, Sendable {
      /// An accessory type.
      case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// The style of a selected cell.
    public enum SelectionStyle: Int, Sendable {
      /// A selection style.
      case none, blue, gray, `default`
    }
    /// The style of separators.
    public enum SeparatorStyle: Int, Sendable {
      /// A separator style.
      case none, singleLine
    }
    /// The accessory type.
    open var accessoryType = AccessoryType.none
    /// The custom accessory view.
    open var accessoryView: UIView?
    /// The style while the cell is selected.
    open var selectionStyle = SelectionStyle.default
    /// The image.
    open lazy var imageView: UIImageView? = UIImageView()
    /// Whether the cell is selected.
    open var isSelected = false
    /// The configuration of the cell's content.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The configuration of the cell's background.
    open var backgroundConfiguration: UIBackgroundConfiguration?
    /// The view behind a selected cell.
    open var selectedBackgroundView: UIView?
    /// The reuse identifier.
    public let reuseIdentifier: String?
    /// Creates a cell.
    public override init(style: CellStyle, reuseIdentifier: String?) {
      self.reuseIdentifier = reuseIdentifier
      super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    /// Creates a cell from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      reuseIdentifier = nil
      super.init(coder: coder)
    }
    /// Creates a cell.
    public override convenience init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }
    /// Prepares the cell for reuse. A simulation does not call it.
    open func prepareForReuse() {}
    /// Selects or deselects the cell.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  }

  extension IndexPath {
    /// The index of the row.
    public var row: Int { last ?? 0 }
    /// The index of the section.
    public var section: Int { first ?? 0 }
    /// Creates the index path of a row.
    public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  }
#endif
