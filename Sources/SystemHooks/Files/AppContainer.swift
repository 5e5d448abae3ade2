#if os(Linux)
  import Foundation
  import FoundationNetworking
  import Synchronization

  /// The folders and the cookies of an app on a simulated device, which are removed with the app and at the end of the
  /// run.
  final class AppContainer: Sendable {
    /// The app's home folder.
    let home: URL
    private let number: Int
    private let cookies = Mutex<HTTPCookieStorage?>(nil)

    /// The numbers of the containers of this process. A device gets the lowest free one, so that devices that are used
    /// one after another have the same paths.
    private static let numbers = Mutex<Set<Int>>([])

    init() {
      number = Self.numbers.withLock { numbers in
        var number = 1
        while numbers.contains(number) { number += 1 }
        numbers.insert(number)
        return number
      }
      // The functions for temporary folders are replaced in a simulation.
      let temporary = ProcessInfo.processInfo.environment["TMPDIR"] ?? "/tmp"
      home = URL(fileURLWithPath: temporary, isDirectory: true)
        .appendingPathComponent("DeepLinkSimulator-\(getpid())-\(number)", isDirectory: true)
      // An earlier process with the same number may have crashed.
      try? FileManager.default.removeItem(at: home)
      for folder in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
        try? FileManager.default.createDirectory(
          at: home.appendingPathComponent(folder, isDirectory: true), withIntermediateDirectories: true)
      }
    }

    deinit {
      try? FileManager.default.removeItem(at: home)
      let number = number
      Self.numbers.withLock { _ = $0.remove(number) }
    }

    /// Returns the cookies that are left when a process begins: those with a date of expiry.
    func cookiesOfNewProcess() -> HTTPCookieStorage? {
      // Only an ephemeral configuration creates a storage without a file. Creating one may ask for the folders.
      let cookies = self.cookies.withLock { $0 } ?? URLSessionConfiguration.ephemeral.httpCookieStorage
      self.cookies.withLock { $0 = cookies }
      for cookie in cookies?.cookies ?? [] where cookie.isSessionOnly || cookie.expiresDate == nil {
        cookies?.deleteCookie(cookie)
      }
      return cookies
    }

    /// The folder for temporary files.
    var temporary: URL { home.appendingPathComponent("tmp", isDirectory: true) }

    /// Returns a file of the app's bundle, with what is in it now.
    func bundleFile(_ name: String, _ content: Data) -> URL? {
      let file = home.appendingPathComponent("App.app", isDirectory: true).appendingPathComponent(name)
      if (try? Data(contentsOf: file)) == content { return file }
      let folder = file.deletingLastPathComponent()
      guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
        (try? content.write(to: file)) != nil
      else { return nil }
      return file
    }

    /// Returns the folders of a kind in the app's home folder, as on iOS: one, or none outside of it.
    func folders(
      for directory: FileManager.SearchPathDirectory, in domains: FileManager.SearchPathDomainMask
    ) -> [URL] {
      guard domains.contains(.userDomainMask), let path = Self.path(of: directory) else { return [] }
      return [home.appendingPathComponent(path, isDirectory: true)]
    }

    private static func path(of directory: FileManager.SearchPathDirectory) -> String? {
      switch directory {
      case .documentDirectory: "Documents"
      case .libraryDirectory: "Library"
      case .cachesDirectory: "Library/Caches"
      case .applicationSupportDirectory: "Library/Application Support"
      case .autosavedInformationDirectory: "Library/Autosave Information"
      case .downloadsDirectory: "Downloads"
      case .desktopDirectory: "Desktop"
      case .moviesDirectory: "Movies"
      case .musicDirectory: "Music"
      case .picturesDirectory: "Pictures"
      default: nil
      }
    }
  }
#endif
