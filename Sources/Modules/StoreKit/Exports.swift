// What link code uses of StoreKit where Apple's does not exist: conversion values and reviews. There is no App Store.
@_exported import Foundation
