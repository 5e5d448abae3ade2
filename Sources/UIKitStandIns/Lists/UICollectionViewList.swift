#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for the configuration of a list.
  @preconcurrency @MainActor
  public struct UICollectionLayoutListConfiguration {
    /// The looks of a list.
    public enum Appearance: Int, Sendable {
      /// The looks of a list.
      case plain = 0, grouped, insetGrouped, sidebar, sidebarPlain
    }
    /// What the header of a list is.
    public enum HeaderMode: Int, Sendable {
      /// What the header is.
      case none = 0, supplementary, firstItemInSection
    }
    /// What the footer of a list is.
    public enum FooterMode: Int, Sendable {
      /// What the footer is.
      case none = 0, supplementary
    }
    /// A closure that returns the swipe actions of an item.
    public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?
    /// The looks.
    public let appearance: Appearance
    /// What the header is.
    public var headerMode = HeaderMode.none
    /// What the footer is.
    public var footerMode = FooterMode.none
    /// Whether there are separators.
    public var showsSeparators = true
    /// The background colour.
    public var backgroundColor: UIColor?
    /// The space above headers.
    public var headerTopPadding: CGFloat?
    /// The swipe actions at the leading edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// The swipe actions at the trailing edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Creates a configuration.
    public init(appearance: Appearance) { self.appearance = appearance }
  }

  extension UICollectionViewCompositionalLayout {
    /// Returns the layout of a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
      -> UICollectionViewCompositionalLayout
    {
      UICollectionViewCompositionalLayout { _, environment in
        .list(using: configuration, layoutEnvironment: environment)
      }
    }
  }

  extension NSCollectionLayoutSection {
    /// Returns a section of a list.
    public static func list(
      using configuration: UICollectionLayoutListConfiguration,
      layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
      let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
      return NSCollectionLayoutSection(group: NSCollectionLayoutGroup(layoutSize: size))
    }
  }

  /// Stands in for the cell of a list.
  open class UICollectionViewListCell: UICollectionViewCell {
    /// What the ends of the cell show.
    open var accessories: [UICellAccessory] = []
    /// How far the cell is indented.
    open var indentationLevel = 0
    /// How far a level is indented.
    open var indentationWidth: CGFloat = 10
    /// Returns the default content configuration.
    open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  }

  /// Stands in for what an end of a cell shows.
  @preconcurrency @MainActor
  public struct UICellAccessory {
    /// When it is shown.
    public enum DisplayedState: Int, Sendable {
      /// When it is shown.
      case always = 0, whenEditing, whenNotEditing
    }
    /// Returns the sign for more.
    public static func disclosureIndicator(displayed: DisplayedState = .always) -> UICellAccessory { .init() }
    /// Returns a check mark.
    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory { .init() }
    /// Returns a button that deletes.
    public static func delete(displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil)
      -> UICellAccessory
    { .init() }
    /// Returns a handle for moving.
    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory { .init() }
    /// Returns a text.
    public static func label(text: String, displayed: DisplayedState = .always) -> UICellAccessory { .init() }
  }
#endif
