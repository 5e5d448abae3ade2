// Replaces the part of StoreKit that link code uses where Apple's framework does not exist: conversion values and
// reviews. There is no App Store.
@_exported import Foundation
