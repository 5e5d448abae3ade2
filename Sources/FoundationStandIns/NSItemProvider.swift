#if os(Linux)
  import Foundation

  /// Stands in for something that an app shares, pastes or drops.
  ///
  /// It has the objects and data that the app gives it, and what it is asked for comes on a queue in the background.
  /// It is `@unchecked Sendable` because it is used only on the thread of its simulation.
  open class NSItemProvider: NSObject, @unchecked Sendable {
    /// Receives what was loaded.
    public typealias CompletionHandler = @Sendable ((any Sendable)?, (any Error)?) -> Void

    /// Who may see an item.
    public enum RepresentationVisibility: Int, Sendable {
      /// All apps.
      case all = 0
      /// The apps of the same developer.
      case team = 1
      /// The app itself.
      case ownProcess = 3
    }

    /// What can go wrong.
    public enum ErrorCode: Int, Error, Sendable {
      /// Nobody knows.
      case unknownError = -1
      /// There is nothing of the type.
      case itemUnavailableError = -1000
      /// What there is has another type.
      case unexpectedValueClassError = -1100
    }

    private var items: [(type: String, value: Any)] = []
    private var object: Any?
    /// The name that a file would have.
    open var suggestedName: String?

    /// Creates an item with nothing in it.
    public override init() { super.init() }

    /// Creates an item for an object, such as `url as NSURL`.
    public convenience init(object: Any) {
      self.init()
      (self.object, items) = (object, [(Self.type(of: object), object)])
    }

    /// Creates an item of a type.
    public convenience init(item: Any?, typeIdentifier: String?) {
      self.init()
      object = item
      if let item { items = [(typeIdentifier ?? Self.type(of: item), item)] }
    }

    /// Creates an item for a file.
    public convenience init?(contentsOf fileURL: URL!) {
      guard let fileURL else { return nil }
      self.init(item: fileURL, typeIdentifier: "public.file-url")
      suggestedName = fileURL.lastPathComponent
    }

    /// The types of what the item has.
    open var registeredTypeIdentifiers: [String] { items.map(\.type) }
    /// Returns whether the item has something of a type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
      items.contains { $0.type == typeIdentifier }
    }
    /// Returns whether the item's object has a class.
    open func canLoadObject(ofClass aClass: Any.Type) -> Bool { Self.convert(object, to: aClass) != nil }

    /// Adds data, which is made at once.
    open func registerDataRepresentation(
      forTypeIdentifier typeIdentifier: String, visibility: RepresentationVisibility,
      loadHandler: @escaping (@escaping (Data?, (any Error)?) -> Void) -> Progress?
    ) {
      _ = loadHandler { data, _ in
        if let data { self.items.append((typeIdentifier, data)) }
      }
    }
    /// Adds an object.
    open func registerObject(_ object: Any, visibility: RepresentationVisibility) {
      self.object = self.object ?? object
      items.append((Self.type(of: object), object))
    }

    /// Loads the object.
    @preconcurrency
    @discardableResult
    open func loadObject<Object>(
      ofClass aClass: Object.Type, completionHandler: @escaping @Sendable (Object?, (any Error)?) -> Void
    ) -> Progress {
      // Sound because all code of a simulation runs on its thread.
      nonisolated(unsafe) let found = Self.convert(object, to: aClass) as? Object
      DispatchQueue.global().async { completionHandler(found, found == nil ? ErrorCode.itemUnavailableError : nil) }
      return Progress(totalUnitCount: 1)
    }

    /// Loads something of a type.
    @preconcurrency
    open func loadItem(
      forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
      completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
    ) {
      // Sound because all code of a simulation runs on its thread.
      nonisolated(unsafe) let found = items.first { $0.type == typeIdentifier }?.value
      DispatchQueue.global().async { completionHandler?(found, found == nil ? ErrorCode.itemUnavailableError : nil) }
    }

    /// Loads data of a type.
    @preconcurrency
    @discardableResult
    open func loadDataRepresentation(
      forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
      let data = Self.data(of: items.first { $0.type == typeIdentifier }?.value)
      DispatchQueue.global().async { completionHandler(data, data == nil ? ErrorCode.itemUnavailableError : nil) }
      return Progress(totalUnitCount: 1)
    }

    private static func data(of value: Any?) -> Data? {
      switch value {
      case let data as Data: data
      case let text as String: Data(text.utf8)
      case let url as URL: Data(url.absoluteString.utf8)
      default: nil
      }
    }

    private static func type(of object: Any) -> String {
      switch object {
      case let url as URL: url.isFileURL ? "public.file-url" : "public.url"
      case is NSURL: "public.url"
      case is String, is NSString: "public.utf8-plain-text"
      default: "public.data"
      }
    }

    private static func convert(_ object: Any?, to type: Any.Type) -> Any? {
      switch object {
      case let url as NSURL where type == URL.self: url as URL
      case let text as NSString where type == String.self: text as String
      case let url as URL where type == NSURL.self: url as NSURL
      case let text as String where type == NSString.self: text as NSString
      case let object? where Swift.type(of: object) == type: object
      default: nil
      }
    }
  }
#endif
