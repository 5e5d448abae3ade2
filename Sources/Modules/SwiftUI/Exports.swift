// Replaces SwiftUI where Apple's framework does not exist, so that app code compiles unchanged. It exports UIKit and
// Combine, as on a device.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import SwiftUIStandIns
@_exported import UIKit
