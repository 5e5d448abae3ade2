#if os(Linux) || os(macOS)
  import Foundation

  /// The base of what a text can have as an attribute, such as a font.
  ///
  /// Foundation on Linux compares the attributes of a text as objects of Core Foundation, whose third word says of
  /// which type they are, and ends the program if it is zero. In an object of Swift this word is the first property.
  /// With a number that stands for no type, Core Foundation asks the object.
  ///
  /// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
  open class _UIKitTextAttribute: NSObject, @unchecked Sendable {
    private let typeNumber: UInt = 1 << 8
    /// Creates an attribute.
    public override init() { super.init() }
  }

  /// Stands in for a shadow of a text. It is never drawn.
  ///
  /// It is `@unchecked Sendable` as its superclass is.
  open class NSShadow: _UIKitTextAttribute, @unchecked Sendable {
    /// The offset of the shadow.
    open var shadowOffset = CGSize.zero
    /// The radius of its blur.
    open var shadowBlurRadius: CGFloat = 0
    /// Its colour.
    open var shadowColor: Any?
  }

  /// Stands in for an image or a file in a text. It is never drawn.
  ///
  /// It is `@unchecked Sendable` as its superclass is.
  open class NSTextAttachment: _UIKitTextAttribute, @unchecked Sendable {
    /// The image.
    open var image: UIImage?
    /// Where the image is, relative to the text.
    open var bounds = CGRect.zero
    /// What the file contains.
    open var contents: Data?

    /// Creates an attachment.
    public override init() { super.init() }

    /// Creates an attachment with an image.
    public convenience init(image: UIImage) {
      self.init()
      self.image = image
    }
  }

  extension NSAttributedString {
    /// Creates a text that consists of an attachment.
    public convenience init(attachment: NSTextAttachment) {
      self.init(string: "\u{fffc}", attributes: [.attachment: attachment])
    }
  }
#endif
