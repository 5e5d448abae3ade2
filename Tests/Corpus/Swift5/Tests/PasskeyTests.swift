import AuthenticationServices
import CoreLocation
import CorpusSupport
import DeepLinkSimulatorXCTest
import MapKit
import StoreKit
import SwiftUI
import XCTest

/// Passkeys, live locations, maps and shops, which apps have beside links.
final class PasskeyTests: XCTestCase {
  private final class Login: NSObject, UIApplicationDelegate, ASAuthorizationControllerDelegate {
    private var controller: ASAuthorizationController?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "shop.com")
      let request = provider.createCredentialAssertionRequest(challenge: Data("challenge".utf8))
      request.userVerificationPreference = .required
      request.allowedCredentials = [.init(credentialID: Data([1]))]
      let new = provider.createCredentialRegistrationRequest(
        challenge: Data(), name: "user", userID: Data("id".utf8))
      let key = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "shop.com")
        .createCredentialAssertionRequest(challenge: Data())
      let controller = ASAuthorizationController(authorizationRequests: [request, new, key])
      controller.delegate = self
      controller.performRequests(options: .preferImmediatelyAvailableCredentials)
      self.controller = controller
      Task { @MainActor in
        let session = CLServiceSession(authorization: .whenInUse)
        try? await Task.sleep(for: .seconds(1))
        for try await update in CLLocationUpdate.liveUpdates(.default) {
          AppEnvironment.current.record("update", "\(update.location == nil) \(update.authorizationDenied)")
        }
        session.invalidate()
        let request = MKLocalSearch.Request(naturalLanguageQuery: "shoes")
        do { _ = try await MKLocalSearch(request: request).start() } catch {
          AppEnvironment.current.record("update", "\((error as NSError).domain)")
        }
      }
      return true
    }

    func authorizationController(
      controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {
      switch authorization.credential {
      case let key as ASAuthorizationPlatformPublicKeyCredentialRegistration: print(key.rawClientDataJSON)
      case let key as ASAuthorizationPlatformPublicKeyCredentialAssertion: print(key.signature as Any)
      default: break
      }
    }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: Error) {
      let error = error as NSError
      AppEnvironment.current.record("passkey", "\(error.domain) \(error.code)")
    }
  }

  private struct Place: Identifiable {
    let id = 1
    let coordinate = CLLocationCoordinate2D(latitude: 52, longitude: 13)
  }

  private struct PlaceKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
  }

  private struct MapScreen: View {
    @State private var position = MapCameraPosition.region(
      MKCoordinateRegion(
        center: Place().coordinate, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)))
    @State private var region = MKCoordinateRegion()
    @State private var selection: Int?
    private let places = [Place()]

    var body: some View {
      MapReader { proxy in
        Map(position: $position, interactionModes: [.pan, .zoom], selection: $selection) {
          UserAnnotation()
          ForEach(places) { Marker("Shop", systemImage: "cart", coordinate: $0.coordinate).tint(.red).tag($0.id) }
          if let place = places.first {
            Annotation("Shop", coordinate: place.coordinate) { Image(systemName: "cart") }.annotationTitles(.hidden)
          }
          MapPolyline(coordinates: places.map(\.coordinate)).stroke(.blue, lineWidth: 2)
        }
        .mapStyle(.hybrid(elevation: .realistic)).mapControls { MapUserLocationButton() }
        .onTapGesture { _ = proxy.convert($0, from: .local) }
        .onMapCameraChange { context in position = .camera(context.camera) }
      }
      Map(coordinateRegion: $region, showsUserLocation: true, annotationItems: places) {
        MapMarker(coordinate: $0.coordinate)
      }
    }
  }

  private struct ShopApp: App {
    @UIApplicationDelegateAdaptor(Login.self) private var delegate
    @State private var isPaying = false

    var body: some Scene {
      WindowGroup {
        VStack {
          MapScreen()
          Text("Pro").anchorPreference(key: PlaceKey.self, value: .bounds) { [$0] }
          Text("Plus").anchorPreference(key: PlaceKey.self, value: .bounds) { [$0] }
        }
        .overlayPreferenceValue(PlaceKey.self) { anchors in
          GeometryReader { proxy in
            ForEach(anchors.indices, id: \.self) { index in
              Color.clear.onAppear {
                AppEnvironment.current.record("anchor", "\(index) \(proxy[anchors[index]].width)")
              }
            }
          }
        }
        .sheet(isPresented: $isPaying) {
          SubscriptionStoreView(groupID: "pro") { Text("Pro") }
            .subscriptionStoreControlStyle(.prominentPicker).storeButton(.visible, for: .restorePurchases, .redeemCode)
            .subscriptionStoreButtonLabel(.multiline).navigationTitle("Paywall")
            .onInAppPurchaseCompletion { product, result in
              if case .success(.success(let transaction)) = result { print(product.id, transaction) }
            }
        }
        .subscriptionStatusTask(for: "pro") { state in
          if case .success(let statuses) = state, statuses.isEmpty { isPaying = true }
        }
      }
    }
  }

  func testAnAppWithoutPasskeyLocationAndSubscriptionShowsItsPaywall() throws {
    let app = TestedApp.swiftUI(ShopApp.self).recording("passkey").recording("update").recording("anchor")
    let run = try CorpusScenario.fruit(
      app, style: .swiftUIAppDelegate, steps: [.install, .launch, .wait(.seconds(10))]
    ).run()
    assertTrace(
      run, .count("passkey com.apple.AuthenticationServices.AuthorizationError 1001", 1),
      .sequence("update true true", "update MKErrorDomain"), .count("anchor 0 390.0", 1), .count("anchor 1 390.0", 1),
      .count("route", 1))
  }
}
