#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a dimension of a compositional layout.
  public final class NSCollectionLayoutDimension: NSObject, Sendable {
    /// Returns a fraction of the container's width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { .init() }
    /// Returns a fraction of the container's height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension { .init() }
    /// Returns a number of points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init() }
    /// Returns an estimated number of points.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init() }
  }

  /// Stands in for a size of a compositional layout.
  public final class NSCollectionLayoutSize: NSObject, Sendable {
    /// Creates a size.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {}
  }

  /// Insets from the edges, in the layout direction.
  public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The insets from the top, leading, bottom and trailing edges.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
    /// Zero insets.
    public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// Creates insets.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// Stands in for the spacing of a compositional layout.
  public final class NSCollectionLayoutSpacing: NSObject, Sendable {
    /// Returns a fixed number of points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init() }
    /// Returns a minimum number of points.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init() }
  }

  /// Stands in for an item of a compositional layout.
  @preconcurrency @MainActor
  open class NSCollectionLayoutItem: NSObject {
    /// The insets around the content.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Creates an item.
    public init(layoutSize: NSCollectionLayoutSize) { super.init() }
  }

  /// Stands in for a group of items.
  open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The spacing between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Returns a horizontal group.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
      -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    /// Returns a horizontal group.
    public class func horizontal(
      layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    /// Returns a horizontal group with a number of equal items.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
      -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    /// Returns a vertical group.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
      -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    /// Returns a vertical group with a number of equal items.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
      -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  }

  /// Stands in for a section of a compositional layout.
  @preconcurrency @MainActor
  open class NSCollectionLayoutSection: NSObject {
    /// The insets around the content.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups.
    open var interGroupSpacing: CGFloat = 0
    /// How the section scrolls orthogonally to the layout.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Creates a section.
    public init(group: NSCollectionLayoutGroup) { super.init() }
  }

  /// Stands in for a header or footer of a section.
  open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// Whether the view stays visible while its section scrolls.
    open var pinToVisibleBounds = false
    /// Creates a header or footer.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
      self.init(layoutSize: layoutSize)
    }
  }

  /// The alignment of a header or footer.
  public enum NSRectAlignment: Int, Sendable {
    /// No alignment.
    case none = 0
    /// Top.
    case top = 1
    /// Top leading.
    case topLeading = 2
    /// Leading.
    case leading = 3
    /// Bottom leading.
    case bottomLeading = 4
    /// Bottom.
    case bottom = 5
  }

  /// What surrounds a layout.
  @preconcurrency @MainActor
  public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
    /// The container.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits.
    var traitCollection: UITraitCollection { get }
  }

  /// The container of a layout.
  @preconcurrency @MainActor
  public protocol NSCollectionLayoutContainer: NSObjectProtocol {
    /// The size.
    var contentSize: CGSize { get }
    /// The size without insets.
    var effectiveContentSize: CGSize { get }
    /// The insets.
    var contentInsets: NSDirectionalEdgeInsets { get }
  }

  /// How a section scrolls orthogonally to the layout.
  public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// No orthogonal scrolling.
    case none = 0
    /// Continuous scrolling.
    case continuous = 1
    /// Continuous scrolling that stops at the leading edge of a group.
    case continuousGroupLeadingBoundary = 2
    /// Scrolling by pages.
    case paging = 3
    /// Scrolling by groups.
    case groupPaging = 4
    /// Scrolling by groups, which are centred.
    case groupPagingCentered = 5
  }

  /// Stands in for a compositional layout.
  open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates a layout of one section.
    public init(section: NSCollectionLayoutSection) { super.init() }
    /// Creates a layout with a closure for its sections. The closure is never called.
    public init(sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?) {
      super.init()
    }
    /// Creates a layout from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init() }
  }

  /// Stands in for a collection view controller.
  open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The collection view.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var collectionView: UICollectionView!
    /// Whether the screen deselects an item when it appears; no item is selected.
    open var clearsSelectionOnViewWillAppear = true
    /// Whether a gesture moves items.
    open var installsStandardGestureForInteractiveMovement = true
    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout { collectionView.collectionViewLayout }
    /// Creates a view controller.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
      super.init(nibName: nil, bundle: nil)
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    /// Creates a view controller from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns the cell of an item.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// Called when the user selects an item.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Returns a header or a footer.
    open func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// Called before an item becomes visible.
    open func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// Called when the items have scrolled.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called when the items have come to rest.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  }

  extension IndexPath {
    /// The index of the item.
    public var item: Int { last ?? 0 }
    /// Creates the index path of an item.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  }
#endif
