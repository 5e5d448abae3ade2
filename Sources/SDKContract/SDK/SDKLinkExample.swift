/// A link of an SDK's link service, as a first scenario about the SDK has it.
///
/// It leads to the destination `shoes`.
public struct SDKLinkExample: Hashable, Sendable {
  /// What an app gets of a link of the service without asking the servers.
  public enum Form: Hashable, Sendable {
    /// All parameters are in the link.
    case long
    /// The servers know the parameters.
    case short
  }

  /// What the link carries.
  package var form: Form
  /// The link.
  package var url: String
  /// What the servers know, by the keys that files have for it beside those of the endpoints.
  package var serverSettings: [String: SettingValue]

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - form: What the link carries.
  ///   - url: The link.
  ///   - serverSettings: What the servers know of it, by the keys that files have for it.
  public init(_ form: Form, _ url: String, serverSettings: [String: SettingValue] = [:]) {
    self.form = form
    self.url = url
    self.serverSettings = serverSettings
  }
}
