// A function of DeepLinkSimulatorXCTest that runs before the first test: an observer that is added later does not know
// which test is running.
#if defined(__linux__)
void deepLinkSimulatorObserveTests(void);

__attribute__((constructor)) static void observeTests(void) { deepLinkSimulatorObserveTests(); }
#else
// On Apple's platforms XCTest may be loaded after this code.
typedef int deepLinkSimulatorDoesNotObserveTests;
#endif
