// The target has nothing to call: it is about how a program is linked.
