import DeepLinkSimulator
import XCTest

@testable import DeepLinkSimulatorCommand

/// The versions that settings declare are those in which the machines use them.
final class SettingVersionTests: XCTestCase {
  private static let apps = DeepLinkSimulatorCommand.withSampleApps.apps

  /// A setting with versions, which a shipped scenario sets.
  private struct Use {
    let scenario: Scenario
    let sdk: SDKVocabulary
    let setting: SettingSpecification
    let isSwitch: Bool

    var name: String { "\(sdk.key).\(setting.name)" }

    /// Returns what a run in a version shows, with or without the setting: its events and the SDK's log. Nil if there is
    /// no such run.
    func shown(in version: String, isSet: Bool) -> [String]? {
      var scenario = scenario
      scenario.expectations = []
      scenario.schedule = []
      scenario.app[sdk: sdk.key]?.version = version
      if !isSet {
        scenario.app[sdk: sdk.key]?.switches.removeAll { $0.name == setting.name && isSwitch }
        scenario.app[sdk: sdk.key]?.settings.removeAll { $0.name == setting.name && !isSwitch }
      }
      guard let plan = try? ScenarioCompiler(apps: SettingVersionTests.apps).compile(scenario).get(),
        let makeApp = SettingVersionTests.apps.factory(for: scenario.app.uses)
      else { return nil }
      let trace = Simulator.run(plan, makeApp: makeApp).trace
      let numbers = #/"causes":\[[^\]]*\],|"index":\d+,/#
      let events = trace.events.map { JSONLines.record($0).replacing(numbers, with: "") }
      return events + LogText(of: SDKName(rawValue: sdk.key), trace, plan: plan).lines
    }
  }

  /// What says that a setting is not there, which is not an effect of it.
  private static let absences = [
    "does not exist", "waitForATT does nothing", "AppsFlyerLib.waitForATTUserAuthorization",
  ]

  private static let uses: [Use] = {
    let source = ScenarioSource([Package.scenarios])
    let files = source.entries.flatMap { source.runs($0, apps.sdks, CapturedRun.nothing) }
    return files.flatMap { file -> [Use] in
      guard let scenario = try? file.result.get() else { return [] }
      return apps.sdks.vocabularies.flatMap { sdk -> [Use] in
        let description = scenario.app[sdk: sdk.key]
        let keys = sdk.keys.filter { key in description?.settings.contains { $0.name == key.name } == true }
        let switches = sdk.switches.filter { key in description?.switches.contains { $0.name == key.name } == true }
        return keys.map { Use(scenario: scenario, sdk: sdk, setting: $0, isSwitch: false) }
          + switches.map { Use(scenario: scenario, sdk: sdk, setting: $0, isSwitch: true) }
      }
    }.filter { $0.setting.versions != nil }
  }()

  /// Returns the version right before another one.
  private func version(before version: VersionNumber, _ sdk: SDKVocabulary) -> String? {
    let numbers = version.text.split(separator: ".").compactMap { Int($0) }
    if numbers.count == 3, numbers[2] > 0 { return "\(numbers[0]).\(numbers[1]).\(numbers[2] - 1)" }
    if numbers[1] > 0 { return "\(numbers[0]).\(numbers[1] - 1)" }
    return sdk.versions.last { VersionNumber($0).map { $0 < version } ?? false }
  }

  func testASettingHasNoEffectInVersionsThatItDoesNotName() throws {
    var checked: Set<String> = []
    for use in Self.uses {
      let range = try XCTUnwrap(use.setting.versions)
      let outside = [range.since.flatMap { version(before: $0, use.sdk) }, range.before?.text].compactMap { $0 }
      for version in outside {
        guard let with = use.shown(in: version, isSet: true), let without = use.shown(in: version, isSet: false)
        else { continue }
        checked.insert(use.name)
        func told(_ lines: [String]) -> [String] {
          lines.filter { line in !Self.absences.contains { line.contains($0) } }
        }
        let difference = told(with).difference(from: told(without))
        XCTAssertEqual(difference.count, 0, "\(use.name) has an effect in \(version): \(use.scenario.name)")
      }
    }
    XCTAssertGreaterThan(checked.count, 15, "\(checked.sorted())")
  }

  func testASettingHasAnEffectInTheFirstAndTheLastVersionThatItNames() throws {
    var idle: [String: Bool] = [:]
    for use in Self.uses {
      let range = try XCTUnwrap(use.setting.versions)
      let inside = [range.since?.text, range.before.flatMap { version(before: $0, use.sdk) }].compactMap { $0 }
      for version in inside {
        guard let with = use.shown(in: version, isSet: true), let without = use.shown(in: version, isSet: false)
        else { continue }
        idle["\(use.name) in \(version)", default: true] =
          idle["\(use.name) in \(version)", default: true] && with == without
      }
    }
    XCTAssertEqual(idle.filter(\.value).keys.sorted(), [])
    XCTAssertGreaterThan(idle.count, 15)
  }

  func testACallHasTheVersionsOfItsMember() throws {
    let calls = ["Adjust.endFirstSessionDelay", "Adjust.sendFirstPackages", "AppsFlyerLib.isSessionReady"]
    for call in calls {
      let method = Self.apps.sdks.vocabularies.flatMap(\.methods).first { $0.name == call }
      let range = try XCTUnwrap(method?.versions, call)
      let bounds = try XCTUnwrap(Self.apps.sdks.members.lazy.compactMap { $0.bounds(of: call) }.first, call)
      for version in Self.versions {
        XCTAssertEqual(range.contains(version), bounds.contains(version), "\(call) in \(version.text)")
      }
    }
  }

  private static let versions = [
    "4.8.0", "4.9.0", "4.22", "4.23.0", "4.29", "4.30.0", "4.31.0", "4.38", "5.0.0", "5.2", "5.3.0", "6.18", "7.0.0",
    "7.0",
  ].compactMap { VersionNumber($0) }

  /// The members of the stand-ins and the settings that stand for them say the same.
  func testASettingHasTheVersionsOfTheMembersThatItStandsFor() throws {
    let members: [(setting: String, members: [String])] = [
      ("delaysFirstSession", ["ADJConfig.enableFirstSessionDelay"]),
      ("delayStart", ["ADJConfig.delayStart"]), ("eventBuffering", ["ADJConfig.eventBufferingEnabled"]),
      ("readsPasteboard", ["ADJConfig.linkMeEnabled", "ADJConfig.enableLinkMe"]),
      ("coppaCompliance", ["ADJConfig.coppaCompliantEnabled", "ADJConfig.enableCoppaCompliance"]),
      ("domains", ["ADJConfig.urlStrategy", "ADJConfig.setUrlStrategy"]),
      ("useSubdomains", ["ADJConfig.setUrlStrategy"]),
    ]
    let adjust = try XCTUnwrap(Self.apps.sdks.vocabularies.first { $0.key == "adjust" })
    let known = try XCTUnwrap(Self.apps.sdks.members.first { $0.has("ADJConfig.delayStart") })
    for (name, members) in members {
      let range = try XCTUnwrap(adjust.switches.first { $0.name == name }?.versions, name)
      let bounds = try members.map { try XCTUnwrap(known.bounds(of: $0), $0) }
      for version in Self.versions {
        XCTAssertEqual(range.contains(version), bounds.contains { $0.contains(version) }, "\(name) in \(version.text)")
      }
    }
  }
}
