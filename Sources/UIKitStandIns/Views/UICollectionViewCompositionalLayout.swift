#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a length in a layout of groups.
  public final class NSCollectionLayoutDimension: NSObject, Sendable {
    /// A part of the width.
    public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension { .init() }
    /// A part of the height.
    public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension { .init() }
    /// So many points.
    public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension { .init() }
    /// About so many points.
    public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension { .init() }
  }

  /// Stands in for a size in a layout of groups.
  public final class NSCollectionLayoutSize: NSObject, Sendable {
    /// Creates a size.
    public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {}
  }

  /// Stands in for space in the direction of reading.
  public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// The space above, before, below and behind.
    public var top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat
    /// No space.
    public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    /// Creates space.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
      (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
  }

  /// Stands in for space between views.
  public final class NSCollectionLayoutSpacing: NSObject, Sendable {
    /// So many points.
    public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init() }
    /// At least so many points.
    public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing { .init() }
  }

  /// Stands in for a view in a layout of groups.
  @preconcurrency @MainActor
  open class NSCollectionLayoutItem: NSObject {
    /// The space around.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// Creates a view.
    public init(layoutSize: NSCollectionLayoutSize) { super.init() }
  }

  /// Stands in for a group of views.
  open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    /// The space between.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// Views beside one another.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
      -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    /// Views beside one another.
    public class func horizontal(
      layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    /// Views beside one another.
    public class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
      -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    /// Views below one another.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
      -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize: layoutSize) }
    /// Views below one another.
    public class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
      -> NSCollectionLayoutGroup
    { NSCollectionLayoutGroup(layoutSize: layoutSize) }
  }

  /// Stands in for a section of groups.
  @preconcurrency @MainActor
  open class NSCollectionLayoutSection: NSObject {
    /// The space around.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The space between groups.
    open var interGroupSpacing: CGFloat = 0
    /// How it scrolls across.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// Headings and the like.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// Creates a section.
    public init(group: NSCollectionLayoutGroup) { super.init() }
  }

  /// Stands in for a heading of a section.
  open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// Whether it stays.
    open var pinToVisibleBounds = false
    /// Creates a heading.
    public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
      self.init(layoutSize: layoutSize)
    }
  }

  /// Where a heading lies.
  public enum NSRectAlignment: Int, Sendable {
    /// Nowhere.
    case none = 0
    /// Above.
    case top = 1
    /// Above, at the beginning.
    case topLeading = 2
    /// At the beginning.
    case leading = 3
    /// Below, at the beginning.
    case bottomLeading = 4
    /// Below.
    case bottom = 5
  }

  /// How a section scrolls across.
  public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not.
    case none = 0
    /// It stops anywhere.
    case continuous = 1
    /// It stops at groups.
    case continuousGroupLeadingBoundary = 2
    /// It stops at pages.
    case paging = 3
    /// It stops at groups.
    case groupPaging = 4
    /// It stops in the middle of groups.
    case groupPagingCentered = 5
  }

  /// Stands in for a layout of groups.
  open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Creates a layout.
    public init(section: NSCollectionLayoutSection) { super.init() }
    /// Creates a layout.
    public init(sectionProvider: @escaping (Int, Any) -> NSCollectionLayoutSection?) { super.init() }
    /// Creates a layout from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init() }
  }

  /// Stands in for a screen with a collection.
  open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The collection.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var collectionView: UICollectionView!
    /// Creates a view controller.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
      super.init(nibName: nil, bundle: nil)
      collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    }
    /// Creates a screen from a storyboard, which simulations do not have.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
    /// Returns the number of sections.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns the number of items in a section.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// A view.
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
      -> UICollectionViewCell
    { UICollectionViewCell(frame: .zero) }
    /// The user chose a view.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  }

  extension IndexPath {
    /// The view.
    public var item: Int { last ?? 0 }
    /// Creates a path to a view.
    public init(item: Int, section: Int) { self.init(indexes: [section, item]) }
  }
#endif
