#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  /// Stands in for the pasteboard. The general one is that of the simulated device, onto which the step `pasteboard`
  /// copies; others belong to the process. As on a device, code of any isolation uses it.
  ///
  /// It is `@unchecked Sendable` because all code of a simulation runs on its thread.
  open class UIPasteboard: NSObject, @unchecked Sendable {
    /// The notification about a change of the pasteboard by the app.
    public static let changedNotification = Notification.Name("UIPasteboardChangedNotification")

    /// The general pasteboard of the device that the current thread simulates.
    open class var general: UIPasteboard {
      AppEnvironment.withCurrent(()) { here, _ in
        here.object { UIPasteboard(name: .general, contents: Contents()) }
      }
    }

    /// The name of the pasteboard.
    public let name: Name
    private let own: Contents

    init(name: Name, contents: Contents) { (self.name, own) = (name, contents) }

    /// Creates a pasteboard of the process under a name that no other one has.
    public override convenience init() {
      let (name, contents) = Self.unique()
      self.init(name: name, contents: contents)
    }

    // MARK: Contents

    /// Whether this is the pasteboard of a device: not one of the process, and inside a simulation.
    private var isOnDevice: Bool { name == .general && AppEnvironment.simulated != nil }

    /// What the pasteboard holds, until it expires.
    var contents: Pasteboard {
      var contents = isOnDevice ? AppEnvironment.withCurrent(()) { here, _ in here.pasteboard } : own.pasteboard
      if let expiration = contents.expiration, Date().timeIntervalSinceReferenceDate >= expiration { contents.set([]) }
      return contents
    }

    func change(to items: [[String: Pasteboard.Content]], expiration: Double? = nil) {
      var contents = contents
      contents.set(items, expiration: expiration)
      if isOnDevice {
        AppEnvironment.withCurrent(contents) { here, contents in here.pasteboard = contents }
      } else {
        own.pasteboard = contents
      }
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }

    private func texts(of types: [String]) -> [String] {
      contents.items.compactMap { item in
        for type in types { if case .text(let text) = item[type] { return text } }
        return nil
      }
    }

    /// The first text.
    open var string: String? {
      get { strings?.first }
      set { strings = newValue.map { [$0] } }
    }

    /// The texts; nil if there is none.
    open var strings: [String]? {
      get {
        let texts = texts(of: [Pasteboard.textType, "public.plain-text", "public.text"])
        return texts.isEmpty ? nil : texts
      }
      set { change(to: (newValue ?? []).map { [Pasteboard.textType: .text($0)] }) }
    }

    /// The first URL.
    open var url: URL? {
      get { urls?.first }
      set { urls = newValue.map { [$0] } }
    }

    /// The URLs; nil if there is none.
    open var urls: [URL]? {
      get {
        let urls = texts(of: [Pasteboard.urlType]).compactMap { URL(string: $0) }
        return urls.isEmpty ? nil : urls
      }
      set { change(to: (newValue ?? []).map { [Pasteboard.urlType: .text($0.absoluteString)] }) }
    }

    /// How often the contents have changed.
    open var changeCount: Int { contents.changeCount }
    /// Whether the pasteboard has a string.
    open var hasStrings: Bool { strings != nil }
    /// Whether the pasteboard has a URL.
    open var hasURLs: Bool { urls != nil }
    /// Whether the pasteboard has a picture.
    open var hasImages: Bool {
      !Set(contents.items.flatMap(\.keys)).isDisjoint(with: ["public.image", "public.png", "public.jpeg"])
    }
    /// The number of items.
    open var numberOfItems: Int { contents.items.count }
    /// The types of the first item.
    open var types: [String] { contents.items.first?.keys.sorted() ?? [] }

    /// Whether the first item has one of some types.
    open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
  }

  extension UIPasteboard {
    /// Posted when a pasteboard is removed; simulations never post it.
    public nonisolated static let removedNotification = Notification.Name("UIPasteboardRemovedNotification")
  }
#endif
