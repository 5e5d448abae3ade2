// What shows the links of the store.
import Combine
import UIKit

final class StoreScreen {
  private let store: LinkStore
  private var subscriptions: Set<AnyCancellable> = []

  init(store: LinkStore) { self.store = store }

  func begin() {
    store.$name.compactMap { $0 }.sink { name in
      let screen = UIViewController()
      screen.title = name
      UIApplication.shared.keyWindow?.rootViewController?.present(screen, animated: false)
    }.store(in: &subscriptions)
  }
}
