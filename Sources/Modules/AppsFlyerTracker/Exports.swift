// The module of AppsFlyer's SDK in older releases of version 4, where the SDK itself does not exist. It has what the
// module of later releases has, like the class of the same name.
@_exported import AppsFlyerLib
