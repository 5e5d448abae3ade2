#if os(Linux)
  import Foundation

  /// Hooks for the folders of a simulated app, which has its own.
  enum FolderHooks {
    static let home = "$s10Foundation15NSHomeDirectorySSyF"
    static let temporary = "$s10Foundation20NSTemporaryDirectorySSyF"
    static let searchPaths =
      "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO"
      + "_AF0kC10DomainMaskVSbtF"
    static let homeURL = "$s20FoundationEssentials3URLV13homeDirectoryACvgZ"
    static let temporaryURL = "$s20FoundationEssentials3URLV18temporaryDirectoryACvgZ"
    static let managersTemporary = "$s20FoundationEssentials11FileManagerC18temporaryDirectoryAA3URLVvg"
    static let urls =
      "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF"
    static let url =
      "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO"
      + "_AC0lM10DomainMaskVAJSgSbtKF"
    static let gettingTemporary = ClassMethod(FileManager.self, managersTemporary)
    static let findingAll = ClassMethod(FileManager.self, urls)
    static let finding = ClassMethod(FileManager.self, url)

    /// Redirects calls through the vtable of the class to the functions below, once.
    static let install: Void = ClassMethod.replace([
      (gettingTemporary, managersTemporary), (findingAll, urls), (finding, url),
    ])

    /// The folders of the simulated app; nil where the real system applies.
    static var container: AppContainer? { VirtualSystem.current?.container }

    fileprivate struct Text {
      let call: () -> String
    }
    fileprivate struct Folder {
      let call: () -> URL
    }
    fileprivate struct Paths {
      let call: (FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask, Bool) -> [String]
    }
    fileprivate struct Folders {
      let call: (FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask) -> [URL]
    }
    fileprivate struct ChosenFolder {
      let call: (FileManager.SearchPathDirectory, FileManager.SearchPathDomainMask, URL?, Bool) throws -> URL
    }
  }

  /// Returns the path of the home folder; a simulated app has its own.
  @_silgen_name("$s10Foundation15NSHomeDirectorySSyF")
  public func hookedHomeDirectory() -> String {
    FolderHooks.container?.home.path ?? SystemFunction(FolderHooks.home).closure(as: FolderHooks.Text.self).call()
  }

  /// Returns the path of the folder for temporary files, with a slash at its end.
  @_silgen_name("$s10Foundation20NSTemporaryDirectorySSyF")
  public func hookedTemporaryDirectory() -> String {
    if let container = FolderHooks.container { return container.temporary.path + "/" }
    return SystemFunction(FolderHooks.temporary).closure(as: FolderHooks.Text.self).call()
  }

  /// Returns the paths of the folders of a kind.
  @_silgen_name(
    "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_AF0kC10DomainMaskVSbtF"
  )
  public func hookedSearchPaths(
    _ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask, _ expandTilde: Bool
  ) -> [String] {
    if let container = FolderHooks.container { return container.folders(for: directory, in: domains).map(\.path) }
    return SystemFunction(FolderHooks.searchPaths).closure(as: FolderHooks.Paths.self).call(
      directory, domains, expandTilde)
  }

  extension URL {
    /// Returns the home folder.
    @_silgen_name("$s20FoundationEssentials3URLV13homeDirectoryACvgZ")
    public static func hookedHomeDirectory() -> URL {
      FolderHooks.container?.home ?? SystemFunction(FolderHooks.homeURL).closure(as: FolderHooks.Folder.self).call()
    }

    /// Returns the folder for temporary files.
    @_silgen_name("$s20FoundationEssentials3URLV18temporaryDirectoryACvgZ")
    public static func hookedTemporaryDirectory() -> URL {
      FolderHooks.container?.temporary
        ?? SystemFunction(FolderHooks.temporaryURL).closure(as: FolderHooks.Folder.self).call()
    }
  }

  extension FileManager {
    /// Returns the folder for temporary files.
    @_silgen_name("$s20FoundationEssentials11FileManagerC18temporaryDirectoryAA3URLVvg")
    public func hookedTemporaryDirectory() -> URL {
      FolderHooks.container?.temporary
        ?? FolderHooks.gettingTemporary.closure(of: self, as: FolderHooks.Folder.self).call()
    }

    /// Returns the folders of a kind.
    @_silgen_name(
      "$s20FoundationEssentials11FileManagerC4urls3for2inSayAA3URLVGAC19SearchPathDirectoryO_AC0iJ10DomainMaskVtF"
    )
    public func hookedURLs(
      _ directory: FileManager.SearchPathDirectory, _ domains: FileManager.SearchPathDomainMask
    ) -> [URL] {
      if let container = FolderHooks.container { return container.folders(for: directory, in: domains) }
      return FolderHooks.findingAll.closure(of: self, as: FolderHooks.Folders.self).call(directory, domains)
    }

    /// Returns the folder of a kind, and creates it if that is asked for.
    @_silgen_name(
      "$s20FoundationEssentials11FileManagerC3url3for2in14appropriateFor6createAA3URLVAC19SearchPathDirectoryO_AC0lM10DomainMaskVAJSgSbtKF"
    )
    public func hookedURL(
      _ directory: FileManager.SearchPathDirectory, _ domain: FileManager.SearchPathDomainMask, _ other: URL?,
      _ shouldCreate: Bool
    ) throws -> URL {
      // A folder for the replacement of an item is next to the item.
      guard directory != .itemReplacementDirectory, let container = FolderHooks.container else {
        return try FolderHooks.finding.closure(of: self, as: FolderHooks.ChosenFolder.self)
          .call(directory, domain, other, shouldCreate)
      }
      guard let folder = container.folders(for: directory, in: domain).first else { throw CocoaError(.fileNoSuchFile) }
      if shouldCreate { try createDirectory(at: folder, withIntermediateDirectories: true) }
      return folder
    }
  }
#endif
