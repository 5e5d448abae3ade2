/// A user did not want to wait until a walk was done with something long.
struct Interruption: Error {}
