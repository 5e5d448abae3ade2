/// A request of one of the SDKs to its backend.
public enum SDKRequest: Hashable, Sendable {
  case appsFlyer(AppsFlyerRequest)
  case adjust(AdjustRequest)

  /// What a trace calls the request, such as `conversionData`.
  public var name: String {
    switch self {
    case .appsFlyer(let request): request.name
    case .adjust(let request): request.name
    }
  }

  /// What the request is about; nil if its name says it all.
  public var detail: String? {
    switch self {
    case .appsFlyer(let request): request.detail
    case .adjust(let request): request.detail
    }
  }
}
