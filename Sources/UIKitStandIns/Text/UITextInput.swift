#if os(Linux) || os(macOS)
  import Foundation

  /// A place in a text.
  @preconcurrency @MainActor
  open class UITextPosition: NSObject {
    /// The number of UTF-16 units before the place.
    let offset: Int
    /// Creates the place at the beginning.
    public override init() { offset = 0 }
    init(offset: Int) { self.offset = offset }
  }

  /// A part of a text.
  @preconcurrency @MainActor
  open class UITextRange: NSObject {
    private let range: NSRange
    /// Creates an empty part at the beginning.
    public override init() { range = NSRange(location: 0, length: 0) }
    init(_ range: NSRange) { self.range = range }
    /// Where the part begins.
    open var start: UITextPosition { UITextPosition(offset: range.lowerBound) }
    /// Where the part ends.
    open var end: UITextPosition { UITextPosition(offset: range.upperBound) }
    /// Whether nothing is in the part.
    open var isEmpty: Bool { range.length == 0 }
    /// The part in UTF-16 units.
    var units: NSRange { NSRange(location: start.offset, length: max(0, end.offset - start.offset)) }
  }

  /// The rectangle of a selected line.
  @preconcurrency @MainActor
  open class UITextSelectionRect: NSObject {
    /// Creates an empty rectangle.
    public override init() { super.init() }
    /// The rectangle.
    open var rect: CGRect { .zero }
    /// Whether the selection begins here.
    open var containsStart: Bool { false }
    /// Whether the selection ends here.
    open var containsEnd: Bool { false }
    /// Whether the text is vertical.
    open var isVertical: Bool { false }
  }

  /// A direction in which the text is stored.
  public enum UITextStorageDirection: Int, Sendable {
    /// A direction.
    case forward = 0, backward
  }

  /// A direction on the screen.
  public enum UITextLayoutDirection: Int, Sendable {
    /// A direction.
    case right = 2, left, up, down
  }

  /// What has settings for a keyboard.
  @preconcurrency @MainActor
  public protocol UITextInputTraits: NSObjectProtocol {}

  /// What a keyboard writes into.
  @preconcurrency @MainActor
  public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is text.
    var hasText: Bool { get }
    /// Inserts text at the cursor.
    func insertText(_ text: String)
    /// Removes the character before the cursor.
    func deleteBackward()
  }

  /// A view with a text in which positions can be computed.
  @preconcurrency @MainActor
  public protocol UITextInput: UIKeyInput {
    /// The selected part; nil if nothing is edited.
    var selectedTextRange: UITextRange? { get set }
    /// Where the text begins.
    var beginningOfDocument: UITextPosition { get }
    /// Where the text ends.
    var endOfDocument: UITextPosition { get }
    /// The part that an input method has not completed: none.
    var markedTextRange: UITextRange? { get }
    /// Returns a part of the text.
    func text(in range: UITextRange) -> String?
    /// Replaces a part of the text.
    func replace(_ range: UITextRange, withText text: String)
    /// Returns the part between two positions.
    func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
    /// Returns the position at a distance from another one; nil outside of the text.
    func position(from position: UITextPosition, offset: Int) -> UITextPosition?
    /// Returns the distance of two positions.
    func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
    /// Compares two positions.
    func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
    /// Returns the rectangle of the first line of a part.
    func firstRect(for range: UITextRange) -> CGRect
    /// Returns the rectangle of the cursor.
    func caretRect(for position: UITextPosition) -> CGRect
    /// Returns the rectangles of the selection.
    func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
    /// Returns the position nearest to a point.
    func closestPosition(to point: CGPoint) -> UITextPosition?
    /// Returns the character at a point.
    func characterRange(at point: CGPoint) -> UITextRange?
  }

  /// What keeps a text and its selection.
  @MainActor
  protocol EditedText: UITextInput {
    var contents: String { get set }
    var selection: NSRange { get set }
  }

  extension EditedText {
    /// Replaces a part of the text, and puts the cursor behind what was inserted.
    func replace(_ units: NSRange, with text: String) {
      let length = contents.utf16.count
      let start = min(units.lowerBound, length)
      let part = NSRange(location: start, length: min(units.upperBound, length) - start)
      contents = (contents as NSString).replacingCharacters(in: part, with: text)
      selection = NSRange(location: start + text.utf16.count, length: 0)
    }

    /// Removes the selection, or the character before the cursor.
    func removeBackward() {
      if selection.length > 0 { return replace(selection, with: "") }
      let end = min(selection.location, contents.utf16.count)
      guard end > 0 else { return }
      replace((contents as NSString).rangeOfComposedCharacterSequence(at: end - 1), with: "")
    }
  }

  extension UITextField: EditedText {
    var contents: String {
      get { text ?? "" }
      set { text = newValue }
    }
  }

  extension UITextView: EditedText {
    var contents: String {
      get { text ?? "" }
      set { text = newValue }
    }
    var selection: NSRange {
      get { selectedRange }
      set { selectedRange = newValue }
    }
  }

  extension UITextInput {
    /// Whether there is text.
    public var hasText: Bool { (self as? any EditedText)?.contents.isEmpty == false }
    /// Where the text begins.
    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }
    /// Where the text ends.
    public var endOfDocument: UITextPosition {
      UITextPosition(offset: (self as? any EditedText)?.contents.utf16.count ?? 0)
    }
    /// The part that an input method has not completed: none.
    public var markedTextRange: UITextRange? { nil }
    /// The selected part.
    public var selectedTextRange: UITextRange? {
      get { (self as? any EditedText).map { UITextRange($0.selection) } }
      set {
        guard let newValue, let text = self as? any EditedText else { return }
        text.selection = newValue.units
      }
    }
    /// Returns a part of the text.
    public func text(in range: UITextRange) -> String? {
      guard let contents = (self as? any EditedText)?.contents else { return nil }
      let whole = NSRange(location: 0, length: contents.utf16.count)
      return (contents as NSString).substring(with: range.units.intersection(whole) ?? NSRange(location: 0, length: 0))
    }
    /// Replaces a part of the text.
    public func replace(_ range: UITextRange, withText text: String) {
      (self as? any EditedText)?.replace(range.units, with: text)
    }
    /// Inserts text at the cursor.
    public func insertText(_ text: String) {
      guard let edited = self as? any EditedText else { return }
      edited.replace(edited.selection, with: text)
    }
    /// Returns the part between two positions.
    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
      let start = min(fromPosition.offset, toPosition.offset)
      return UITextRange(NSRange(location: start, length: max(fromPosition.offset, toPosition.offset) - start))
    }
    /// Returns the position at a distance from another one; nil outside of the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
      let place = position.offset + offset
      return (0...endOfDocument.offset).contains(place) ? UITextPosition(offset: place) : nil
    }
    /// Returns the position at a distance in a direction; nil outside of the text.
    public func position(
      from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
    ) -> UITextPosition? {
      self.position(from: position, offset: [.left, .up].contains(direction) ? -offset : offset)
    }
    /// Returns the distance of two positions.
    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
    /// Compares two positions.
    public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
      if position.offset == other.offset { return .orderedSame }
      return position.offset < other.offset ? .orderedAscending : .orderedDescending
    }
  }
#endif
