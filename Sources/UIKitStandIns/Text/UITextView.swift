#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a text view.
  open class UITextView: UIScrollView {
    /// The text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var text: String! = ""
    /// The styled text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    /// The font.
    open var font: UIFont?
    /// The text colour.
    open var textColor: UIColor?
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the text is editable.
    open var isEditable = true
    /// Whether the text is selectable.
    open var isSelectable = true
    /// The insets around the text.
    open var textContainerInset = UIEdgeInsets.zero
    /// Where the text is laid out.
    public let textContainer = NSTextContainer()
    /// What becomes a link.
    open var dataDetectorTypes: UIDataDetectorTypes = []
    /// The attributes of links.
    open var linkTextAttributes: [NSAttributedString.Key: Any]?
    /// The selected part of the text.
    open var selectedRange = NSRange()
    /// The attributes of what is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The input accessory view.
    open override var inputAccessoryView: UIView? {
      get { heldAccessoryView }
      set { heldAccessoryView = newValue }
    }
    private var heldAccessoryView: UIView?
    /// The view instead of the keyboard.
    open override var inputView: UIView? {
      get { heldInputView }
      set { heldInputView = newValue }
    }
    private var heldInputView: UIView?
    /// The label of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// Whether the keyboard corrects words.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// When the keyboard capitalizes letters.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the user can change attributes.
    open var allowsEditingTextAttributes = false
    /// Removes the character before the cursor, or the selected part.
    open func deleteBackward() { removeBackward() }
    /// Selects the whole text.
    open override func selectAll(_ sender: Any?) {
      selectedTextRange = textRange(from: beginningOfDocument, to: endOfDocument)
    }
    /// Returns the rectangle of the first line of a part: empty.
    open func firstRect(for range: UITextRange) -> CGRect { .zero }
    /// Returns the rectangle of the cursor: empty.
    open func caretRect(for position: UITextPosition) -> CGRect { .zero }
    /// Returns the rectangles of the selection: none.
    open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
    /// Returns the position nearest to a point: where the text ends, as nothing is laid out.
    open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
    /// Returns the character at a point: none.
    open func characterRange(at point: CGPoint) -> UITextRange? { nil }
    /// Scrolls to a part of the text. Has no effect.
    open func scrollRangeToVisible(_ range: NSRange) {}
    /// Whether the field checks spelling.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The keyboard's appearance.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The semantic type of the text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType! = nil
    /// Whether the return key needs a text.
    open var enablesReturnKeyAutomatically = false
    /// Whether the text is obscured.
    open var isSecureTextEntry = false
    /// Whether straight quotation marks become typographic ones.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces follow what is pasted.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// Whether what is inserted replaces the text.
    open var clearsOnInsertion = false
    /// Whether the user can search the text.
    open var isFindInteractionEnabled = false
    /// Posted when the text changes; simulations never post it.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Posted when editing begins; simulations never post it.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
      "UITextViewTextDidBeginEditingNotification")
    /// Posted when editing ends; simulations never post it.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
      "UITextViewTextDidEndEditingNotification")
    /// The keyboard type.
    open var keyboardType = UIKeyboardType.default
    /// The delegate; held weakly.
    open weak var delegate: (any UITextViewDelegate)?
  }

  /// What becomes a link in a text.
  public struct UIDataDetectorTypes: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an option set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Phone numbers.
    public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
    /// Web addresses.
    public static let link = UIDataDetectorTypes(rawValue: 2)
    /// Addresses of places.
    public static let address = UIDataDetectorTypes(rawValue: 4)
    /// Dates.
    public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
    /// All.
    public static let all = UIDataDetectorTypes(rawValue: .max)
  }

  /// The delegate of a text view.
  @preconcurrency @MainActor
  public protocol UITextViewDelegate: UIScrollViewDelegate {
    /// Called when the text changes.
    func textViewDidChange(_ textView: UITextView)
    /// Called when editing begins.
    func textViewDidBeginEditing(_ textView: UITextView)
    /// Called when editing ends.
    func textViewDidEndEditing(_ textView: UITextView)
    /// Asks whether editing may begin.
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    /// Asks whether a part of the text may change.
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    /// Asks whether the text view may open a link: never called, because nobody taps it.
    func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool
  }

  /// How a user touches a link in a text.
  public enum UITextItemInteraction: Int, Sendable {
    /// With a tap.
    case invokeDefaultAction = 0
    /// With a long press.
    case presentActions = 1
    /// With a hard press.
    case preview = 2
  }

  extension UITextViewDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func textViewDidChange(_ textView: UITextView) {}
    /// The default implementation, for an app that does not implement the method.
    public func textViewDidBeginEditing(_ textView: UITextView) {}
    /// The default implementation, for an app that does not implement the method.
    public func textViewDidEndEditing(_ textView: UITextView) {}
    /// The default implementation, for an app that does not implement the method.
    public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func textView(
      _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func textView(
      _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
      interaction: UITextItemInteraction
    ) -> Bool { true }
  }
#endif
