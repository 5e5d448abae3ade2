#if os(Linux)
  import Foundation

  /// Stands in for a type of data.
  public struct UTType: Hashable, Codable, Sendable {
    /// The identifier of the type.
    public let identifier: String

    /// Creates a type from its identifier.
    public init?(_ identifier: String) { self.identifier = identifier }
    /// Creates a type of the app.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    /// Creates a type of another app.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) { self.identifier = identifier }
    private init(_ known: Known) { identifier = known.rawValue }
    private var known: Known? { Known(rawValue: identifier) }

    /// Creates the type of the files with an extension; nil if there is none.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
      self.init(supertype: supertype) { $0.fileExtensions.contains(filenameExtension.lowercased()) }
    }
    /// Creates the type of a MIME type; nil if there is none.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
      self.init(supertype: supertype) { $0.mimeType == mimeType.lowercased() }
    }
    private init?(supertype: UTType, where holds: (Known) -> Bool) {
      let found = Known.allCases.first { holds($0) && UTType($0).conforms(to: supertype) }
      guard let found else { return nil }
      self.init(found)
    }

    /// The extension that files of the type usually have.
    public var preferredFilenameExtension: String? { known?.fileExtensions.first }
    /// The MIME type.
    public var preferredMIMEType: String? { known?.mimeType }
    /// A description for the user; simulated devices have none.
    public var localizedDescription: String? { nil }
    /// Whether the system knows the type.
    public var isDeclared: Bool { known != nil }
    /// Whether the type is made for an unknown extension: never.
    public var isDynamic: Bool { false }
    /// Whether anybody may use the type.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
    /// The types of which it is one.
    public var supertypes: Set<UTType> {
      (known?.parents ?? []).reduce(into: []) { types, parent in
        types.formUnion(UTType(parent).supertypes.union([UTType(parent)]))
      }
    }
    /// Returns whether it is a type or one of its kinds.
    public func conforms(to type: UTType) -> Bool { type == self || supertypes.contains(type) }
    /// Returns whether a type is one of its kinds.
    public func isSupertype(of type: UTType) -> Bool { type != self && type.conforms(to: self) }
    /// Returns whether it is one of the kinds of a type.
    public func isSubtype(of type: UTType) -> Bool { type != self && conforms(to: type) }

    /// Anything.
    public static let item = UTType(.item)
    /// Any content.
    public static let content = UTType(.content)
    /// A document with several kinds of content.
    public static let compositeContent = UTType(.compositeContent)
    /// Bytes.
    public static let data = UTType(.data)
    /// A folder of the file system.
    public static let directory = UTType(.directory)
    /// A folder.
    public static let folder = UTType(.folder)
    /// A volume.
    public static let volume = UTType(.volume)
    /// A folder that looks like a file.
    public static let package = UTType(.package)
    /// A bundle.
    public static let bundle = UTType(.bundle)
    /// An alias or a link.
    public static let resolvable = UTType(.resolvable)
    /// An alias.
    public static let aliasFile = UTType(.aliasFile)
    /// A symbolic link.
    public static let symbolicLink = UTType(.symbolicLink)
    /// A disk image.
    public static let diskImage = UTType(.diskImage)
    /// A program.
    public static let executable = UTType(.executable)
    /// An app.
    public static let application = UTType(.application)
    /// An archive.
    public static let archive = UTType(.archive)
    /// A ZIP archive.
    public static let zip = UTType(.zip)
    /// A GZIP archive.
    public static let gzip = UTType(.gzip)
    /// Text.
    public static let text = UTType(.text)
    /// Text without formats.
    public static let plainText = UTType(.plainText)
    /// Text without formats, in UTF-8.
    public static let utf8PlainText = UTType(.utf8PlainText)
    /// Text without formats, in UTF-16.
    public static let utf16PlainText = UTType(.utf16PlainText)
    /// Values in a text.
    public static let delimitedText = UTType(.delimitedText)
    /// Values separated by commas.
    public static let commaSeparatedText = UTType(.commaSeparatedText)
    /// Values separated by tabs.
    public static let tabSeparatedText = UTType(.tabSeparatedText)
    /// Formatted text.
    public static let rtf = UTType(.rtf)
    /// Formatted text with attachments.
    public static let rtfd = UTType(.rtfd)
    /// HTML.
    public static let html = UTType(.html)
    /// XML.
    public static let xml = UTType(.xml)
    /// YAML.
    public static let yaml = UTType(.yaml)
    /// JSON.
    public static let json = UTType(.json)
    /// A property list.
    public static let propertyList = UTType(.propertyList)
    /// A property list in XML.
    public static let xmlPropertyList = UTType(.xmlPropertyList)
    /// A binary property list.
    public static let binaryPropertyList = UTType(.binaryPropertyList)
    /// Source code.
    public static let sourceCode = UTType(.sourceCode)
    /// Swift.
    public static let swiftSource = UTType(.swiftSource)
    /// JavaScript.
    public static let javaScript = UTType(.javaScript)
    /// A URL.
    public static let url = UTType(.url)
    /// A bookmark.
    public static let urlBookmarkData = UTType(.urlBookmarkData)
    /// The URL of a file.
    public static let fileURL = UTType(.fileURL)
    /// A location on the Internet.
    public static let internetLocation = UTType(.internetLocation)
    /// A picture.
    public static let image = UTType(.image)
    /// A picture in JPEG.
    public static let jpeg = UTType(.jpeg)
    /// A picture in PNG.
    public static let png = UTType(.png)
    /// A picture in GIF.
    public static let gif = UTType(.gif)
    /// A picture in TIFF.
    public static let tiff = UTType(.tiff)
    /// A picture in BMP.
    public static let bmp = UTType(.bmp)
    /// A picture in SVG.
    public static let svg = UTType(.svg)
    /// A picture in HEIC.
    public static let heic = UTType(.heic)
    /// A picture in HEIF.
    public static let heif = UTType(.heif)
    /// A picture in WebP.
    public static let webP = UTType(.webP)
    /// A picture as a camera records it.
    public static let rawImage = UTType(.rawImage)
    /// A Live Photo.
    public static let livePhoto = UTType(.livePhoto)
    /// An icon.
    public static let icon = UTType(.icon)
    /// Sound or film.
    public static let audiovisualContent = UTType(.audiovisualContent)
    /// A film.
    public static let movie = UTType(.movie)
    /// A film without sound.
    public static let video = UTType(.video)
    /// Sound.
    public static let audio = UTType(.audio)
    /// A QuickTime film.
    public static let quickTimeMovie = UTType(.quickTimeMovie)
    /// A film in MPEG.
    public static let mpeg = UTType(.mpeg)
    /// A film in MPEG-4.
    public static let mpeg4Movie = UTType(.mpeg4Movie)
    /// Sound in MPEG-4.
    public static let mpeg4Audio = UTType(.mpeg4Audio)
    /// Sound in MP3.
    public static let mp3 = UTType(.mp3)
    /// Sound in WAVE.
    public static let wav = UTType(.wav)
    /// Sound in AIFF.
    public static let aiff = UTType(.aiff)
    /// A PDF.
    public static let pdf = UTType(.pdf)
    /// A book.
    public static let epub = UTType(.epub)
    /// A table.
    public static let spreadsheet = UTType(.spreadsheet)
    /// A presentation.
    public static let presentation = UTType(.presentation)
    /// A database.
    public static let database = UTType(.database)
    /// A font.
    public static let font = UTType(.font)
    /// A contact.
    public static let contact = UTType(.contact)
    /// Contacts in a text.
    public static let vCard = UTType(.vCard)
    /// A message.
    public static let message = UTType(.message)
    /// An event in a calendar.
    public static let calendarEvent = UTType(.calendarEvent)
    /// Something to do.
    public static let toDoItem = UTType(.toDoItem)
    /// An email.
    public static let emailMessage = UTType(.emailMessage)
    /// Keys and certificates.
    public static let pkcs12 = UTType(.pkcs12)
    /// A certificate.
    public static let x509Certificate = UTType(.x509Certificate)
    /// A log.
    public static let log = UTType(.log)
  }
#endif
