import Foundation

/// Stands in for a request to the App Store.
///
/// It is `@unchecked Sendable` because it belongs to one simulation, which runs on one thread.
open class SKRequest: NSObject, @unchecked Sendable {
  /// The object that gets the answer; held weakly.
  open weak var delegate: (any SKRequestDelegate)?
  private var isStarted = false

  /// Sends the request, which is answered on the main queue.
  open func start() {
    isStarted = true
    Task { @MainActor in
      guard isStarted else { return }
      isStarted = false
      answer()
      delegate?.requestDidFinish(self)
    }
  }
  /// Cancels the request.
  open func cancel() { isStarted = false }

  /// Answers the request before it finishes.
  func answer() {}
}

/// Stands in for the request for products, which finds none.
///
/// It is `@unchecked Sendable` as its superclass is.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>

  /// Creates a request.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

  override func answer() {
    let response = SKProductsResponse()
    response.invalidProductIdentifiers = identifiers.sorted()
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(self, didReceive: response)
  }
}

/// Stands in for the answer to the request for products.
open class SKProductsResponse: NSObject {
  /// The products: none.
  open var products: [SKProduct] { [] }
  /// The identifiers for which there is no product: all.
  open fileprivate(set) var invalidProductIdentifiers: [String] = []
}

/// Stands in for the request for a new receipt, which brings none.
///
/// It is `@unchecked Sendable` as its superclass is.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  /// The properties of the receipt.
  open var receiptProperties: [String: Any]?

  /// Creates a request.
  public init(receiptProperties properties: [String: Any]? = nil) { receiptProperties = properties }
}

/// The object that gets the answers of the App Store; all methods are optional.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called when a request has finished.
  func requestDidFinish(_ request: SKRequest)
  /// Called when a request has failed.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// The default implementation, for an app that does not implement the method.
  public func requestDidFinish(_ request: SKRequest) {}
  /// The default implementation, for an app that does not implement the method.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// The object that gets products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the products.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
