// Swift Testing adds this module to files that import both `Testing` and `UIKit`. On Apple's systems it is part of the
// toolchain and attaches images to tests. It has to exist here, too, and is empty, as stand-ins draw no images.
