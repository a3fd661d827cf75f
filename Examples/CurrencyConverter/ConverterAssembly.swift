package import Joinery
internal import JoineryNavigation

/// The whole app: the rates, and the pairs of view and view model.
package struct ConverterAssembly: Assembly, Sendable {
    private let navigator: StackNavigator

    /// The app on a navigator of its own.
    @MainActor
    package init() {
        navigator = StackNavigator()
    }

    /// What the app is made of.
    package var bindings: Bindings {
        NavigationAssembly(navigator, name: "CurrencyConverter")
        Singleton(StackNavigator.self) { navigator }
        Singleton(FixedRates.init, as: (any ExchangeRates).self)

        // The first pair opens the others, so it is given a router.
        Transient(ConverterUnit.self, taking: Router.self) {
            @MainActor (router, rates: any ExchangeRates, picker: CurrencyPickerUnit, table: RatesUnit) in
            UnitCase {
                ConverterView()
            } model: { input, _ in
                ConverterViewModel(input: input, rates: rates, router: router, picker: picker, table: table)
            }
        }
        Singleton(CurrencyPickerUnit.self) { @MainActor (rates: any ExchangeRates) in
            UnitCase {
                CurrencyPickerView()
            } model: { current, _ in
                CurrencyPickerViewModel(inPlaceOf: current, rates: rates)
            }
        }
        Singleton(RatesUnit.self) { @MainActor (rates: any ExchangeRates) in
            UnitCase {
                RatesView()
            } model: { currency, _ in
                RatesViewModel(of: currency, rates: rates)
            }
        }
    }
}
