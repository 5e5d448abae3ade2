import SDKContract
import XCTest

@testable import IOSModel

/// A machine that is driven by inputs, for tests that look at the calls.
struct PlatformRun {
  static let universal = Link("https://example.com/summer")
  static let scheme = Link("example://summer")

  var machine: PlatformMachine
  var rules: [PlatformRule] = []

  init(
    _ style: AppStyle, _ profile: PlatformProfile = .iOS17, _ change: (inout PlatformConfiguration) -> Void = { _ in }
  ) {
    var configuration = PlatformConfiguration()
    configuration.style = style
    configuration.profile = profile
    change(&configuration)
    machine = PlatformMachine(configuration: configuration)
  }

  /// Performs inputs whose calls do not matter.
  @discardableResult
  mutating func after(_ inputs: PlatformInput...) throws -> PlatformRun {
    for input in inputs { _ = try perform(input) }
    return self
  }

  /// Performs an input, and returns its calls, each with the state that it sees and a mark if it carries a link, or if
  /// a notification is in its options.
  mutating func calls(_ input: PlatformInput) throws -> [String] {
    try perform(input).compactMap { step in
      guard let call = step.call else { return nil }
      let hasOptions = [.willFinishLaunching, .didFinishLaunching, .sceneWillConnect].contains(call.kind)
      let cargo = call.link != nil ? " link" : hasOptions && step.notification != nil ? " notification" : ""
      return "\(call.label) \(step.seen.rawValue)\(cargo)"
    }
  }

  /// Performs an input, and returns its steps.
  mutating func perform(_ input: PlatformInput) throws -> [PlatformStep] {
    let steps = try machine.steps(for: input)
    for step in steps {
      try machine.perform(step)
      rules.append(step.rule)
    }
    return steps
  }
}

/// Asserts that something is refused in exactly these words.
func assertIllegal<Value>(
  _ expression: @autoclosure () throws -> Value, _ explanation: String, _ rule: PlatformRule,
  file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertThrowsError(try expression(), file: file, line: line) { error in
    guard let illegal = error as? IllegalTransition else { return XCTFail("\(error)", file: file, line: line) }
    XCTAssertEqual(illegal.explanation, explanation, file: file, line: line)
    XCTAssertEqual(illegal.rule, rule, file: file, line: line)
  }
}

extension PlatformInput {
  /// A link is delivered to the app in the form that it has after a tap in another app.
  static func openLink(_ link: Link) -> PlatformInput { .openLink(link, as: link.formWhenTapped) }
}
