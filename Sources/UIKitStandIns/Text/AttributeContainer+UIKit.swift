#if os(Linux)
  import Foundation

  /// The attributes of a text that UIKit has; nothing is drawn.
  extension AttributeScopes {
    /// The attributes.
    public struct UIKitAttributes: AttributeScope {
      /// The font.
      public let font: FontAttribute
      /// The colour.
      public let foregroundColor: ForegroundColorAttribute
      /// The colour behind the text.
      public let backgroundColor: BackgroundColorAttribute
      /// The distance between letters.
      public let kern: KernAttribute
      /// The paragraph's style.
      public let paragraphStyle: ParagraphStyleAttribute

      /// The font.
      public enum FontAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIFont
        /// The name.
        public static let name = "NSFont"
      }
      /// The colour.
      public enum ForegroundColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name.
        public static let name = "NSColor"
      }
      /// The colour behind the text.
      public enum BackgroundColorAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = UIColor
        /// The name.
        public static let name = "NSBackgroundColor"
      }
      /// The distance between letters.
      public enum KernAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = CGFloat
        /// The name.
        public static let name = "NSKern"
      }
      /// The paragraph's style.
      public enum ParagraphStyleAttribute: AttributedStringKey {
        /// The type of the value.
        public typealias Value = NSParagraphStyle
        /// The name.
        public static let name = "NSParagraphStyle"
      }
    }

    /// The attributes of UIKit.
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
  }

  extension AttributeDynamicLookup {
    /// An attribute of UIKit.
    public subscript<Key: AttributedStringKey>(
      dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
    ) -> Key { self[Key.self] }
  }

  extension AttributeContainer {
    /// Creates the attributes that UIKit's text has.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
      self.init()
      self.font = dictionary[.font] as? UIFont
      self.foregroundColor = dictionary[.foregroundColor] as? UIColor
      self.backgroundColor = dictionary[.backgroundColor] as? UIColor
      self.paragraphStyle = dictionary[.paragraphStyle] as? NSParagraphStyle
    }
  }
#endif

#if os(Linux) || os(macOS)
  import Foundation

  /// Changes the attributes of a title; it is not called, since nothing is drawn.
  public struct UIConfigurationTextAttributesTransformer {
    /// The change.
    public let transform: (AttributeContainer) -> AttributeContainer
    /// Creates a change.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
    /// Returns changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
  }
#endif
