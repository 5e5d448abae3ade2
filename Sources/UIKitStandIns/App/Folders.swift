#if os(Linux)
  import Foundation

  // Names of the folders of an app that only Apple's Foundation has.

  extension URL {
    /// The folder for documents.
    public static var documentsDirectory: URL { folder(.documentDirectory) }
    /// The folder for files that are not documents of the user.
    public static var libraryDirectory: URL { folder(.libraryDirectory) }
    /// The folder for files that the app can create again.
    public static var cachesDirectory: URL { folder(.cachesDirectory) }
    /// The folder for files that support the app; it does not exist before the app creates it.
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }
    /// The folder for downloads; it does not exist before the app creates it.
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    private static func folder(_ directory: FileManager.SearchPathDirectory) -> URL {
      FileManager.default.urls(for: directory, in: .userDomainMask).first ?? homeDirectory
    }
  }

  extension FileManager {
    /// Returns the folder that the apps of a group share. A simulated device has no other app, so it is removed with
    /// this one.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
      let folder = URL.homeDirectory.appendingPathComponent("AppGroups/\(groupIdentifier)", isDirectory: true)
      try? createDirectory(at: folder, withIntermediateDirectories: true)
      return folder
    }
  }
#endif
