#include "SystemLogParts.h"
