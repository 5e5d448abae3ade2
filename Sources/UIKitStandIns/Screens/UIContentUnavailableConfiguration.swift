#if os(Linux) || os(macOS)
  import Foundation

  /// The state of a screen without content.
  public struct UIContentUnavailableConfigurationState: UIConfigurationState {
    /// The text of the search.
    public var searchText: String?
    /// Creates a state.
    public init() {}
  }

  /// Stands in for what a screen without content shows. Nobody uses its buttons.
  @preconcurrency @MainActor
  public struct UIContentUnavailableConfiguration: UIContentConfiguration {
    /// The appearance of a button.
    @preconcurrency @MainActor
    public struct ButtonProperties {
      /// What the button does.
      public var primaryAction: UIAction?
      /// The menu of the button.
      public var menu: UIMenu?
      /// Whether the button is enabled.
      public var isEnabled = true
      /// What the button does to content.
      public var role = UIButton.Role.normal
    }
    /// Where the content is.
    public enum Alignment: Int, Sendable {
      /// A place.
      case center, natural
    }

    /// The image.
    public var image: UIImage?
    /// The appearance of the image.
    public var imageProperties = UIListContentConfiguration.ImageProperties()
    /// The text.
    public var text: String?
    /// The text with its attributes; it sets the text.
    public var attributedText: NSAttributedString? {
      didSet { text = attributedText?.string }
    }
    /// The appearance of the text.
    public var textProperties = UIListContentConfiguration.TextProperties()
    /// The secondary text.
    public var secondaryText: String?
    /// The secondary text with its attributes; it sets the secondary text.
    public var secondaryAttributedText: NSAttributedString? {
      didSet { secondaryText = secondaryAttributedText?.string }
    }
    /// The appearance of the secondary text.
    public var secondaryTextProperties = UIListContentConfiguration.TextProperties()
    /// The button.
    public var button = UIButton.Configuration.plain()
    /// What the button does.
    public var buttonProperties = ButtonProperties()
    /// The second button.
    public var secondaryButton = UIButton.Configuration.plain()
    /// What the second button does.
    public var secondaryButtonProperties = ButtonProperties()
    /// Where the content is.
    public var alignment = Alignment.center
    /// The background.
    public var background = UIBackgroundConfiguration.clear()
    /// The distance between image and text.
    public var imageToTextPadding: CGFloat = 0
    /// The distance between the texts.
    public var textToSecondaryTextPadding: CGFloat = 0
    /// The distance between text and button.
    public var textToButtonPadding: CGFloat = 0
    /// The distance between the buttons.
    public var buttonToSecondaryButtonPadding: CGFloat = 0
    /// The margins of the content.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero

    /// Returns a configuration for content that does not exist.
    public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// Returns a configuration for content that is being loaded.
    public static func loading() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// Returns a configuration for a search without results.
    public static func search() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
    /// Creates the view of the content.
    public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }
    /// Returns the configuration for a state: the same one.
    public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration { self }
  }

  /// Stands in for the view of a screen without content.
  open class UIContentUnavailableView: UIView, UIContentView {
    /// The configuration.
    open var configuration: any UIContentConfiguration
    /// Whether the view scrolls.
    open var isScrollEnabled = false
    /// Creates a view.
    public init(configuration: UIContentUnavailableConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    /// Returns nil: a storyboard has no configuration.
    public required init?(coder: NSCoder) { return nil }
  }
#endif
