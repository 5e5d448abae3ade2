#if os(Linux)
  import Foundation
  import FoundationStandIns

  /// A document of the app as a value.
  public protocol FileDocument {
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The types that the app can read.
    static var readableContentTypes: [UTType] { get }
    /// The types that the app can write.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Writes the document.
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
  }

  extension FileDocument {
    /// The types that the app can write: those that it can read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
  }

  /// A document of the app as an object.
  public protocol ReferenceFileDocument: ObservableObject {
    /// What is saved.
    associatedtype Snapshot
    /// What a document is read from.
    typealias ReadConfiguration = FileDocumentReadConfiguration
    /// What a document is written to.
    typealias WriteConfiguration = FileDocumentWriteConfiguration
    /// The types that the app can read.
    static var readableContentTypes: [UTType] { get }
    /// The types that the app can write.
    static var writableContentTypes: [UTType] { get }
    /// Reads a document.
    init(configuration: ReadConfiguration) throws
    /// Returns what is saved.
    func snapshot(contentType: UTType) throws -> Snapshot
    /// Writes what is saved.
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
  }

  extension ReferenceFileDocument {
    /// The types that the app can write: those that it can read.
    public static var writableContentTypes: [UTType] { readableContentTypes }
  }

  /// What a document is read from.
  public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file.
    public let file: FileWrapper
  }

  /// What a document is written to.
  public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file as it is; nil for a new one.
    public let existingFile: FileWrapper?
  }

  // Screens for files are accepted without an effect: nobody picks a file.
  extension View {
    /// Accepts a screen on which the user picks a file.
    public func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [UTType],
      onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// Accepts a screen on which the user picks files.
    public func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
      onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View { self }
    /// Accepts a screen on which the user picks files, or cancels.
    public func fileImporter(
      isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
      onCompletion: @escaping (Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View { self }
    /// Accepts a screen on which the user saves a document.
    public func fileExporter<Document: FileDocument>(
      isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
      onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// Accepts a screen on which the user saves documents.
    public func fileExporter<Documents: Collection>(
      isPresented: Binding<Bool>, documents: Documents, contentType: UTType,
      onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where Documents.Element: FileDocument { self }
    /// Accepts a screen on which the user saves an item.
    public func fileExporter<Item: Transferable>(
      isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
      onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { self }
    /// Accepts a screen on which the user moves a file.
    public func fileMover(
      isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { self }
    /// Accepts a screen on which the user moves files.
    public func fileMover<Files: Collection>(
      isPresented: Binding<Bool>, files: Files, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where Files.Element == URL { self }
  }

  /// A scene for documents, which shows its content for a new one.
  public struct DocumentGroup<Document, Content: View>: Scene, PrimitiveScene {
    private let content: () -> Content

    /// Creates a scene that edits documents.
    public init(
      newDocument: @autoclosure @escaping () -> Document,
      @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) where Document: FileDocument {
      content = {
        editor(FileDocumentConfiguration(document: .constant(newDocument()), fileURL: nil, isEditable: true))
      }
    }

    /// The scene has no body.
    public var body: Never { fatalError("A document group has no body") }
    func evaluate(_ context: ViewContext) { context.evaluate(content(), at: "window") }
  }

  /// A document that a scene shows.
  public struct FileDocumentConfiguration<Document> {
    /// The document.
    @Binding public var document: Document
    /// The file; nil for a new document.
    public let fileURL: URL?
    /// Whether the user may edit the document.
    public let isEditable: Bool

    init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
      (_document, self.fileURL, self.isEditable) = (document, fileURL, isEditable)
    }
  }
#endif
