// Replaces the part of StoreKit that link code uses where Apple's framework does not exist: conversion values, reviews
// and purchases. There is no App Store, and so no product and no purchase.
@_exported import Foundation
