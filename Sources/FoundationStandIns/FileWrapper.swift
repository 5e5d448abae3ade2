#if os(Linux)
  import Foundation

  /// Stands in for a file or a folder in memory, as documents are made of.
  ///
  /// It is `@unchecked Sendable` because it is used only on the thread of its simulation.
  open class FileWrapper: NSObject, @unchecked Sendable {
    /// How a wrapper is read.
    public struct ReadingOptions: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// Everything is read at once.
      public static let immediate = ReadingOptions(rawValue: 1)
      /// The contents stay in the file.
      public static let withoutMapping = ReadingOptions(rawValue: 2)
    }
    /// How a wrapper is written.
    public struct WritingOptions: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates an option set from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// An existing file is replaced only when the new one is complete.
      public static let atomic = WritingOptions(rawValue: 1)
      /// The names of the wrappers become those of the files.
      public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    /// The contents; nil for a folder.
    public private(set) var regularFileContents: Data?
    /// The files of a folder, by name; nil for a file.
    public private(set) var fileWrappers: [String: FileWrapper]?
    /// The name of the file.
    open var filename: String?
    /// The name that the file should have.
    open var preferredFilename: String?
    /// The attributes of the file.
    open var fileAttributes: [String: Any] = [:]

    /// Creates a file.
    public init(regularFileWithContents contents: Data) { regularFileContents = contents }
    /// Creates a folder.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
      fileWrappers = childrenByPreferredName
    }
    /// Reads a file or a folder.
    public init(url: URL, options: ReadingOptions = []) throws {
      super.init()
      filename = url.lastPathComponent
      preferredFilename = filename
      if (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true {
        let files = try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
        fileWrappers = try Dictionary(
          uniqueKeysWithValues: files.map { ($0.lastPathComponent, try FileWrapper(url: $0, options: options)) })
      } else {
        regularFileContents = try Data(contentsOf: url)
      }
    }

    /// Whether it is a folder.
    open var isDirectory: Bool { fileWrappers != nil }
    /// Whether it is a file.
    open var isRegularFile: Bool { regularFileContents != nil }
    /// Whether it is a symbolic link: never.
    open var isSymbolicLink: Bool { false }
    /// The contents as data; nil for a folder.
    open var serializedRepresentation: Data? { regularFileContents }

    /// Adds a file to a folder, and returns the name that it has there.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
      let name = child.preferredFilename ?? "Untitled"
      fileWrappers?[name] = child
      return name
    }
    /// Adds a file with contents to a folder, and returns the name that it has there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
      let child = FileWrapper(regularFileWithContents: data)
      child.preferredFilename = fileName
      return addFileWrapper(child)
    }
    /// Removes a file from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
      fileWrappers = fileWrappers?.filter { $0.value !== child }
    }
    /// Returns the name that a file has in the folder.
    open func keyForFileWrapper(_ child: FileWrapper) -> String? {
      fileWrappers?.first { $0.value === child }?.key
    }
    /// Writes the file or the folder.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
      if let regularFileContents { return try regularFileContents.write(to: url) }
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, child) in fileWrappers ?? [:] {
        try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
      }
    }
  }

  extension URL {
    /// Begins the use of a file outside of the app's folders.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
    /// Ends the use of a file outside of the app's folders.
    public func stopAccessingSecurityScopedResource() {}
  }
#endif
