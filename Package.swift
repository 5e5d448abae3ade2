// swift-tools-version: 6.0

import PackageDescription

// Where no module has the name `UIKit`, its stand-ins come with the library; on Linux a program without UIKit does not
// wait for them to be compiled.
#if os(Linux)
  let uiKit: [Target.Dependency] = []
#else
  let uiKit: [Target.Dependency] = ["UIKitStandIns", "UserNotificationsStandIns", "TrackingStandIns"]
#endif

// The lowest targets on which everything used here exists: `TaskExecutor` and
// `SerialExecutor.checkIsolated()`, with which the simulation runs an app's own async code on its
// own loop, came with macOS 15 and iOS 18. Everything else used is older.
let package = Package(
  name: "DeepLinkSimulator",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "DeepLinkSimulator", targets: ["DeepLinkSimulator"]),
    .library(name: "DeepLinkSimulatorXCTest", targets: ["DeepLinkSimulatorXCTest"]),
    .library(name: "DeepLinkSimulatorSwiftUI", targets: ["DeepLinkSimulatorSwiftUI"]),
    .library(name: "DeepLinkSimulatorCommand", targets: ["DeepLinkSimulatorCommand"]),
    .executable(name: "deeplink-sim", targets: ["deeplink-sim"]),
    .plugin(name: "DeepLinkSimPlugin", targets: ["DeepLinkSimPlugin"]),
    .plugin(name: "AppSourcesPlugin", targets: ["AppSourcesPlugin"]),
  ],
  targets: [
    .target(name: "ScenarioFormat", dependencies: ["SDKContract"]),
    .target(name: "SDKContract", dependencies: ["DeterministicExecution"]),
    .target(name: "IOSModel", dependencies: ["SDKContract"]),
    .target(name: "AppsFlyerModel", dependencies: ["SDKContract"]),
    .target(name: "AdjustModel", dependencies: ["SDKContract"]),
    .target(name: "RuntimeSymbolsLinking"),
    .target(name: "DeterministicExecution", dependencies: ["RuntimeSymbolsLinking"]),
    // What Apple's frameworks have, as far as app code around links uses it; without effect where they exist.
    .target(name: "SystemHooksLinking"),
    .target(name: "SystemHooks", dependencies: ["SDKContract", "DeterministicExecution", "SystemHooksLinking"]),
    .target(name: "FoundationStandIns", dependencies: ["SDKContract"]),
    .target(name: "UserNotificationsStandIns", dependencies: ["SDKContract"]),
    .target(name: "TrackingStandIns", dependencies: ["SDKContract", "DeterministicExecution"]),
    .target(name: "UIKitStandIns", dependencies: ["SDKContract", "FoundationStandIns", "UserNotificationsStandIns"]),
    .target(name: "CombineStandIns"),
    .target(
      name: "SwiftUIStandIns",
      dependencies: [
        "SDKContract", "FoundationStandIns", "UIKitStandIns", "UserNotificationsStandIns", "CombineStandIns",
      ]),
    .target(
      name: "Simulation", dependencies: ["ScenarioFormat", "SDKContract", "IOSModel", "DeterministicExecution"]),
    .target(name: "DeepLinkSimulator", dependencies: ["Simulation", "AppsFlyerModel", "AdjustModel"] + uiKit),
    .target(name: "DeepLinkSimulatorReports", dependencies: ["DeepLinkSimulator"]),
    // For tests of apps whose delegates have UIKit's types.
    .target(
      name: "DeepLinkSimulatorUIKit",
      dependencies: ["DeepLinkSimulator", "SystemHooks", "UIKitStandIns", "UserNotificationsStandIns"]),
    .target(name: "TestObserverLinking"),
    .target(
      name: "DeepLinkSimulatorXCTest",
      dependencies: ["DeepLinkSimulatorUIKit", "DeepLinkSimulatorReports", "TestObserverLinking"]),
    .target(
      name: "DeepLinkSimulatorSwiftUI", dependencies: ["DeepLinkSimulatorUIKit", "SystemHooks", "SwiftUIStandIns"]),
    // Apps as users write them: they see what the products show, and no more.
    .target(name: "SampleApps", dependencies: ["DeepLinkSimulator"], packageAccess: false),
    .target(
      name: "DeepLinkSimulatorCommand",
      dependencies: ["DeepLinkSimulator", "DeepLinkSimulatorReports"]),
    .executableTarget(name: "deeplink-sim", dependencies: ["DeepLinkSimulatorCommand", "SampleApps"]),
    .plugin(
      name: "DeepLinkSimPlugin",
      capability: .command(
        intent: .custom(verb: "deeplink-sim", description: "Replays and explores deep-link scenarios."),
        permissions: []),
      path: "Sources/Plugins/DeepLinkSimPlugin"),
    // App code with what only Objective-C has, for Linux.
    .target(name: "AppSourceTranslation"),
    .executableTarget(name: "translate-app-source", dependencies: ["AppSourceTranslation"]),
    .plugin(
      name: "AppSourcesPlugin", capability: .buildTool(), dependencies: ["translate-app-source"],
      path: "Sources/Plugins/AppSourcesPlugin"),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["DeepLinkSimulator", "DeepLinkSimulatorCommand", "DeterministicExecution", "SampleApps"]),
    .executableTarget(name: "StartupFloor"),
    .executableTarget(
      name: "Fuzz", dependencies: ["DeepLinkSimulator", "DeepLinkSimulatorCommand", "SampleApps"]),
    // What an optimised build explores of the whole library; .ci/run runs it.
    .executableTarget(name: "LibraryCheck", dependencies: ["DeepLinkSimulatorCommand", "SampleApps"]),
    // The program that the README shows; a test runs it.
    .executableTarget(
      name: "ReadmeExample", dependencies: ["DeepLinkSimulator", "DeepLinkSimulatorCommand"],
      path: "Tests/ReadmeExample", packageAccess: false),
    // A program whose apps crash, or are never twice the same, for the tests of the commands.
    .executableTarget(
      name: "CrashingApp", dependencies: ["DeepLinkSimulatorCommand"], path: "Tests/CrashingApp",
      packageAccess: false),
    // What the tests of several modules share.
    .target(name: "TestSupport", dependencies: ["DeepLinkSimulator", "SampleApps"], path: "Tests/TestSupport"),
    .testTarget(name: "SDKContractTests", dependencies: ["SDKContract", "DeterministicExecution"]),
    .testTarget(name: "IOSModelTests", dependencies: ["IOSModel", "TestSupport"]),
    .testTarget(
      name: "AppsFlyerModelTests", dependencies: ["AppsFlyerModel", "TestSupport"], resources: [.copy("Vectors")]),
    .testTarget(name: "AdjustModelTests", dependencies: ["AdjustModel", "TestSupport"], resources: [.copy("Vectors")]),
    .testTarget(name: "DeterministicExecutionTests", dependencies: ["DeterministicExecution"]),
    .testTarget(
      name: "ScenarioFormatTests",
      dependencies: ["ScenarioFormat", "SDKContract", "AppsFlyerModel", "AdjustModel", "TestSupport"]),
    .testTarget(
      name: "SimulationTests",
      dependencies: ["Simulation", "DeepLinkSimulator", "UIKitStandIns", "SampleApps", "TestSupport"]),
    .testTarget(name: "DeepLinkSimulatorTests", dependencies: ["DeepLinkSimulator", "SampleApps", "TestSupport"]),
    .testTarget(
      name: "DeepLinkSimulatorXCTestTests",
      dependencies: ["DeepLinkSimulatorXCTest", "DeepLinkSimulatorSwiftUI", "SampleApps", "TestSupport"],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "DeepLinkSimulatorCommandTests",
      dependencies: [
        "DeepLinkSimulatorCommand", "SampleApps", "deeplink-sim", "ReadmeExample", "CrashingApp", "TestSupport",
      ],
      exclude: ["Snapshots"]),
    .testTarget(
      name: "DeepLinkSimulatorReportsTests", dependencies: ["DeepLinkSimulatorReports"], exclude: ["Browser"]),
    .testTarget(name: "SampleAppsTests", dependencies: ["SampleApps", "TestSupport"], exclude: ["Snapshots"]),
    .testTarget(name: "AppSourceTranslationTests", dependencies: ["AppSourceTranslation"]),
    // What the programs for people who work on the package say, where something is wrong.
    .testTarget(name: "ProgramTests", dependencies: ["LibraryCheck", "Fuzz", "DeepLinkSimulatorCommand"]),
    // An SDK that is not of this package: it sees what any program sees that imports the command.
    .testTarget(
      name: "ThirdSDKTests", dependencies: ["DeepLinkSimulatorCommand"], exclude: ["Scenarios"], packageAccess: false),
  ],
  swiftLanguageModes: [.v6]
)

// Modules with the names of Apple's frameworks, where these do not exist: app code compiles there with its imports
// unchanged. A package graph has each name once, and the frameworks are there on Apple's systems.
#if os(Linux)
  let frameworks: [(name: String, dependencies: [Target.Dependency])] = [
    ("Security", ["SDKContract", "CombineStandIns"]),
    (
      "UIKit",
      [
        "UIKitStandIns", "UserNotificationsStandIns", "CombineStandIns", "FoundationStandIns", "SDKContract",
        "Security", "_Testing_UIKit",
      ]
    ),
    ("UserNotifications", ["UserNotificationsStandIns", "CombineStandIns"]),
    ("AppTrackingTransparency", ["TrackingStandIns", "CombineStandIns"]),
    ("AdSupport", ["TrackingStandIns", "CombineStandIns"]),
    ("AdServices", ["CombineStandIns"]),
    ("CoreData", ["CombineStandIns"]),
    ("Combine", ["CombineStandIns"]),
    ("SwiftUI", ["SwiftUIStandIns", "UIKit", "Combine", "CoreData"]),
    ("WebKit", ["UIKitStandIns", "CombineStandIns", "SDKContract", "Security"]),
    ("SafariServices", ["UIKitStandIns", "CombineStandIns"]),
    ("QuartzCore", ["UIKitStandIns", "CombineStandIns"]),
    ("CoreGraphics", ["UIKitStandIns", "CombineStandIns"]),
    ("AuthenticationServices", ["SwiftUIStandIns", "UIKitStandIns", "CombineStandIns", "SDKContract"]),
    ("CoreLocation", ["SDKContract", "CombineStandIns"]),
    ("AVFoundation", ["UIKitStandIns", "CombineStandIns", "SDKContract"]),
    ("AVKit", ["AVFoundation", "SwiftUIStandIns", "UIKitStandIns", "CombineStandIns"]),
    ("AVFAudio", ["AVFoundation"]),
    ("CoreMedia", ["AVFoundation"]),
    ("LocalAuthentication", ["SDKContract", "CombineStandIns"]),
    ("SystemConfiguration", ["Security", "SDKContract", "CombineStandIns"]),
    ("MessageUI", ["UIKitStandIns", "CombineStandIns"]),
    ("CoreTelephony", ["CombineStandIns"]),
    ("PushKit", ["CombineStandIns"]),
    ("CallKit", ["CombineStandIns"]),
    ("AudioToolbox", ["Security", "CombineStandIns"]),
    ("iAd", ["CombineStandIns"]),
    ("BackgroundTasks", ["CombineStandIns"]),
    ("Intents", ["SDKContract", "UserNotificationsStandIns", "UIKitStandIns", "CombineStandIns"]),
    ("AppIntents", ["SwiftUIStandIns", "UIKitStandIns", "FoundationStandIns", "CombineStandIns"]),
    ("ActivityKit", ["UIKitStandIns", "CombineStandIns"]),
    ("WidgetKit", ["AppIntents", "ActivityKit", "SwiftUIStandIns", "CombineStandIns"]),
    ("MapKit", ["CoreLocation", "SwiftUIStandIns", "UIKitStandIns", "CombineStandIns"]),
    ("StoreKit", ["SwiftUIStandIns", "UIKitStandIns", "SDKContract"]),
    ("SwiftData", ["SwiftUIStandIns", "SDKContract", "CombineStandIns"]),
    ("Network", ["SDKContract", "CombineStandIns"]),
    ("PurchaseConnector", ["StoreKit"]),
    ("AdjustWebBridge", ["WebKit"]),
    ("UniformTypeIdentifiers", ["FoundationStandIns"]),
    ("CoreSpotlight", ["UniformTypeIdentifiers", "SDKContract", "CombineStandIns"]),
    ("os", ["SystemLogParts"]),
    ("OSLog", ["os", "CombineStandIns"]),
    ("AppClip", ["CoreLocation", "SDKContract", "CombineStandIns"]),
    ("LinkPresentation", ["UIKitStandIns", "FoundationStandIns", "CombineStandIns"]),
    ("Photos", ["SDKContract", "CombineStandIns"]),
    ("PhotosUI", ["Photos", "SwiftUIStandIns", "UIKitStandIns", "FoundationStandIns", "CombineStandIns"]),
    ("CryptoKit", ["CombineStandIns"]),
    ("CommonCrypto", ["CryptoKit"]),
  ]
  // `import os.log` names a part of a module, which only a module for C has.
  package.targets.append(.target(name: "SystemLogParts", path: "Sources/Modules/SystemLogParts"))
  // A file that imports UIKit and Swift Testing needs this module.
  package.targets.append(.target(name: "_Testing_UIKit", path: "Sources/Modules/_Testing_UIKit"))
  for framework in frameworks {
    package.products.append(.library(name: framework.name, targets: [framework.name]))
    package.targets.append(
      .target(
        name: framework.name, dependencies: framework.dependencies, path: "Sources/Modules/\(framework.name)"))
  }
#endif

// Modules with the names of the real ones, for app code whose imports do not change. They exist only where the real
// ones do not, as the names of targets are unique in a package graph.
#if os(Linux)
  let modules: [Target] = [
    .target(
      name: "AppsFlyerLib", dependencies: ["AppsFlyerModel", "CombineStandIns", "FoundationStandIns", "SDKContract"],
      path: "Sources/Modules/AppsFlyerLib"),
    .target(name: "AppsFlyerTracker", dependencies: ["AppsFlyerLib"], path: "Sources/Modules/AppsFlyerTracker"),
    .target(
      name: "AdjustSdk", dependencies: ["AdjustModel", "CombineStandIns", "FoundationStandIns", "SDKContract"],
      path: "Sources/Modules/AdjustSdk"),
    .target(
      name: "Adjust", dependencies: ["AdjustModel", "CombineStandIns", "FoundationStandIns", "SDKContract"],
      path: "Sources/Modules/Adjust"),
  ]
  package.targets += modules
  package.products += modules.map { .library(name: $0.name, targets: [$0.name]) }
  package.targets += [
    // App code as it is written for a device, in both language modes.
    .testTarget(
      name: "ModulesTests",
      dependencies: [
        "AppsFlyerLib", "AppsFlyerTracker", "AdjustSdk", "Adjust", "DeepLinkSimulatorCommand",
        "DeepLinkSimulatorXCTest", "TestSupport",
      ],
      path: "Tests/Modules/Swift5", resources: [.copy("Members")], swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "ModulesSwift6Tests",
      dependencies: ["AppsFlyerLib", "AdjustSdk", "DeepLinkSimulatorXCTest"], path: "Tests/Modules/Swift6"),
  ]
#endif

// Integrations as apps have them: their imports are those of a device, and they see what any app sees.
#if os(Linux)
  let appModules: [Target.Dependency] = [
    "UIKit", "SwiftUI", "Combine", "UserNotifications", "AppTrackingTransparency", "AdSupport", "AppsFlyerLib",
    "AdjustSdk", "Adjust", "os", "WebKit", "SafariServices", "StoreKit", "Network", "Security",
    "AdServices", "CoreData", "PurchaseConnector", "CoreSpotlight", "UniformTypeIdentifiers", "QuartzCore",
    "CoreGraphics", "AuthenticationServices", "CoreLocation", "AVFoundation", "AVKit", "AVFAudio", "CoreMedia",
    "LocalAuthentication", "SystemConfiguration", "MessageUI", "CoreTelephony", "PushKit", "BackgroundTasks",
    "WidgetKit", "MapKit", "AdjustWebBridge", "CryptoKit", "CommonCrypto", "SwiftData",
    "CallKit", "AudioToolbox", "iAd", "AppClip", "LinkPresentation", "Photos", "PhotosUI", "AppIntents", "Intents",
    "ActivityKit",
  ]
  package.targets += [
    .target(
      name: "CorpusSupport", dependencies: ["DeepLinkSimulatorSwiftUI"], path: "Tests/Corpus/Support",
      packageAccess: false),
    .executableTarget(
      name: "CorpusUIKitMain", dependencies: ["UIKit", "AdjustSdk"], path: "Tests/Corpus/UIKitMain",
      packageAccess: false),
    .executableTarget(
      name: "CorpusShopMain", dependencies: ["SwiftUI", "AdjustSdk"], path: "Tests/Corpus/SwiftUIMain",
      packageAccess: false),
    .testTarget(
      name: "SystemStandInsTests",
      dependencies: [
        "UIKit", "Combine", "AppsFlyerLib", "AdjustSdk", "SystemHooks", "CorpusSupport", "DeepLinkSimulatorXCTest",
        "TestSupport",
      ]),
    .testTarget(
      name: "CorpusTests",
      dependencies: appModules + ["CorpusSupport", "DeepLinkSimulatorXCTest"], path: "Tests/Corpus/Swift5",
      packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)]),
    // Apps with what only Objective-C has, which the plug-in translates.
    .testTarget(
      name: "CorpusObjectiveCTests",
      dependencies: appModules + ["CorpusSupport", "DeepLinkSimulatorXCTest"], path: "Tests/Corpus/ObjectiveC",
      exclude: ["App", "NotificationLog.swift"], packageAccess: false, swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: ["AppSourcesPlugin"]),
    .testTarget(
      name: "CorpusSwift6Tests",
      dependencies: appModules + ["CorpusSupport", "CorpusUIKitMain", "CorpusShopMain", "DeepLinkSimulatorXCTest"],
      path: "Tests/Corpus/Swift6", exclude: ["ObjectiveC"], packageAccess: false, plugins: ["AppSourcesPlugin"]),
  ]
#endif

// A module sees what all modules below it declare, as they export one another, but SwiftPM compiles it again only when
// a module changes that its target names. So that nothing keeps an old layout of a type, targets and products name them
// all.
let direct: [String: [String]] = Dictionary(
  uniqueKeysWithValues: package.targets.map { target in
    let names = target.dependencies.compactMap { dependency in
      if case .byNameItem(let name, _) = dependency { name } else { nil }
    }
    return (target.name, names)
  })
func below(_ name: String) -> Set<String> {
  direct[name, default: []].reduce(into: []) { $0.formUnion(below($1).union([$1])) }
}
for target in package.targets where target.type != .plugin {
  let named = Set(direct[target.name, default: []])
  target.dependencies += below(target.name).subtracting(named).sorted().map { .byName(name: $0) }
}
package.products = package.products.map { product in
  guard let library = product as? Product.Library else { return product }
  let all = library.targets.reduce(into: Set(library.targets)) { $0.formUnion(below($1)) }
  return .library(name: library.name, type: library.type, targets: all.sorted())
}

// The tests that an optimised build repeats with all of what they do a sample of (`Thoroughness`), and the programs
// that check the library; nothing else is built for that. Only the modules in which their time is spent are optimised:
// to optimise the others takes longer than they then save.
if Context.environment["DEEPLINK_SIM_ALL"] != nil {
  let sampling = [
    "SimulationTests", "ScenarioFormatTests", "IOSModelTests", "SampleAppsTests", "DeepLinkSimulatorCommandTests",
    "DeepLinkSimulatorXCTestTests", "SystemStandInsTests", "LibraryCheck", "Fuzz",
  ]
  let needed = sampling.reduce(into: Set(sampling)) { $0.formUnion(below($1)) }
  package.targets.removeAll { !needed.contains($0.name) }
  package.products = package.products.filter { product in
    guard let library = product as? Product.Library else { return product is Product.Executable }
    return library.targets.allSatisfy(needed.contains)
  }
  let optimised = below("DeepLinkSimulator").union(["DeepLinkSimulator", "SampleApps", "Fuzz"])
    .filter { !$0.hasSuffix("StandIns") }
  for target in package.targets where !optimised.contains(target.name) && target.type != .plugin {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-Onone"])]
  }
}
