#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract

  extension UIPasteboard {
    /// The name of a pasteboard.
    public struct Name: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String
      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }
      /// The general pasteboard.
      public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
      /// The pasteboard of searches.
      public static let find = Name(rawValue: "com.apple.UIKit.pboard.find")
    }

    /// What a pasteboard of the process holds. All objects with the name of the pasteboard share it.
    final class Contents {
      var pasteboard = Pasteboard()
    }

    /// The pasteboards of a process, by name.
    private final class Named {
      var contents: [Name: Contents] = [:]
      var count = 0
    }

    private class var named: Named { AppEnvironment.withCurrent(()) { here, _ in here.object { Named() } } }

    /// Returns a name that no pasteboard of the process has, and what the pasteboard of that name holds.
    class func unique() -> (name: Name, contents: Contents) {
      let known = named
      known.count += 1
      let name = Name("com.apple.UIKit.pboard.unique.\(known.count)")
      let contents = Contents()
      known.contents[name] = contents
      return (name, contents)
    }

    /// Finds the pasteboard of the process with a name, or creates it. It exists until the process ends, or until the
    /// app removes it.
    ///
    /// - Parameters:
    ///   - pasteboardName: The name.
    ///   - create: Whether to create the pasteboard if there is none; otherwise the result is nil.
    public convenience init?(name pasteboardName: Name, create: Bool) {
      let known = Self.named
      if known.contents[pasteboardName] == nil, create || pasteboardName == .general {
        known.contents[pasteboardName] = Contents()
      }
      guard let contents = known.contents[pasteboardName] else { return nil }
      self.init(name: pasteboardName, contents: contents)
    }

    /// Returns a new pasteboard of the process.
    public class func withUniqueName() -> UIPasteboard { UIPasteboard() }

    /// Removes a pasteboard of the process, with what it holds.
    public class func remove(withName pasteboardName: Name) {
      guard let contents = named.contents.removeValue(forKey: pasteboardName) else { return }
      contents.pasteboard.set([])
      NotificationCenter.default.post(
        name: removedNotification, object: UIPasteboard(name: pasteboardName, contents: contents))
    }

    /// Whether the pasteboard outlives the process: only the general one does.
    public var isPersistent: Bool { name == .general }
    /// Has no effect, as on a device since iOS 10.
    public func setPersistent(_ persistent: Bool) {}
  }
#endif
