extension AppsFlyerRequest {
  /// What a trace calls the request.
  var name: String { kind.endpoint.rawValue }

  /// What the request is about; nil if its name says it all.
  var detail: String? {
    switch kind {
    case .launch(let counter): String(counter)
    case .conversionData, .deferredDeepLink: nil
    case .redirect(let url): url
    case .shortLink(let key): key
    case .event(let name): name
    }
  }
}

extension AppsFlyerAnswer {
  /// What a trace says of the answer.
  var summary: String {
    switch self {
    case .success: "200"
    case .status(let status): String(status)
    case .malformedBody: "200 malformed"
    case .urlError(let code): "NSURLErrorDomain \(code)"
    }
  }
}
