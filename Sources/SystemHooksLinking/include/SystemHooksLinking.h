// Most of the target is about how a program is linked.
#include <stdbool.h>
#include <stddef.h>

#if defined(__linux__)
/// Fills in random bytes, or returns false where the kernel has to.
typedef bool (*DeepLinkSimulatorRandomBytes)(void *_Nonnull bytes, ptrdiff_t count);

/// Sets what answers a request for random bytes from now on.
///
/// Swift's runtime makes one before it can run Swift code, so that the function cannot be found by its name.
void deepLinkSimulatorAnswerRandomBytes(DeepLinkSimulatorRandomBytes _Nonnull function);
#endif
