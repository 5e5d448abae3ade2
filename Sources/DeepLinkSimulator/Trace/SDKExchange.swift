/// An answer to a request of one of the SDKs, with the request.
public enum SDKExchange: Sendable {
  case appsFlyer(AppsFlyerRequest, AppsFlyerAnswer)
  case adjust(AdjustRequest, AdjustAnswer)
  /// An answer to a request of `ADJLinkResolution`.
  case linkResolution(AdjustLinkResolution.Answer)

  /// What a trace calls the request, such as `conversionData`.
  public var name: String {
    switch self {
    case .appsFlyer(let request, _): request.name
    case .adjust(let request, _): request.name
    case .linkResolution: "link resolution"
    }
  }

  /// What a trace says of the answer, such as `200`.
  public var summary: String {
    switch self {
    case .appsFlyer(_, let answer): answer.summary
    case .adjust(_, let answer): answer.summary
    case .linkResolution(.redirect(let url)): "302 \(url)"
    case .linkResolution(.final): "200"
    case .linkResolution(.failure): "failed"
    }
  }
}
