#if os(Linux) || os(macOS)
  import Foundation

  /// Stands in for a text field.
  open class UITextField: UIControl {
    /// The text.
    open var text: String?
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
    /// The view that replaces the keyboard.
    open var inputView: UIView?
    /// The view above the keyboard.
    open var inputAccessoryView: UIView?
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
