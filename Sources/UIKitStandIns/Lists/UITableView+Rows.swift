#if os(Linux) || os(macOS)
  import Foundation

  // A table shows no rows.
  extension UITableView {
    /// Returns the row at a point: none.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
    /// Returns the row of a cell: none.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
    /// Returns the rows in a rectangle: none.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { nil }
    /// The rows on the screen: none.
    public var indexPathsForVisibleRows: [IndexPath]? { nil }
    /// The selected rows.
    public var indexPathsForSelectedRows: [IndexPath]? { indexPathForSelectedRow.map { [$0] } }
    /// The cells on the screen: none.
    public var visibleCells: [UITableViewCell] { [] }
    /// The number of sections, as the data source says.
    public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Returns the number of rows in a section, as the data source says.
    public func numberOfRows(inSection section: Int) -> Int {
      dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }
    /// Returns where a row is: nowhere.
    public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
    /// Returns where a section is: nowhere.
    public func rect(forSection section: Int) -> CGRect { .zero }
    /// Inserts sections. Has no effect.
    public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Deletes sections. Has no effect.
    public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
    /// Moves a row. Has no effect.
    public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    /// Performs updates at once, and calls the completion.
    public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      updates?()
      completion?(true)
    }
  }

  extension UITableViewCell {
    /// How a row is edited.
    public enum EditingStyle: Int, Sendable {
      /// Not at all.
      case none = 0
      /// The user deletes it.
      case delete = 1
      /// The user inserts one.
      case insert = 2
    }
  }

  extension UITableViewController {
    /// The control with which the user asks for new contents.
    public var refreshControl: UIRefreshControl? {
      get { tableView.refreshControl }
      set { tableView.refreshControl = newValue }
    }
  }
#endif
