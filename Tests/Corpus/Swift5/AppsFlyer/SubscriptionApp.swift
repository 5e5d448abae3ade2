import AppsFlyerLib
import PurchaseConnector
import StoreKit
import UIKit

/// A paywall that listens for purchases with both versions of StoreKit, and reports them.
final class SubscriptionAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let shop = OldShop()
  private var listener: Task<Void, Never>?
  private var plans: [Product] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    AppsFlyerLib.shared().appsFlyerDevKey = "dev-key"
    AppsFlyerLib.shared().appleAppID = "1512793879"
    AppsFlyerLib.shared().deepLinkDelegate = self
    PurchaseConnector.shared().purchaseRevenueDataSource = self
    PurchaseConnector.shared().autoLogPurchaseRevenue = [.autoRenewableSubscriptions, .inAppPurchases]
    PurchaseConnector.shared().setStoreKitVersion(.SK2)
    listener = Task {
      for await update in Transaction.updates { await report(update) }
    }
    shop.didLoad = { [weak self] in self?.show("shop \($0)") }
    shop.didRestore = { [weak self] in self?.show("restored") }
    shop.load()
    return true
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    AppsFlyerLib.shared().handleOpen(url, options: options)
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    AppsFlyerLib.shared().start()
    PurchaseConnector.shared().startObservingTransactions()
    Task { await loadPlans() }
  }

  private func loadPlans() async {
    plans = (try? await Product.products(for: ["pro.monthly", "pro.yearly"])) ?? []
    for await entitlement in Transaction.currentEntitlements { await report(entitlement) }
    guard let plan = plans.first else { return show("no plan") }
    await buy(plan)
  }

  private func buy(_ plan: Product) async {
    do {
      switch try await plan.purchase(options: [.appAccountToken(UUID())]) {
      case .success(let verification): await report(verification)
      case .userCancelled, .pending: break
      @unknown default: break
      }
    } catch StoreKitError.userCancelled {
      return
    } catch {
      show("\(error)")
    }
  }

  private func report(_ result: VerificationResult<Transaction>) async {
    guard case .verified(let transaction) = result, transaction.revocationDate == nil else { return }
    let plan = plans.first { $0.id == transaction.productID }
    AppsFlyerLib.shared().logEvent(
      isTrial(transaction) ? AFEventStartTrial : AFEventSubscribe,
      withValues: [
        AFEventParamRevenue: plan?.price ?? 0, AFEventParamCurrency: plan?.priceFormatStyle.currencyCode ?? "USD",
        AFEventParamReceiptId: String(transaction.originalID),
      ])
    await transaction.finish()
  }

  private func isTrial(_ transaction: Transaction) -> Bool {
    guard #available(iOS 17.2, *) else { return transaction.offerType == .introductory }
    guard let offer = transaction.offer else { return false }
    return offer.type == .introductory && offer.paymentMode == .freeTrial
  }

  private func show(_ name: String) {
    let screen = UIViewController()
    screen.title = name
    window?.rootViewController?.dismiss(animated: false)
    window?.rootViewController?.present(screen, animated: true)
  }
}

extension SubscriptionAppDelegate: DeepLinkDelegate, PurchaseRevenueDataSource {
  func didResolveDeepLink(_ result: DeepLinkResult) {
    if let name = result.deepLink?.deeplinkValue { show(name) }
  }

  func purchaseRevenueAdditionalParameters(
    for products: Set<SKProduct>, transactions: Set<SKPaymentTransaction>?
  ) -> [AnyHashable: Any]? { ["items": products.map(\.productIdentifier)] }
}

/// The same for the first version of StoreKit.
private final class OldShop: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
  var didLoad: (String) -> Void = { _ in }
  var didRestore: () -> Void = {}
  private var request: SKProductsRequest?

  func load() {
    SKPaymentQueue.default().add(self)
    request = SKProductsRequest(productIdentifiers: ["coins.10", "coins.100"])
    request?.delegate = self
    request?.start()
    SKPaymentQueue.default().restoreCompletedTransactions()
  }

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    if SKPaymentQueue.canMakePayments(), let product = response.products.first {
      SKPaymentQueue.default().add(SKPayment(product: product))
    }
    didLoad(response.invalidProductIdentifiers.joined(separator: " "))
  }

  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) {
    for transaction in transactions {
      switch transaction.transactionState {
      case .purchased, .restored: queue.finishTransaction(transaction)
      case .failed:
        if let error = transaction.error as? SKError, error.code == .paymentCancelled { return }
        queue.finishTransaction(transaction)
      case .purchasing, .deferred: break
      @unknown default: break
      }
    }
  }

  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) { didRestore() }
}
