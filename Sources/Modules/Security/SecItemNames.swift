// The names in queries of the keychain. Each stands for itself: what they are on a device, no app needs to know.

/// What an item is.
public let kSecClass: CFString = "kSecClass"
/// A password.
public let kSecClassGenericPassword: CFString = "kSecClassGenericPassword"
/// A password of a server.
public let kSecClassInternetPassword: CFString = "kSecClassInternetPassword"
/// The account of an item.
public let kSecAttrAccount: CFString = "kSecAttrAccount"
/// The service of an item.
public let kSecAttrService: CFString = "kSecAttrService"
/// The group of apps that share an item.
public let kSecAttrAccessGroup: CFString = "kSecAttrAccessGroup"
/// Who gets at an item.
public let kSecAttrAccessControl: CFString = "kSecAttrAccessControl"
/// What an app keeps with an item.
public let kSecAttrGeneric: CFString = "kSecAttrGeneric"
/// How people call an item.
public let kSecAttrLabel: CFString = "kSecAttrLabel"
/// A comment on an item.
public let kSecAttrComment: CFString = "kSecAttrComment"
/// What kind of item people see.
public let kSecAttrDescription: CFString = "kSecAttrDescription"
/// When an item was added.
public let kSecAttrCreationDate: CFString = "kSecAttrCreationDate"
/// When an item was changed.
public let kSecAttrModificationDate: CFString = "kSecAttrModificationDate"
/// The server of an item.
public let kSecAttrServer: CFString = "kSecAttrServer"
/// The protocol of an item.
public let kSecAttrProtocol: CFString = "kSecAttrProtocol"
/// The port of an item.
public let kSecAttrPort: CFString = "kSecAttrPort"
/// The path of an item.
public let kSecAttrPath: CFString = "kSecAttrPath"
/// The domain of an item.
public let kSecAttrSecurityDomain: CFString = "kSecAttrSecurityDomain"
/// How people log in with an item.
public let kSecAttrAuthenticationType: CFString = "kSecAttrAuthenticationType"
/// Whether other devices get an item.
public let kSecAttrSynchronizable: CFString = "kSecAttrSynchronizable"
/// Items that other devices get, and others.
public let kSecAttrSynchronizableAny: CFString = "kSecAttrSynchronizableAny"
/// When an item can be read.
public let kSecAttrAccessible: CFString = "kSecAttrAccessible"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "kSecAttrAccessibleWhenUnlocked"
/// Once the device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "kSecAttrAccessibleAfterFirstUnlock"
/// While this device is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
/// Once this device was unlocked.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
/// While this device has a passcode and is unlocked.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
/// At any time.
public let kSecAttrAccessibleAlways: CFString = "kSecAttrAccessibleAlways"
/// At any time, on this device.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "kSecAttrAccessibleAlwaysThisDeviceOnly"
/// The data of an item.
public let kSecValueData: CFString = "kSecValueData"
/// Whether data is returned.
public let kSecReturnData: CFString = "kSecReturnData"
/// Whether attributes are returned.
public let kSecReturnAttributes: CFString = "kSecReturnAttributes"
/// Whether a reference is returned; a simulation has none.
public let kSecReturnRef: CFString = "kSecReturnRef"
/// Whether a reference that outlives the process is returned; a simulation has none.
public let kSecReturnPersistentRef: CFString = "kSecReturnPersistentRef"
/// How many items are found.
public let kSecMatchLimit: CFString = "kSecMatchLimit"
/// One item.
public let kSecMatchLimitOne: CFString = "kSecMatchLimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "kSecMatchLimitAll"
/// Which keychain is used, on other systems than iOS.
public let kSecUseDataProtectionKeychain: CFString = "kSecUseDataProtectionKeychain"
/// How the user is known.
public let kSecUseAuthenticationContext: CFString = "kSecUseAuthenticationContext"
/// Whether the user may be asked.
public let kSecUseAuthenticationUI: CFString = "kSecUseAuthenticationUI"
/// What the user is told.
public let kSecUseOperationPrompt: CFString = "kSecUseOperationPrompt"
