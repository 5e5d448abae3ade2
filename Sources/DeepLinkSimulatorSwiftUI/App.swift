#if os(Linux) || os(macOS)
  /// An app built with SwiftUI, with the members of SwiftUI's protocol.
  @MainActor
  public protocol App {
    /// What the app shows.
    associatedtype Body: Scene
    /// What the app shows.
    var body: Body { get }
    /// Creates the app, once in each process.
    init()
  }
#endif
