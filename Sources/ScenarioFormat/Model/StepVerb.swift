import SDKContract

/// The key of a step in a scenario file, which is also its name in traces.
public enum StepVerb: String, CaseIterable, Sendable {
  case tap, install, update, uninstall, launch, receiveNotification, openNotification, backgroundLaunch, prewarm
  case foreground, background, suspend, kill, reclaimScene, alert, dismissAlert, wait, openGate, closeGate
  case releaseDelegate, trackingAuthorization
  case adClick, system, pasteboard, clockBack, associationFile, network, call, backend

  /// Whether the app cannot observe the step itself, only its consequences. Two orders that differ only in such steps
  /// look the same to the app.
  package var isBesideTheApp: Bool {
    switch self {
    case .tap, .install, .update, .launch, .foreground, .background, .suspend, .kill, .alert, .dismissAlert, .wait,
      .network:
      true
    case .uninstall, .receiveNotification, .openNotification, .backgroundLaunch, .prewarm, .reclaimScene, .openGate,
      .closeGate, .releaseDelegate, .trackingAuthorization, .adClick, .system, .pasteboard, .clockBack,
      .associationFile, .call,
      .backend:
      false
    }
  }

  /// Why the step is not allowed under `anytime`; nil if it is.
  var complaintAtAnytime: String? {
    switch self {
    case .wait: "time passes by itself; put \"wait\" among the \"steps\", or remove it"
    case .system: "\"system\" is done whether it is possible or not, and what comes at any time has to be possible"
    default: nil
    }
  }
}

extension Step.Kind {
  /// The key of the step in a file.
  package var verb: StepVerb {
    switch self {
    case .tap: .tap
    case .install: .install
    case .update: .update
    case .uninstall: .uninstall
    case .launch: .launch
    case .receiveNotification: .receiveNotification
    case .openNotification: .openNotification
    case .backgroundLaunch: .backgroundLaunch
    case .prewarm: .prewarm
    case .foreground: .foreground
    case .background: .background
    case .suspend: .suspend
    case .kill: .kill
    case .reclaimScene: .reclaimScene
    case .alert: .alert
    case .dismissAlert: .dismissAlert
    case .wait: .wait
    case .openGate: .openGate
    case .closeGate: .closeGate
    case .releaseDelegate: .releaseDelegate
    case .trackingAuthorization: .trackingAuthorization
    case .adClick: .adClick
    case .system: .system
    case .pasteboard: .pasteboard
    case .clockBack: .clockBack
    case .associationFile: .associationFile
    case .network: .network
    case .call: .call
    case .backend: .backend
    }
  }

  /// The argument of the step, as the scenario spells it; nil if the verb says everything.
  package var argument: String? {
    switch self {
    case .tap(let url, let origin): origin.map { "\(url) from \($0.rawValue)" } ?? url
    case .openNotification(_, let action): action
    case .kill(let reason): reason?.rawValue
    case .wait(let duration), .clockBack(let duration): DurationText.write(duration)
    case .system(let step): step.text
    case .openGate(let text), .closeGate(let text), .pasteboard(let text), .releaseDelegate(let text),
      .call(let text, _):
      text
    case .trackingAuthorization(let answer): answer.rawValue
    case .network(let isOnline): NetworkState(isOnline: isOnline).rawValue
    case .associationFile(let file): file.domain.map { "\(file.state.rawValue) at \($0)" } ?? file.state.rawValue
    case .install, .update, .uninstall, .launch, .receiveNotification, .backgroundLaunch, .prewarm, .foreground,
      .background, .suspend, .reclaimScene, .alert, .dismissAlert, .adClick, .backend:
      nil
    }
  }
}

extension Step.SystemStep {
  /// The text of the step in a trace.
  fileprivate var text: String {
    [call?.rawValue, process?.rawValue, scene?.rawValue].compactMap { $0 }.joined(separator: " ")
  }
}
