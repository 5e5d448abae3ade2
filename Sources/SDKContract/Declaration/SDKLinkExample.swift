/// An example link of an SDK's link service, for a first scenario about the SDK.
///
/// Its destination is `shoes`.
public struct SDKLinkExample: Hashable, Sendable {
  /// What a link of the service contains without a request to the servers.
  public enum Form: Hashable, Sendable {
    /// All parameters are in the link.
    case long
    /// Only the servers know the parameters.
    case short
  }

  /// What the link carries.
  package var form: Form
  /// The link.
  package var url: String
  /// The data of the servers, by their keys in files, besides those of the endpoints.
  package var serverSettings: [String: SettingValue]

  /// Creates an example.
  ///
  /// - Parameters:
  ///   - form: What the link carries.
  ///   - url: The link.
  ///   - serverSettings: The data of the servers about the link, by their keys in files.
  public init(_ form: Form, _ url: String, serverSettings: [String: SettingValue] = [:]) {
    self.form = form
    self.url = url
    self.serverSettings = serverSettings
  }
}
