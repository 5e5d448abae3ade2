// A store of links that does not import Combine, as on a device Foundation has `ObservableObject` and `@Published`.
import AppsFlyerLib

final class LinkStore: NSObject, ObservableObject {
  @Published private(set) var name: String?

  func take(_ result: DeepLinkResult) {
    name = result.deepLink?.deeplinkValue
  }
}
