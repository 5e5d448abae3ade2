import SwiftUI
import UIKit

// An app that shows its first screen in SwiftUI, and then puts another view controller into the window. Its model
// outlives the first screen.

final class ReplacedRootModel: ObservableObject {
  @Published var link: URL?

  @MainActor
  func replaceRoot() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    scene?.windows.first?.rootViewController = UIHostingController(rootView: ReplacedRootShop())
  }
}

struct ReplacedRootShop: View {
  var body: some View { Text("shop") }
}

struct ReplacedRootLoading: View {
  var body: some View { ProgressView() }
}

struct ReplacedRootLink: View {
  let link: URL
  var body: some View { Text(link.absoluteString) }
}

struct ReplacedRootStart: View {
  let replacesRoot: Bool
  @StateObject private var model = ReplacedRootModel()

  var body: some View {
    ZStack {
      if let link = model.link { ReplacedRootLink(link: link) } else { ReplacedRootLoading() }
    }
    .onAppear {
      let model = model
      if replacesRoot { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.replaceRoot() } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { model.link = URL(string: "fruit://apples") }
    }
  }
}

struct ReplacedRootApp: App {
  var body: some Scene {
    WindowGroup { ReplacedRootStart(replacesRoot: true) }
  }
}

struct KeptRootApp: App {
  var body: some Scene {
    WindowGroup { ReplacedRootStart(replacesRoot: false) }
  }
}
