#if os(Linux)
  import Foundation
  import FoundationStandIns
  import SDKContract

  /// Stands in for a document of the app, which is a file of the simulated device.
  ///
  /// An app subclasses it and implements `contents(forType:)` and `load(fromContents:ofType:)`. No document is in
  /// iCloud.
  @preconcurrency @MainActor
  open class UIDocument: NSObject {
    /// Whether a file is new.
    public enum SaveOperation: Int, Sendable {
      /// The file is new.
      case forCreating
      /// The file exists.
      case forOverwriting
    }

    /// What changes the count of changes.
    public enum ChangeKind: Int, Sendable {
      /// A change.
      case done
      /// A change that is taken back.
      case undone
      /// A change that is made again.
      case redone
      /// All changes are gone.
      case cleared
    }

    /// The state of a document.
    public struct State: OptionSet, Sendable {
      /// The raw value.
      public let rawValue: UInt
      /// Creates a state from its raw value.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// It is open.
      public static let normal: State = []
      /// It is closed.
      public static let closed = State(rawValue: 1)
      /// It is in conflict with another version.
      public static let inConflict = State(rawValue: 2)
      /// It could not be saved.
      public static let savingError = State(rawValue: 4)
      /// The user must not edit it now.
      public static let editingDisabled = State(rawValue: 8)
      /// Its progress is available.
      public static let progressAvailable = State(rawValue: 16)
    }

    /// Posted when the state of a document changes.
    public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")

    /// The file.
    open private(set) var fileURL: URL
    /// The time at which the file was changed last.
    open var fileModificationDate: Date?
    /// The state.
    open private(set) var documentState = State.closed {
      didSet { NotificationCenter.default.post(name: Self.stateChangedNotification, object: self) }
    }
    /// Whether there are changes that are not saved.
    open private(set) var hasUnsavedChanges = false
    /// The activity that the document is part of.
    open var userActivity: NSUserActivity?
    /// Undoes changes.
    open lazy var undoManager: UndoManager? = UndoManager()

    /// Creates a document for a file, which it does not read yet.
    public init(fileURL url: URL) { fileURL = url }

    /// The name that the user sees.
    open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
    /// The type of the file.
    open var fileType: String? { savingFileType }
    /// The type with which the document is saved.
    open var savingFileType: String? { fileURL.pathExtension.isEmpty ? nil : "public.data" }

    /// Returns what is written to the file; a subclass overrides it.
    open func contents(forType typeName: String) throws -> Any { Data() }
    /// Takes what was read from the file; a subclass overrides it.
    open func load(fromContents contents: Any, ofType typeName: String?) throws {}
    /// Reads a file.
    open func read(from url: URL) throws { try load(fromContents: Data(contentsOf: url), ofType: fileType) }
    /// Writes what `contents(forType:)` has returned.
    open func writeContents(
      _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
    ) throws { try (contents as? Data)?.write(to: url) }
    /// Called if the file could not be read or written.
    open func handleError(_ error: any Error, userInteractionPermitted: Bool) { documentState.insert(.savingError) }
    /// Counts a change.
    open func updateChangeCount(_ change: ChangeKind) { hasUnsavedChanges = change != .cleared }

    /// Reads the file.
    open func open(completionHandler: ((Bool) -> Void)? = nil) {
      perform(completionHandler) {
        try self.read(from: self.fileURL)
        self.documentState = .normal
      }
    }
    /// Saves changes and closes the document.
    open func close(completionHandler: ((Bool) -> Void)? = nil) {
      autosave { saved in
        self.documentState.insert(.closed)
        completionHandler?(saved)
      }
    }
    /// Writes the file.
    open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
      perform(completionHandler) {
        let contents = try self.contents(forType: self.savingFileType ?? "public.data")
        try self.writeContents(contents, to: url, for: saveOperation, originalContentsURL: self.fileURL)
        self.fileURL = url
        self.hasUnsavedChanges = false
        self.documentState = .normal
      }
    }
    /// Writes the file if there are changes.
    open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
      guard hasUnsavedChanges else { return perform(completionHandler) {} }
      save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
    }
    /// Reads a file again.
    open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
      perform(completionHandler) { try self.read(from: url) }
    }

    /// Reads the file.
    @discardableResult
    public func open() async -> Bool { await withCheckedContinuation { end in open { end.resume(returning: $0) } } }
    /// Saves changes and closes the document.
    @discardableResult
    public func close() async -> Bool { await withCheckedContinuation { end in close { end.resume(returning: $0) } } }
    /// Writes the file.
    @discardableResult
    public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
      await withCheckedContinuation { end in save(to: url, for: saveOperation) { end.resume(returning: $0) } }
    }

    private func perform(_ completionHandler: ((Bool) -> Void)?, _ work: @escaping () throws -> Void) {
      // Sound because Dispatch runs the block on the main queue, where this method runs.
      nonisolated(unsafe) let (work, completionHandler) = (work, completionHandler)
      DispatchQueue.main.async {
        MainActor.assumeIsolated {
          do {
            try work()
            completionHandler?(true)
          } catch {
            self.handleError(error, userInteractionPermitted: false)
            completionHandler?(false)
          }
        }
      }
    }
  }
#endif
