#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a collection view. It has no visible items, so nobody selects one.
  open class UICollectionView: UIScrollView {
    /// Where an item ends up after scrolling.
    public struct ScrollPosition: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// At the top.
      public static let top = ScrollPosition(rawValue: 1)
      /// Centred vertically.
      public static let centeredVertically = ScrollPosition(rawValue: 2)
      /// At the bottom.
      public static let bottom = ScrollPosition(rawValue: 4)
      /// At the left.
      public static let left = ScrollPosition(rawValue: 8)
      /// Centred horizontally.
      public static let centeredHorizontally = ScrollPosition(rawValue: 16)
      /// At the right.
      public static let right = ScrollPosition(rawValue: 32)
    }
    /// The kind of section headers.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of section footers.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout
    /// The data source; held weakly.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// The delegate; held weakly.
    open weak var delegate: (any UICollectionViewDelegate)?
    /// The data source for prefetching; held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether items can be selected.
    open var allowsSelection = true
    /// Whether cells are made before they are visible.
    open var isPrefetchingEnabled = true
    /// Moves an item. Has no effect.
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
    /// Returns the item at a point: none, because nothing is laid out.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
    /// Returns the layout of an item: none, because nothing is laid out.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
      collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }
    /// Whether rows can be selected while they are edited.
    open var allowsSelectionDuringEditing = false
    /// Whether several rows can be selected while they are edited.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether an app's own drag is possible.
    open var dragInteractionEnabled = true
    /// Whether several items can be selected.
    open var allowsMultipleSelection = false
    /// The background view.
    open var backgroundView: UIView?
    /// The index paths of the selected items.
    open private(set) var indexPathsForSelectedItems: [IndexPath]?
    /// The visible cells: always empty.
    open var visibleCells: [UICollectionViewCell] { [] }
    /// The index paths of the visible items: always empty.
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Creates a collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(frame: frame)
    }
    /// Creates a collection view from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      collectionViewLayout = UICollectionViewFlowLayout()
      super.init(coder: coder)
    }
    /// Registers a class for cells. Has no effect.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// Registers a nib for cells. Has no effect: simulations do not have nibs.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    /// Registers a class for supplementary views. Has no effect.
    open func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {}
    /// Returns a cell.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// Returns a supplementary view.
    open func dequeueReusableSupplementaryView(
      ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
      UICollectionReusableView(frame: .zero)
    }
    /// Returns the number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
      dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// Returns the visible cell of an item: always nil.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    /// Reloads all items. Has no effect.
    open func reloadData() {}
    /// Reloads items. Has no effect.
    open func reloadItems(at indexPaths: [IndexPath]) {}
    /// Reloads sections. Has no effect.
    open func reloadSections(_ sections: IndexSet) {}
    /// Inserts items. Has no effect.
    open func insertItems(at indexPaths: [IndexPath]) {}
    /// Deletes items. Has no effect.
    open func deleteItems(at indexPaths: [IndexPath]) {}
    /// Performs a batch of updates.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      updates?()
      completion?(true)
    }
    /// Scrolls to an item. Has no effect.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Selects an item.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      indexPathsForSelectedItems = indexPath.map { [$0] }
    }
    /// Deselects an item.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
      indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }
    /// Sets the layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
      collectionViewLayout = layout
    }
  }

  /// Stands in for a reusable view of a collection view.
  open class UICollectionReusableView: UIView {
    /// The reuse identifier: always nil.
    open var reuseIdentifier: String? { nil }
    /// Prepares the view for reuse. A simulation does not call it.
    open func prepareForReuse() {}
    /// Takes a layout. A simulation does not call it.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
    /// Returns the layout that fits the content. A simulation does not call it.
    open func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { layoutAttributes }
  }

  /// Stands in for a cell of a collection view.
  open class UICollectionViewCell: UICollectionReusableView {
    /// The view that contains the cell's content.
    open lazy var contentView = UIView()
    /// The background view.
    open var backgroundView: UIView?
    /// Whether the cell is selected.
    open var isSelected = false
    /// Whether the cell is highlighted.
    open var isHighlighted = false
    /// Updates the configuration for a state. A simulation does not call it.
    open func updateConfiguration(using state: UICellConfigurationState) {}
    /// The view behind a selected cell.
    open var selectedBackgroundView: UIView?
    /// The configuration of the cell's content.
    open var contentConfiguration: (any UIContentConfiguration)?
    /// The configuration of the cell's background.
    open var backgroundConfiguration: UIBackgroundConfiguration?
  }

  /// The data source of a collection view.
  @preconcurrency @MainActor
  public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell of an item.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Returns the number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns a supplementary view.
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
  }

  extension UICollectionViewDataSource {
    /// The default implementation, for an app that does not implement the method.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// The default implementation, for an app that does not implement the method.
    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  }

  /// The data source that a collection view tells which items to prefetch.
  @preconcurrency @MainActor
  public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Called to prefetch items.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  }

  /// The delegate of a collection view.
  @preconcurrency @MainActor
  public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Called when the user selects an item.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Called when the user deselects an item.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Returns whether an item can be selected.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// Called before a cell becomes visible.
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)
  }

  extension UICollectionViewDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// The default implementation, for an app that does not implement the method.
    public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// The default implementation, for an app that does not implement the method.
    public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
      true
    }
    /// The default implementation, for an app that does not implement the method.
    public func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
  }
#endif
