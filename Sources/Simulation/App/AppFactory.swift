/// Makes the app under test for one run of a plan.
public typealias AppFactory = @MainActor @Sendable (SimulationPlan) -> any AppUnderTest
