extension AdjustRequest {
  /// What a trace calls the request.
  var name: String { endpoint.rawValue }

  /// What the request is about; nil if its name says it all.
  var detail: String? {
    switch kind {
    case .session(let count): String(count)
    case .attribution(let initiator): "initiated by \(initiator.rawValue)"
    case .event(let token): token
    case .sdkClick(let click): click.link
    case .forgetDevice: nil
    }
  }
}

extension AdjustAnswer {
  /// What a trace says of the answer.
  var summary: String {
    switch self {
    case .json: "200"
    case .rejected: "rejected"
    case .failure: "failed"
    }
  }
}

extension AdjustTimer {
  /// What a trace calls the timer.
  var name: String {
    switch self {
    case .attribution: "attribution"
    case .packageRetry: "package retry"
    case .click: "click retry"
    case .attStatus: "ATT status"
    case .delayStart: "delayStart"
    }
  }
}
