/// Where files have a setting that older ones have among the switches.
package enum SettingPlace: Hashable, Sendable {
  /// Under the key of an SDK in `app`.
  case app(sdk: String, key: String)
  /// At the answer to a kind of request.
  case answer(sdk: String, request: String, key: String)

  /// The keys that lead there, from the whole of the file.
  package var keys: [String] {
    switch self {
    case .app(let sdk, let key): ["app", sdk, key]
    case .answer(let sdk, let request, let key): ["backend", sdk, request, key]
    }
  }

  /// The keys with dots between them.
  package var text: String { keys.joined(separator: ".") }
}
