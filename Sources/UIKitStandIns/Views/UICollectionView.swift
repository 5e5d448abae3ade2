#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for views in a layout, which nobody taps.
  open class UICollectionView: UIScrollView {
    /// Where views stop.
    public struct ScrollPosition: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Above.
      public static let top = ScrollPosition(rawValue: 1)
      /// In the middle.
      public static let centeredVertically = ScrollPosition(rawValue: 2)
      /// Below.
      public static let bottom = ScrollPosition(rawValue: 4)
      /// At the left.
      public static let left = ScrollPosition(rawValue: 8)
      /// In the middle.
      public static let centeredHorizontally = ScrollPosition(rawValue: 16)
      /// At the right.
      public static let right = ScrollPosition(rawValue: 32)
    }
    /// The kind of a heading.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of what is below a section.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
    /// Where views lie.
    open var collectionViewLayout: UICollectionViewLayout
    /// What gives it its views; held weakly.
    open weak var dataSource: (any UICollectionViewDataSource)?
    /// The delegate; held weakly.
    open weak var delegate: (any UICollectionViewDelegate)?
    /// What gets views in advance; held weakly.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether a view can be chosen.
    open var allowsSelection = true
    /// Whether several views can be chosen.
    open var allowsMultipleSelection = false
    /// What is behind the views.
    open var backgroundView: UIView?
    /// The views that are chosen.
    open private(set) var indexPathsForSelectedItems: [IndexPath]?
    /// The views that are seen.
    open var visibleCells: [UICollectionViewCell] { [] }
    /// Where views are seen.
    open var indexPathsForVisibleItems: [IndexPath] { [] }
    /// The number of sections.
    open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
    /// Creates a view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
      collectionViewLayout = layout
      super.init(frame: frame)
    }
    /// Creates a view from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) {
      collectionViewLayout = UICollectionViewFlowLayout()
      super.init(coder: coder)
    }
    /// Says of which class views are.
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
    /// Says which file views come from, which simulations do not have.
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
    /// Says of which class other views are.
    open func register(
      _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) {}
    /// Takes a view.
    open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// Takes another view.
    open func dequeueReusableSupplementaryView(
      ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
      UICollectionReusableView(frame: .zero)
    }
    /// Returns the number of items in a section.
    open func numberOfItems(inSection section: Int) -> Int {
      dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
    }
    /// A view that is seen; none is.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
    /// Asks for the views again.
    open func reloadData() {}
    /// Asks for views again.
    open func reloadItems(at indexPaths: [IndexPath]) {}
    /// Asks for sections again.
    open func reloadSections(_ sections: IndexSet) {}
    /// Adds views.
    open func insertItems(at indexPaths: [IndexPath]) {}
    /// Takes views away.
    open func deleteItems(at indexPaths: [IndexPath]) {}
    /// Changes several things at once.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
      updates?()
      completion?(true)
    }
    /// Moves to a view.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
    /// Chooses a view.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
      indexPathsForSelectedItems = indexPath.map { [$0] }
    }
    /// Lets a view be chosen no more.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
      indexPathsForSelectedItems?.removeAll { $0 == indexPath }
    }
    /// Takes another layout.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
      collectionViewLayout = layout
    }
  }

  /// Stands in for a view of a layout.
  open class UICollectionReusableView: UIView {
    /// The name under which it is kept.
    open var reuseIdentifier: String? { nil }
    /// The view is about to be used again.
    open func prepareForReuse() {}
  }

  /// Stands in for a view of a layout that can be chosen.
  open class UICollectionViewCell: UICollectionReusableView {
    /// The views inside.
    open lazy var contentView = UIView()
    /// What is behind it.
    open var backgroundView: UIView?
    /// Whether it is chosen.
    open var isSelected = false
    /// Whether it is pressed.
    open var isHighlighted = false
  }

  /// What gives a collection its views.
  @preconcurrency @MainActor
  public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// A view.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Returns the number of sections.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Another view.
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

  /// What gets views in advance.
  @preconcurrency @MainActor
  public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Views may be seen soon.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  }

  /// What hears of a collection.
  @preconcurrency @MainActor
  public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// The user chose a view.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// The user no longer chooses a view.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
    /// Whether a view can be chosen.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
    /// A view is about to be seen.
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
