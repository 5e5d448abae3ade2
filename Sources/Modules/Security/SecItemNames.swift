// The keys and values of keychain queries. Each constant holds its own name: apps do not depend on the real values.

/// The key for an item's class.
public let kSecClass: CFString = "kSecClass"
/// The class of generic passwords.
public let kSecClassGenericPassword: CFString = "kSecClassGenericPassword"
/// The class of Internet passwords.
public let kSecClassInternetPassword: CFString = "kSecClassInternetPassword"
/// The key for an item's account.
public let kSecAttrAccount: CFString = "kSecAttrAccount"
/// The key for an item's service.
public let kSecAttrService: CFString = "kSecAttrService"
/// The key for an item's access group.
public let kSecAttrAccessGroup: CFString = "kSecAttrAccessGroup"
/// The key for an item's access control.
public let kSecAttrAccessControl: CFString = "kSecAttrAccessControl"
/// The key for an item's app-defined data.
public let kSecAttrGeneric: CFString = "kSecAttrGeneric"
/// The key for an item's user-visible label.
public let kSecAttrLabel: CFString = "kSecAttrLabel"
/// The key for an item's comment.
public let kSecAttrComment: CFString = "kSecAttrComment"
/// The key for an item's user-visible description.
public let kSecAttrDescription: CFString = "kSecAttrDescription"
/// The key for an item's creation date.
public let kSecAttrCreationDate: CFString = "kSecAttrCreationDate"
/// The key for an item's modification date.
public let kSecAttrModificationDate: CFString = "kSecAttrModificationDate"
/// The key for an item's server.
public let kSecAttrServer: CFString = "kSecAttrServer"
/// The key for an item's protocol.
public let kSecAttrProtocol: CFString = "kSecAttrProtocol"
/// The key for an item's port.
public let kSecAttrPort: CFString = "kSecAttrPort"
/// The key for an item's path.
public let kSecAttrPath: CFString = "kSecAttrPath"
/// The key for an item's security domain.
public let kSecAttrSecurityDomain: CFString = "kSecAttrSecurityDomain"
/// The key for an item's authentication type.
public let kSecAttrAuthenticationType: CFString = "kSecAttrAuthenticationType"
/// The key for whether an item synchronizes through iCloud.
public let kSecAttrSynchronizable: CFString = "kSecAttrSynchronizable"
/// The value that matches both synchronizable and other items.
public let kSecAttrSynchronizableAny: CFString = "kSecAttrSynchronizableAny"
/// The key for when an item is accessible. A simulation does not restrict access.
public let kSecAttrAccessible: CFString = "kSecAttrAccessible"
/// Accessible while the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "kSecAttrAccessibleWhenUnlocked"
/// Accessible after the first unlock.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "kSecAttrAccessibleAfterFirstUnlock"
/// Accessible while the device is unlocked; not transferred to other devices.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
/// Accessible after the first unlock; not transferred to other devices.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
/// Accessible while a device with a passcode is unlocked; not transferred to other devices.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
/// Always accessible.
public let kSecAttrAccessibleAlways: CFString = "kSecAttrAccessibleAlways"
/// Always accessible; not transferred to other devices.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "kSecAttrAccessibleAlwaysThisDeviceOnly"
/// The key for an item's data.
public let kSecValueData: CFString = "kSecValueData"
/// The key for whether a call returns the item's data.
public let kSecReturnData: CFString = "kSecReturnData"
/// The key for whether a call returns the item's attributes.
public let kSecReturnAttributes: CFString = "kSecReturnAttributes"
/// The key for whether a call returns a reference. Has no effect.
public let kSecReturnRef: CFString = "kSecReturnRef"
/// The key for whether a call returns a persistent reference. Has no effect.
public let kSecReturnPersistentRef: CFString = "kSecReturnPersistentRef"
/// The key for the number of items to return.
public let kSecMatchLimit: CFString = "kSecMatchLimit"
/// The match limit of one item.
public let kSecMatchLimitOne: CFString = "kSecMatchLimitOne"
/// The match limit of all items.
public let kSecMatchLimitAll: CFString = "kSecMatchLimitAll"
/// The key for whether macOS uses the data protection keychain. Has no effect.
public let kSecUseDataProtectionKeychain: CFString = "kSecUseDataProtectionKeychain"
/// The key for the authentication context. Has no effect.
public let kSecUseAuthenticationContext: CFString = "kSecUseAuthenticationContext"
/// The key for whether the user may be asked to authenticate. Has no effect.
public let kSecUseAuthenticationUI: CFString = "kSecUseAuthenticationUI"
/// The key for the prompt that the user sees. Has no effect.
public let kSecUseOperationPrompt: CFString = "kSecUseOperationPrompt"
