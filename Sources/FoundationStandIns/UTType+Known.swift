#if os(Linux)
  extension UTType {
    /// The types that the system declares, with their identifiers.
    enum Known: String, CaseIterable {
      case item = "public.item"
      case content = "public.content"
      case compositeContent = "public.composite-content"
      case data = "public.data"
      case directory = "public.directory"
      case folder = "public.folder"
      case volume = "public.volume"
      case package = "com.apple.package"
      case bundle = "com.apple.bundle"
      case resolvable = "com.apple.resolvable"
      case aliasFile = "com.apple.alias-file"
      case symbolicLink = "public.symlink"
      case diskImage = "public.disk-image"
      case executable = "public.executable"
      case application = "com.apple.application"
      case archive = "public.archive"
      case zip = "public.zip-archive"
      case gzip = "org.gnu.gnu-zip-archive"
      case text = "public.text"
      case plainText = "public.plain-text"
      case utf8PlainText = "public.utf8-plain-text"
      case utf16PlainText = "public.utf16-plain-text"
      case delimitedText = "public.delimited-values-text"
      case commaSeparatedText = "public.comma-separated-values-text"
      case tabSeparatedText = "public.tab-separated-values-text"
      case rtf = "public.rtf"
      case rtfd = "com.apple.rtfd"
      case html = "public.html"
      case xml = "public.xml"
      case yaml = "public.yaml"
      case json = "public.json"
      case propertyList = "com.apple.property-list"
      case xmlPropertyList = "com.apple.xml-property-list"
      case binaryPropertyList = "com.apple.binary-property-list"
      case sourceCode = "public.source-code"
      case swiftSource = "public.swift-source"
      case javaScript = "com.netscape.javascript-source"
      case url = "public.url"
      case urlBookmarkData = "com.apple.bookmark"
      case fileURL = "public.file-url"
      case internetLocation = "com.apple.internet-location"
      case image = "public.image"
      case jpeg = "public.jpeg"
      case png = "public.png"
      case gif = "com.compuserve.gif"
      case tiff = "public.tiff"
      case bmp = "com.microsoft.bmp"
      case svg = "public.svg-image"
      case heic = "public.heic"
      case heif = "public.heif"
      case webP = "org.webmproject.webp"
      case rawImage = "public.camera-raw-image"
      case livePhoto = "com.apple.live-photo"
      case icon = "public.icon"
      case audiovisualContent = "public.audiovisual-content"
      case movie = "public.movie"
      case video = "public.video"
      case audio = "public.audio"
      case quickTimeMovie = "com.apple.quicktime-movie"
      case mpeg = "public.mpeg"
      case mpeg4Movie = "public.mpeg-4"
      case mpeg4Audio = "public.mpeg-4-audio"
      case mp3 = "public.mp3"
      case wav = "com.microsoft.waveform-audio"
      case aiff = "public.aiff-audio"
      case pdf = "com.adobe.pdf"
      case epub = "org.idpf.epub-container"
      case spreadsheet = "public.spreadsheet"
      case presentation = "public.presentation"
      case database = "public.database"
      case font = "public.font"
      case contact = "public.contact"
      case vCard = "public.vcard"
      case message = "public.message"
      case calendarEvent = "public.calendar-event"
      case toDoItem = "public.to-do-item"
      case emailMessage = "public.email-message"
      case pkcs12 = "com.rsa.pkcs-12"
      case x509Certificate = "public.x509-certificate"
      case log = "public.log"

      /// The extensions of files of the type, the usual one first.
      var fileExtensions: [String] {
        switch self {
        case .jpeg: ["jpeg", "jpg"]
        case .png: ["png"]
        case .gif: ["gif"]
        case .tiff: ["tiff", "tif"]
        case .bmp: ["bmp"]
        case .svg: ["svg"]
        case .heic: ["heic"]
        case .webP: ["webp"]
        case .pdf: ["pdf"]
        case .html: ["html", "htm"]
        case .xml: ["xml"]
        case .json: ["json"]
        case .yaml: ["yaml", "yml"]
        case .plainText: ["txt", "text"]
        case .rtf: ["rtf"]
        case .commaSeparatedText: ["csv"]
        case .tabSeparatedText: ["tsv"]
        case .propertyList: ["plist"]
        case .swiftSource: ["swift"]
        case .javaScript: ["js"]
        case .zip: ["zip"]
        case .gzip: ["gz"]
        case .quickTimeMovie: ["mov", "qt"]
        case .mpeg4Movie: ["mp4", "mpg4"]
        case .mpeg4Audio: ["m4a"]
        case .mp3: ["mp3"]
        case .wav: ["wav"]
        case .aiff: ["aiff", "aif"]
        case .epub: ["epub"]
        case .vCard: ["vcf"]
        case .log: ["log"]
        case .calendarEvent: ["ics"]
        default: []
        }
      }

      /// The MIME type.
      var mimeType: String? {
        switch self {
        case .jpeg: "image/jpeg"
        case .png: "image/png"
        case .gif: "image/gif"
        case .tiff: "image/tiff"
        case .bmp: "image/bmp"
        case .svg: "image/svg+xml"
        case .heic: "image/heic"
        case .webP: "image/webp"
        case .pdf: "application/pdf"
        case .html: "text/html"
        case .xml: "application/xml"
        case .json: "application/json"
        case .yaml: "application/x-yaml"
        case .plainText: "text/plain"
        case .rtf: "text/rtf"
        case .commaSeparatedText: "text/csv"
        case .tabSeparatedText: "text/tab-separated-values"
        case .javaScript: "text/javascript"
        case .zip: "application/zip"
        case .gzip: "application/gzip"
        case .quickTimeMovie: "video/quicktime"
        case .mpeg4Movie: "video/mp4"
        case .mpeg4Audio: "audio/mp4"
        case .mp3: "audio/mpeg"
        case .wav: "audio/vnd.wave"
        case .aiff: "audio/aiff"
        case .epub: "application/epub+zip"
        case .vCard: "text/vcard"
        case .calendarEvent: "text/calendar"
        default: nil
        }
      }

      /// The types of which it is one, without those above them.
      var parents: [Known] {
        switch self {
        case .content: [.item]
        case .compositeContent: [.content]
        case .data: [.item]
        case .directory: [.item]
        case .folder: [.directory]
        case .package: [.directory]
        case .bundle: [.directory]
        case .archive: [.data]
        case .zip: [.archive]
        case .gzip: [.archive]
        case .text: [.content, .data]
        case .plainText: [.text]
        case .utf8PlainText: [.plainText]
        case .utf16PlainText: [.plainText]
        case .delimitedText: [.text]
        case .commaSeparatedText: [.delimitedText]
        case .tabSeparatedText: [.delimitedText]
        case .rtf: [.text]
        case .html: [.text]
        case .xml: [.text]
        case .yaml: [.text]
        case .json: [.text]
        case .propertyList: [.data]
        case .xmlPropertyList: [.propertyList, .xml]
        case .binaryPropertyList: [.propertyList]
        case .sourceCode: [.plainText]
        case .swiftSource: [.sourceCode]
        case .javaScript: [.sourceCode]
        case .url: [.data]
        case .fileURL: [.url]
        case .image: [.content, .data]
        case .jpeg: [.image]
        case .png: [.image]
        case .gif: [.image]
        case .tiff: [.image]
        case .bmp: [.image]
        case .svg: [.image]
        case .heic: [.heif]
        case .heif: [.image]
        case .webP: [.image]
        case .rawImage: [.image]
        case .icon: [.image]
        case .audiovisualContent: [.content, .data]
        case .movie: [.audiovisualContent]
        case .video: [.movie]
        case .audio: [.audiovisualContent]
        case .quickTimeMovie: [.movie]
        case .mpeg: [.movie]
        case .mpeg4Movie: [.movie]
        case .mpeg4Audio: [.audio]
        case .mp3: [.audio]
        case .wav: [.audio]
        case .aiff: [.audio]
        case .pdf: [.data, .compositeContent]
        case .epub: [.data, .compositeContent]
        case .spreadsheet: [.content]
        case .presentation: [.compositeContent]
        case .contact: [.item]
        case .vCard: [.text, .contact]
        case .message: [.item]
        case .calendarEvent: [.item]
        case .emailMessage: [.message]
        case .log: [.plainText]
        case .application: [.executable]
        case .executable: [.item]
        default: []
        }
      }
    }
  }
#endif
