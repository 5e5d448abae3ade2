/// What an SDK can see of the device when the app calls it.
public struct SDKMoment: Sendable {
  /// The present virtual time.
  public let now: VirtualInstant
  /// Whether the app is active.
  public let isActive: Bool
  /// Whether there is a network.
  public let isOnline: Bool

  private let links: LinkTable

  /// Returns the parsed link of a text; a text that the run already knows is not parsed again.
  ///
  /// - Parameter text: The link as the app or a server has it.
  public func link(_ text: String) -> Link { links[text] }

  package init(now: VirtualInstant, isActive: Bool, isOnline: Bool, links: LinkTable) {
    self.links = links
    self.now = now
    self.isActive = isActive
    self.isOnline = isOnline
  }
}
