/// A request of one of the SDKs with the answer to it.
public enum SDKExchange: Sendable {
  case appsFlyer(AppsFlyerRequest, AppsFlyerAnswer)
  case adjust(AdjustRequest, AdjustAnswer)

  /// The request.
  public var request: SDKRequest {
    switch self {
    case .appsFlyer(let request, _): .appsFlyer(request)
    case .adjust(let request, _): .adjust(request)
    }
  }

  /// What a trace says of the answer, such as `200`.
  public var summary: String {
    switch self {
    case .appsFlyer(_, let answer): answer.summary
    case .adjust(_, let answer): answer.summary
    }
  }
}
