import DeepLinkSimulator
import SwiftUI

// An app whose app delegate names the class of its scene delegate, which views find in their surroundings.

final class SceneObject: NSObject, UIWindowSceneDelegate, ObservableObject {
  @Published var isConnected = false

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    isConnected = true
    AppEnvironment.current.record("connected")
  }
}

final class SceneObjectAppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = SceneObject.self
    return configuration
  }
}

struct SceneObjectApp: App {
  @UIApplicationDelegateAdaptor(SceneObjectAppDelegate.self) private var delegate

  var body: some Scene {
    WindowGroup { SceneObjectView() }
  }
}

private struct SceneObjectView: View {
  @EnvironmentObject private var scene: SceneObject

  var body: some View {
    Text("Home")
      .task { AppEnvironment.current.record("found", "\(scene.isConnected)") }
  }
}
