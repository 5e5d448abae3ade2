#if os(Linux) || os(macOS)
  import Foundation
  import SDKContract
  import UIKitStandIns

  /// Gives an app an app delegate: the one that the test creates for the process, or a new one.
  ///
  /// A delegate that is an `ObservableObject` is observed, and is in the environment of all views.
  @preconcurrency @MainActor
  @propertyWrapper
  public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate>: DynamicProperty,
    LinkedProperty
  {
    /// The app delegate.
    public let wrappedValue: Delegate

    /// Creates the adaptor for a type of app delegate.
    public init(_ type: Delegate.Type = Delegate.self) { wrappedValue = SwiftUIProcess.delegate(type) }

    /// The app delegate, with bindings to its properties if it is an `ObservableObject`.
    ///
    /// It is here and not in an extension, because the compiler finds `$` of a property only if its type itself
    /// declares it.
    public var projectedValue: Wrapper { Wrapper(delegate: wrappedValue) }

    /// Creates bindings to the properties of an app delegate.
    @dynamicMemberLookup
    public struct Wrapper {
      fileprivate let delegate: Delegate
    }

    func link(_ context: ViewContext, _ name: String) {
      if let observable = wrappedValue as? any ObservableObject { context.observe(observable, name) }
    }
  }

  extension UIApplicationDelegateAdaptor.Wrapper where Delegate: ObservableObject {
    /// A binding to a property.
    public subscript<Value>(dynamicMember keyPath: ReferenceWritableKeyPath<Delegate, Value>) -> Binding<Value> {
      ObservedObject<Delegate>.Wrapper(object: delegate)[dynamicMember: keyPath]
    }
  }

  /// The process of an app whose objects are being created.
  @MainActor
  package final class SwiftUIProcess {
    @TaskLocal package static var current: SwiftUIProcess?

    /// The app delegate that the test creates, or that the app requests.
    package private(set) var appDelegate: (any UIApplicationDelegate)?
    /// The type under which views find the app delegate; nil without an adaptor.
    private var adaptedType: ObjectIdentifier?

    package init(appDelegate: (any UIApplicationDelegate)?) { self.appDelegate = appDelegate }

    /// Puts the delegates into the environment of all views.
    func put(_ sceneDelegate: (any UISceneDelegate)?, into environment: inout EnvironmentValues) {
      if let adaptedType { environment.objects[adaptedType] = appDelegate }
      if let sceneDelegate { environment.objects[ObjectIdentifier(type(of: sceneDelegate))] = sceneDelegate }
    }

    fileprivate static func delegate<Delegate: NSObject & UIApplicationDelegate>(_ type: Delegate.Type) -> Delegate {
      current?.adaptedType = ObjectIdentifier(type)
      if let made = current?.appDelegate {
        guard let delegate = made as? Delegate else {
          preconditionFailure("The test makes an app delegate of another type than \(type)")
        }
        return delegate
      }
      let delegate = ObjectMaker.make(type)
      current?.appDelegate = delegate
      return delegate
    }
  }
#endif
