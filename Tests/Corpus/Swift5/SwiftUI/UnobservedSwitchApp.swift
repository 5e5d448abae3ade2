import SwiftUI

// The root looks at a stored value that nothing observes. It is evaluated again only if something changes that it
// depends on, so the screen of the link comes with the next change of a state, and not with a phase of the scene that
// no view reads.

struct UnobservedShop: View {
  var body: some View { Text("shop") }
}

struct UnobservedHome: View {
  var body: some View { GeometryReader { proxy in Text("home").padding(.top, proxy.safeAreaInsets.top) } }
}

struct UnobservedSwitchApp: App {
  @State private var links = 0

  var body: some Scene {
    WindowGroup {
      Group {
        if UserDefaults.standard.bool(forKey: "linked") { UnobservedShop() } else { UnobservedHome() }
      }
      .environment(\.defaultMinListRowHeight, CGFloat(30 + links))
      .onOpenURL { url in
        UserDefaults.standard.set(true, forKey: "linked")
        if url.host == "peaches" { links = 2 }
      }
    }
  }
}
