// Swift defines the function that this target calls; nothing is declared here.
