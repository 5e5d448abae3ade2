// What a test needs of an app that finds the simulation in place of the system. It is a module besides the simulator, as
// the functions that it replaces have no business in a program that tests nothing.
@_exported import DeepLinkSimulator
