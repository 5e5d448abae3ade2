/// What the SDK keeps in memory, gone with the process.
struct AppsFlyerProcess: Sendable {
  /// Why a request was sent, by the id of the request.
  enum Purpose: Sendable {
    case launch(counter: Int)
    case conversionData(counter: Int)
    case link(String)
  }

  /// Whether the dev key and the app id are set.
  var hasKeys = false
  /// Whether the weak `delegate` points to something.
  var hasDelegate = false
  /// The requests that are not answered.
  var pending: [Int: Purpose] = [:]

  private var lastRequest = 0

  /// Notes a request that is about to be sent.
  mutating func request(_ kind: AppsFlyerRequest.Kind, for purpose: Purpose) -> AppsFlyerRequest {
    lastRequest += 1
    pending[lastRequest] = purpose
    return AppsFlyerRequest(id: lastRequest, kind: kind)
  }

  /// Whether a launch has been sent and is not answered.
  func isInFlight(launch counter: Int) -> Bool {
    pending.values.contains { purpose in
      if case .launch(counter) = purpose { true } else { false }
    }
  }
}
