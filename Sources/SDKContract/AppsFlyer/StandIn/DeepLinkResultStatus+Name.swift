extension DeepLinkResultStatus {
  /// The name of the case, as app code writes it.
  public var name: String {
    switch self {
    case .notFound: "notFound"
    case .found: "found"
    case .failure: "failure"
    }
  }
}
