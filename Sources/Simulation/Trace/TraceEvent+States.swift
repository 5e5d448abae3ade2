import SDKContract

extension TraceEvent {
  /// The states of the app's process and of its scene, in one byte.
  struct States {
    private let number: UInt8

    init(_ process: ProcessState, _ scene: SceneState?) {
      let processNumber: UInt8 =
        switch process {
        case .notRunning: 0
        case .prewarmed: 1
        case .inactive: 2
        case .active: 3
        case .background: 4
        case .suspended: 5
        }
      let sceneNumber: UInt8 =
        switch scene {
        case nil: 0
        case .unattached: 1
        case .foregroundInactive: 2
        case .foregroundActive: 3
        case .background: 4
        }
      number = processNumber << 4 | sceneNumber
    }

    var process: ProcessState {
      switch number >> 4 {
      case 0: .notRunning
      case 1: .prewarmed
      case 2: .inactive
      case 3: .active
      case 4: .background
      default: .suspended
      }
    }

    var scene: SceneState? {
      switch number & 0xF {
      case 1: .unattached
      case 2: .foregroundInactive
      case 3: .foregroundActive
      case 4: .background
      default: nil
      }
    }
  }
}
