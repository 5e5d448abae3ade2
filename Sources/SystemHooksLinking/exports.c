// What the linker is asked for in programs that have the hooks: that the program's own `clock_gettime` and
// `syscall` are seen by the libraries that it uses. The others are seen anyhow; these are not, because the libraries ask for
// them by their versions.
// The functions that run loops get for their timers, and timers for their dates, have no names in any library, and are
// looked for by their own.
//
// The Swift driver hands on what stands in this section to the linker, as it does for the libraries that modules need. The
// address sanitizer must not watch over it, as the section is no part of the program.
#if defined(__linux__)
__attribute__((section(".swift1_autolink_entries"), used, no_sanitize("address"))) static const char entries[] =
    "-Wl,--export-dynamic-symbol=clock_gettime\0"
    "-Wl,--export-dynamic-symbol=syscall\0"
    "-Wl,--export-dynamic-symbol=deepLinkSimulatorHookedAddTimer\0"
    "-Wl,--export-dynamic-symbol=deepLinkSimulatorHookedSetFireDate";
#endif
