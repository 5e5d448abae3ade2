import AppsFlyerLib
import CorpusSupport
import DeepLinkSimulatorXCTest
import Foundation
import Testing
import UIKit

/// An app that stores the conversion data of its install as it is, which crashes it unless the install is organic.
@Suite struct DefaultsTrapTests {
  private final class KeepingDelegate: UIResponder, UIApplicationDelegate, AppsFlyerLibDelegate {
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
      AppsFlyerLib.shared().appleAppID = "1512793879"
      AppsFlyerLib.shared().delegate = self
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { AppsFlyerLib.shared().start() }

    func onConversionDataSuccess(_ conversionInfo: [AnyHashable: Any]) {
      UserDefaults.standard.set(conversionInfo, forKey: "install")
      let stored = UserDefaults.standard.dictionary(forKey: "install")?["af_status"] as? String
      AppEnvironment.current.record("saw", stored ?? "nothing")
    }

    func onConversionDataFail(_ error: any Error) {}
  }

  private static func run(_ steps: [Step]) throws -> ScenarioRun {
    try CorpusScenario.fruit(.integrated(appDelegate: { KeepingDelegate() }), steps: steps).run()
  }

  @Test func theDataOfAnOrganicInstallIsStored() throws {
    let run = try Self.run([.install, .launch, .wait(.seconds(20))])
    #expect(run.trace.events.contains { "\($0)".contains("saw Organic") })
  }

  #if compiler(>=6.2)
    @Test func theNullsOfAnInstallByLinkEndTheTest() async throws {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        _ = try Self.run(CorpusScenario.deferred(CorpusScenario.oneLink))
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("Attempt to insert non-property list object ["))
      #expect(text.contains("for key install, which crashes the app on a device"))
    }
  #endif
}
