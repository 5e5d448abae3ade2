import SDKContract
import TestSupport

@testable import IOSModel

/// Everything that can happen to the platform: all builds, all reachable states, all inputs.
struct PlatformExploration {
  /// A sequence that a plan asks for and the machine refuses.
  struct Contradiction {
    var configuration: PlatformConfiguration
    var input: PlatformInput
    var step: PlatformStep
    var refusal: IllegalTransition
  }

  private(set) var citedRules: Set<PlatformRule> = []
  private(set) var contradictions: [Contradiction] = []
  private(set) var calls: [AppStyle: Set<String>] = [:]
  private(set) var states = 0
  /// Sequences whose end is not the end of what was planned, or whose states do not fit the style.
  private(set) var inconsistencies: [String] = []

  static let inputs: [PlatformInput] = [
    .openFromHomeScreen, .openLink(PlatformRun.universal), .openLink(PlatformRun.scheme),
    .openLink(PlatformRun.universal, as: .scannedUniversalLink), .openLink(PlatformRun.universal, as: .url),
    .openLinkAfterActivation(PlatformRun.universal), .openLinkAfterActivation(PlatformRun.scheme),
    .openOwnScheme(PlatformRun.scheme), .openOwnScheme(PlatformRun.universal), .openElsewhere,
    .openNotification(), .backgroundLaunch(),
    .openNotification(PushNotification(action: .dismiss)), .openNotification(PushNotification(action: .button("show"))),
    .receiveNotification(PushNotification()), .receiveNotification(push("alert")), .receiveNotification(push()),
    .backgroundLaunch(push()),
    .prewarm, .leave, .resignActive, .becomeActive, .suspend, .reclaimScene, .forceQuit, .systemKill,
    .update,
  ]

  /// A push with `content-available`, and with another key in `aps` if one is given.
  private static func push(_ key: String? = nil) -> PushNotification {
    let keys = [PayloadEntry("content-available", .integer(1))] + (key.map { [PayloadEntry($0, .string("a"))] } ?? [])
    return PushNotification(Payload([PayloadEntry("aps", .object(keys))]))
  }

  /// The configurations of all builds: each switch alone, and mixtures.
  static func configurations() -> [PlatformConfiguration] {
    var all: [PlatformConfiguration] = []
    for style in AppStyle.allCases {
      for profile in PlatformProfile.all {
        var plain = PlatformConfiguration()
        plain.style = style
        plain.profile = profile
        all.append(plain)
        for each in PlatformConfiguration.switches {
          for value in values(of: each) {
            var changed = plain
            _ = each.set(value, in: &changed)
            if changed != plain { all.append(changed) }
          }
        }
      }
    }
    return all + mixtures(Thoroughness.count(400, sample: 10))
  }

  private static func values(of each: Setting<PlatformConfiguration>) -> [SettingValue] {
    switch each.specification.kind {
    case .word(let words): words.map { .word($0) }
    case .words: [.words(["show"])]
    default: [.bool(false), .bool(true)]
    }
  }

  /// Configurations with about every third switch changed, the same ones in each run.
  private static func mixtures(_ count: Int) -> [PlatformConfiguration] {
    var state: UInt64 = 2026
    func roll(_ sides: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(sides))
    }
    return (0..<count).map { index in
      var mixture = PlatformConfiguration()
      mixture.style = AppStyle.allCases[index % AppStyle.allCases.count]
      let profiles: [PlatformProfile] = [.iOS17, .iOS17_4, .iOS18_4, .iOS26]
      mixture.profile = mixture.style == .uikitAppDelegate ? .iOS26 : profiles[roll(profiles.count)]
      for each in PlatformConfiguration.switches where roll(3) == 0 {
        let values = values(of: each)
        _ = each.set(values[roll(values.count)], in: &mixture)
      }
      return mixture
    }
  }

  static let shared: PlatformExploration = {
    var exploration = PlatformExploration()
    for configuration in configurations() { exploration.explore(configuration) }
    return exploration
  }()

  private mutating func explore(_ configuration: PlatformConfiguration) {
    if let problem = configuration.problem { citedRules.insert(problem.rule) }
    citedRules.formUnion(configuration.notices)
    let start = PlatformMachine(configuration: configuration)
    var seen: Set<PlatformMachine> = [start]
    var pending = [start]
    while let machine = pending.popLast() {
      states += 1
      for input in Self.inputs {
        guard let next = run(input, on: machine), seen.insert(next).inserted else { continue }
        pending.append(next)
      }
    }
  }

  /// Whether an input changes nothing: what an app opens that is not in front, and the user's leaving what it opened.
  private func isWithoutEffect(_ input: PlatformInput, on machine: PlatformMachine) -> Bool {
    switch input {
    case .openElsewhere: machine.process != .active && machine.process != .inactive
    case .leave: machine.hasLeftForOther
    default: false
    }
  }

  private mutating func run(_ input: PlatformInput, on machine: PlatformMachine) -> PlatformMachine? {
    let steps: [PlatformStep]
    do throws(IllegalTransition) {
      steps = try machine.steps(for: input)
    } catch {
      citedRules.insert(error.rule)
      return nil
    }
    if steps.isEmpty, !isWithoutEffect(input, on: machine) {
      inconsistencies.append("\(input) does nothing and cites nothing")
    }
    var machine = machine
    for step in steps {
      citedRules.insert(step.rule)
      do throws(IllegalTransition) {
        try machine.perform(step)
      } catch {
        contradictions.append(
          Contradiction(configuration: machine.configuration, input: input, step: step, refusal: error))
        return nil
      }
      note(step, in: machine)
    }
    return machine
  }

  private mutating func note(_ step: PlatformStep, in machine: PlatformMachine) {
    let style = machine.configuration.style
    if let call = step.call {
      calls[style, default: []].insert(call.label)
      if let rule = call.ruleForFalse(in: style) { citedRules.insert(rule) }
    }
    if machine.process != step.process || machine.scene != step.scene {
      inconsistencies.append("\(step) leads to \(machine.process)")
    }
    if machine.process == .notRunning, machine.scene == .foregroundActive || machine.scene == .background {
      inconsistencies.append("\(step) leaves a scene without a process")
    }
  }
}
