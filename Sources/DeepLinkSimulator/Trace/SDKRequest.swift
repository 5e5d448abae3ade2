/// A request of one of the SDKs to its backend.
public enum SDKRequest: Hashable, Sendable {
  case appsFlyer(AppsFlyerRequest)
  case adjust(AdjustRequest)
  /// A request of `ADJLinkResolution`, which has no queue and no backend of its own: the URL.
  case linkResolution(String)

  /// What a trace calls the request, such as `conversionData`.
  public var name: String {
    switch self {
    case .appsFlyer(let request): request.name
    case .adjust(let request): request.name
    case .linkResolution: "link resolution"
    }
  }

  /// What the request is about; nil if its name says it all.
  public var detail: String? {
    switch self {
    case .appsFlyer(let request): request.detail
    case .adjust(let request): request.detail
    case .linkResolution(let url): url
    }
  }
}
