/// The present place in files of a setting that old files list among the switches.
package enum SettingPlace: Hashable, Sendable {
  /// Under the key of an SDK in `app`.
  case app(sdk: String, key: String)
  /// In the answer to a kind of request.
  case answer(sdk: String, request: String, key: String)

  /// The keys of the path, from the root of the file.
  package var keys: [String] {
    switch self {
    case .app(let sdk, let key): ["app", sdk, key]
    case .answer(let sdk, let request, let key): ["backend", sdk, request, key]
    }
  }

  /// The keys, joined by dots.
  package var text: String { keys.joined(separator: ".") }
}
