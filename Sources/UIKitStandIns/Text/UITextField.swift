#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a text field.
  open class UITextField: UIControl {
    /// Returns the area of the text. A simulation does not call it.
    open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the area of the text while it is edited. A simulation does not call it.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the area of the placeholder. A simulation does not call it.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the area of the left view. A simulation does not call it.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Returns the area of the right view. A simulation does not call it.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Returns the area of the button that clears the text. A simulation does not call it.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { .zero }
    /// Returns the area of the border. A simulation does not call it.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Draws the text. A simulation does not call it.
    open func drawText(in rect: CGRect) {}
    /// Draws the placeholder. A simulation does not call it.
    open func drawPlaceholder(in rect: CGRect) {}
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
    /// The selected part in UTF-16 units.
    var selection = NSRange(location: 0, length: 0)
    /// The text. A new one has the cursor behind it.
    open var text: String? {
      didSet { selection = NSRange(location: text?.utf16.count ?? 0, length: 0) }
    }
    /// The placeholder text.
    open var placeholder: String?
    /// The font.
    open var font: UIFont?
    /// The text colour.
    open var textColor: UIColor?
    /// The alignment of the text.
    open var textAlignment = NSTextAlignment.natural
    /// Whether the text is obscured.
    open var isSecureTextEntry = false
    /// The styled text.
    open var attributedText: NSAttributedString?
    /// The styled placeholder text.
    open var attributedPlaceholder: NSAttributedString?
    /// The border style.
    open var borderStyle = BorderStyle.none
    /// When the clear button is visible.
    open var clearButtonMode = ViewMode.never
    /// The view at the left.
    open var leftView: UIView?
    /// When the left view is visible.
    open var leftViewMode = ViewMode.never
    /// The view at the right.
    open var rightView: UIView?
    /// When the right view is visible.
    open var rightViewMode = ViewMode.never
    /// The keyboard type.
    open var keyboardType = UIKeyboardType.default
    /// The label of the return key.
    open var returnKeyType = UIReturnKeyType.default
    /// When the keyboard capitalizes letters.
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    /// Whether the keyboard corrects words.
    open var autocorrectionType = UITextAutocorrectionType.default
    /// Whether the field checks spelling.
    open var spellCheckingType = UITextSpellCheckingType.default
    /// The keyboard's appearance.
    open var keyboardAppearance = UIKeyboardAppearance.default
    /// The semantic type of the text.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textContentType: UITextContentType! = nil
    /// Whether the font shrinks to fit the width.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest size of the font.
    open var minimumFontSize: CGFloat = 0
    /// Whether the return key needs a text.
    open var enablesReturnKeyAutomatically = false
    /// Whether the field is emptied when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether straight quotation marks become typographic ones.
    open var smartQuotesType = UITextSmartQuotesType.default
    /// Whether two hyphens become a dash.
    open var smartDashesType = UITextSmartDashesType.default
    /// Whether spaces follow what is pasted.
    open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
    /// The rules for a new password.
    open var passwordRules: UITextInputPasswordRules?
    /// The attributes of the text.
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of what is typed next.
    open var typingAttributes: [NSAttributedString.Key: Any]?
    /// The image of the background.
    open var background: UIImage?
    /// The view that replaces the keyboard.
    open override var inputView: UIView? {
      get { heldInputView }
      set { heldInputView = newValue }
    }
    private var heldInputView: UIView?
    /// The view above the keyboard.
    open override var inputAccessoryView: UIView? {
      get { heldAccessoryView }
      set { heldAccessoryView = newValue }
    }
    private var heldAccessoryView: UIView?
    /// Whether the user can change attributes.
    open var allowsEditingTextAttributes = false
    /// Whether what is inserted replaces the text.
    open var clearsOnInsertion = false
    /// The image of the background while the field is disabled.
    open var disabledBackground: UIImage?
    /// Posted when the text changes; simulations never post it.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
    /// Posted when editing begins; simulations never post it.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
      "UITextFieldTextDidBeginEditingNotification")
    /// Posted when editing ends; simulations never post it.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
      "UITextFieldTextDidEndEditingNotification")
    /// Whether the user is editing the text: never.
    open var isEditing: Bool { false }
    /// The delegate; held weakly.
    open weak var delegate: (any UITextFieldDelegate)?
  }

  /// The delegate of a text field.
  @preconcurrency @MainActor
  public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether to process the return key.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// Returns whether editing may begin.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Called when editing begins.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Called when editing ends.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Returns whether to replace part of the text.
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
  }

  extension UITextFieldDelegate {
    /// The default implementation, for an app that does not implement the method.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    /// The default implementation, for an app that does not implement the method.
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    /// The default implementation, for an app that does not implement the method.
    public func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    /// The default implementation, for an app that does not implement the method.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  }
#endif
