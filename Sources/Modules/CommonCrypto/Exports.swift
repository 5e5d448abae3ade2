// Replaces CommonCrypto where Apple's library does not exist: it has hash functions and the codes that are made with
// them, but no encryption.
