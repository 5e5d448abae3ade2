#if os(Linux) || os(macOS)
  import Foundation

  /// A configuration of a cell's content, since iOS 14.
  @preconcurrency @MainActor
  public protocol UIContentConfiguration {
    /// Creates the view of the content.
    func makeContentView() -> any UIView & UIContentView
    /// Returns the configuration for a state.
    func updated(for state: any UIConfigurationState) -> Self
  }

  /// A view that shows a configuration.
  @preconcurrency @MainActor
  public protocol UIContentView: NSObjectProtocol {
    /// The configuration.
    var configuration: any UIContentConfiguration { get set }
  }

  /// The state of a view, for which a configuration can change.
  public protocol UIConfigurationState {}

  /// The state of a cell.
  public struct UICellConfigurationState: UIConfigurationState, Hashable, Sendable {
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the focus.
    public var isFocused = false
    /// Whether the cell is being edited.
    public var isEditing = false
    /// Whether the cell is expanded.
    public var isExpanded = false
    /// Creates a state.
    public init() {}
  }

  /// Stands in for the content configuration of a list cell.
  public struct UIListContentConfiguration: UIContentConfiguration {
    /// The appearance of a text.
    public struct TextProperties {
      /// The font.
      public var font = UIFont.preferredFont(forTextStyle: .body)
      /// The colour.
      public var color = UIColor.label
      /// The largest number of lines; zero for any.
      public var numberOfLines = 0
      /// How lines break.
      public var lineBreakMode = NSLineBreakMode.byTruncatingTail
      /// Whether the text shrinks to fit.
      public var adjustsFontSizeToFitWidth = false
      /// Whether the text follows Dynamic Type.
      public var adjustsFontForContentSizeCategory = true
      /// How the text is aligned.
      public var alignment = TextAlignment.natural
      /// How a text is aligned.
      public enum TextAlignment: Int, Sendable {
        /// An alignment.
        case natural, center, justified
      }
    }
    /// The appearance of an image.
    public struct ImageProperties {
      /// The tint colour.
      public var tintColor: UIColor?
      /// The corner radius.
      public var cornerRadius: CGFloat = 0
      /// The largest size; zero for any.
      public var maximumSize = CGSize.zero
      /// The size of the space for the image; zero for that of the image.
      public var reservedLayoutSize = CGSize.zero
      /// The configuration of symbols.
      public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }
    /// The text.
    public var text: String?
    /// The text with its attributes; it sets the text.
    public var attributedText: NSAttributedString? {
      didSet { text = attributedText?.string }
    }
    /// The appearance of the text.
    public var textProperties = TextProperties()
    /// The secondary text.
    public var secondaryText: String?
    /// The secondary text with its attributes; it sets the secondary text.
    public var secondaryAttributedText: NSAttributedString? {
      didSet { secondaryText = secondaryAttributedText?.string }
    }
    /// The appearance of the secondary text.
    public var secondaryTextProperties = TextProperties()
    /// The image.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = ImageProperties()
    /// The distance between image and text.
    public var imageToTextPadding: CGFloat = 0
    /// The distance between the texts beside each other.
    public var textToSecondaryTextHorizontalPadding: CGFloat = 0
    /// The distance between the texts below each other.
    public var textToSecondaryTextVerticalPadding: CGFloat = 0
    /// Whether the texts stand beside each other if there is space.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The margins of the content.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
    /// Whether the margins include those of the superview.
    public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
    /// Returns the default configuration.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns a configuration with a subtitle.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns a configuration with a value beside the text.
    public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the configuration of a header.
    public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the configuration of a header.
    public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the configuration of a footer.
    public static func groupedFooter() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Returns the configuration of a cell of a sidebar.
    public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Creates the view of the content.
    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    /// Returns the configuration for a state: the same one.
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
  }

  /// Stands in for the view of a list cell's content.
  open class UIListContentView: UIView, UIContentView {
    /// The configuration.
    open var configuration: any UIContentConfiguration
    /// Creates a view.
    public init(configuration: UIListContentConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    /// Returns nil: a storyboard has no configuration.
    public required init?(coder: NSCoder) { return nil }
  }

  /// A set of directions.
  public struct UIAxis: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Horizontally.
    public static let horizontal = UIAxis(rawValue: 1)
    /// Vertically.
    public static let vertical = UIAxis(rawValue: 2)
    /// Both.
    public static let both: UIAxis = [.horizontal, .vertical]
  }

  extension UITableViewCell {
    /// Returns the default content configuration.
    public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  }
#endif
