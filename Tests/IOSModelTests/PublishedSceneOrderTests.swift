import SDKContract
import XCTest

@testable import IOSModel

/// The calls that Flutter's user-interface tests find in an app with scenes, on the iOS Simulator (16.4 and later):
/// flutter/flutter dev/integration_tests/ios_add2app_uiscene/native/UITests-DeepLinks-SceneEvents.swift,
/// UITests-SceneEvents-ApplicationLaunchEvents.swift (2026).
final class PublishedSceneOrderTests: XCTestCase {
  private static let launch = [
    "didFinishLaunching", "willConnectTo", "sceneWillEnterForeground", "sceneDidBecomeActive",
  ]
  private static let leave = ["sceneWillResignActive", "sceneDidEnterBackground"]

  private static let published: [(name: String, inputs: [PlatformInput], calls: [String])] = [
    (
      "cold, website link", [.openLink(PlatformRun.universal)],
      ["didFinishLaunching", "willConnectTo link", "sceneWillEnterForeground", "sceneDidBecomeActive"]
    ),
    (
      "cold, scheme link", [.openLink(PlatformRun.scheme)],
      ["didFinishLaunching", "willConnectTo link", "sceneWillEnterForeground", "sceneDidBecomeActive"]
    ),
    (
      "warm, website link", [.openFromHomeScreen, .leave, .openLink(PlatformRun.universal)],
      launch + leave + ["sceneWillEnterForeground", "scene(continue:) link", "sceneDidBecomeActive"]
    ),
    (
      "warm, scheme link", [.openFromHomeScreen, .leave, .openLink(PlatformRun.scheme)],
      launch + leave + ["openURLContexts link", "sceneWillEnterForeground", "sceneDidBecomeActive"]
    ),
    (
      "without a link", [.openFromHomeScreen, .leave, .openFromHomeScreen],
      launch + leave + ["sceneWillEnterForeground", "sceneDidBecomeActive"]
    ),
  ]

  /// The calls that the tests write down; they do not look at the others, nor at notifications.
  private static let seen: Set<SystemCall.Kind> = [
    .didFinishLaunching, .sceneWillConnect, .sceneContinue, .sceneOpenURLContexts, .sceneWillEnterForeground,
    .sceneDidBecomeActive, .sceneWillResignActive, .sceneDidEnterBackground,
  ]

  func testCallsComeInThePublishedOrder() throws {
    for row in Self.published {
      var run = PlatformRun(.uikitScenes)
      let calls = try row.inputs.flatMap { try run.perform($0) }.compactMap(\.call).filter {
        Self.seen.contains($0.kind)
      }
      XCTAssertEqual(calls.map { $0.link == nil ? $0.label : "\($0.label) link" }, row.calls, row.name)
    }
  }
}
