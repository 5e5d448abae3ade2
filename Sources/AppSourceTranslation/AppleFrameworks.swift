/// The frameworks of iOS that this package has no module for.
enum AppleFrameworks {
  /// The names of the modules.
  ///
  /// Whether a module exists is not known when a file is translated, and another name that does not may be a dependency
  /// that the app's package lacks, which the compiler has to say.
  static let withoutStandIn: Set<String> = [
    "ARKit", "Accelerate", "Accessibility", "Accounts", "AdAttributionKit", "AddressBook",
    "AddressBookUI", "AssetsLibrary", "AudioUnit", "AutomaticAssessmentConfiguration",
    "BackgroundAssets", "BusinessChat", "CFNetwork", "CarPlay", "Charts", "ClassKit", "ClockKit", "CloudKit",
    "Contacts", "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreFoundation",
    "CoreHaptics", "CoreImage", "CoreLocationUI", "CoreMIDI", "CoreML", "CoreMotion", "CoreNFC", "CoreServices",
    "CoreText", "CoreVideo", "CreateML", "DataDetection", "DeveloperToolsSupport",
    "DeviceActivity", "DeviceCheck", "EventKit", "EventKitUI", "ExposureNotification", "ExternalAccessory",
    "FamilyControls", "FileProvider", "FileProviderUI", "FoundationModels", "GLKit", "GameController", "GameKit",
    "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit", "IOKit", "IOSurface", "IdentityLookup",
    "IdentityLookupUI", "ImageIO", "ImagePlayground", "IntentsUI", "JavaScriptCore",
    "LiveCommunicationKit", "LockedCameraCapture", "MLCompute", "MachO", "ManagedSettings", "ManagedSettingsUI",
    "MarketplaceKit", "MediaAccessibility", "MediaPlayer", "MediaSetup", "MediaToolbox", "Messages", "Metal",
    "MetalFX", "MetalKit", "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "NetworkExtension", "NewsstandKit",
    "NotificationCenter", "OpenAL", "OpenGLES", "PDFKit", "ParavirtualizedGraphics", "PassKit", "PencilKit",
    "ProximityReader", "PushToTalk", "QuickLook", "QuickLookThumbnailing", "RealityFoundation", "RealityKit",
    "RelevanceKit", "ReplayKit", "RoomPlan", "SafetyKit", "SceneKit", "ScreenTime", "SensitiveContentAnalysis",
    "SensorKit", "SharedWithYou", "ShazamKit", "Social", "SoundAnalysis", "Speech", "SpriteKit",
    "Symbols", "TVServices", "ThreadNetwork", "TipKit", "Translation", "Twitter", "UserNotificationsUI",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity", "WeatherKit",
    "WorkoutKit", "simd",
  ]

  /// The modules of which a part can be imported on a device, as in `import UIKit.UIApplication`, and not here.
  ///
  /// A part is a header, and stand-ins have no headers. `os.log` is a module here, too.
  static let withoutParts: Set<String> = [
    "AVFAudio", "AVFoundation", "AVKit", "ActivityKit", "AdServices", "AdSupport", "AppClip", "AppIntents",
    "AppTrackingTransparency", "AudioToolbox", "AuthenticationServices", "BackgroundTasks", "CallKit", "Combine",
    "CommonCrypto", "CoreData",
    "CoreGraphics", "CoreLocation", "CoreMedia", "CoreSpotlight", "CoreTelephony", "CryptoKit", "Foundation", "Intents",
    "LinkPresentation", "LocalAuthentication", "MapKit", "MessageUI", "Network", "OSLog", "Photos", "PhotosUI",
    "PushKit", "QuartzCore", "SafariServices", "Security", "StoreKit", "SwiftData", "SwiftUI",
    "SystemConfiguration", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "WebKit", "WidgetKit", "iAd",
  ]
}
