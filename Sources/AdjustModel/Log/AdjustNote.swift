import SDKContract

/// An event inside the SDK.
package enum AdjustNote: SDKNoteValue {
  /// A line in the SDK's log, with its values.
  case logged(AdjustLogLine, [String])
  /// An event that the SDK does not log.
  case explained(AdjustExplanation)
  /// Text that depends on earlier events, and is not known to be in the SDK's log.
  case words(String)
  /// A package has joined the package queue, or a click the click queue, at this position, counted from 1.
  case queued(AdjustRequest.Kind, position: Int)
  /// The app has given the SDK its token.
  case appToken(String)
  /// The SDK has read the attribution that an earlier launch stored.
  case attributionRead
  /// The tracking status of a package is one that no package had before.
  case trackingStatusRecorded(ATTStatus)

  /// Returns a note for a line of the log with its values.
  static func logged(_ line: AdjustLogLine, _ values: String...) -> AdjustNote { .logged(line, values) }

  /// The text of the note in a trace.
  package var text: String {
    switch self {
    case .logged(let line, let values): line.text(values)
    case .explained(let explanation): explanation.rawValue
    case .words(let text): text
    case .queued(let package, let position): "\(package.endpoint.rawValue) queued at \(position)"
    case .appToken(let token): "App token \(token)"
    case .attributionRead: "Attribution read"
    case .trackingStatusRecorded(let status): "Tracking status \(status.rawValue)"
    }
  }
}
