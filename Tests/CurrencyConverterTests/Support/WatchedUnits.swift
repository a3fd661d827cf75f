import CurrencyConverter
import Joinery
import JoineryNavigation

/// The pairs of the app, made in the sight of the test.
struct WatchedUnits: Assembly {
    let survivors: Survivors

    var bindings: Bindings {
        Transient(ConverterUnit.self, taking: Router.self) {
            @MainActor [survivors] (router, rates: any ExchangeRates, picker: CurrencyPickerUnit, table: RatesUnit) in
            UnitCase {
                survivors.watched(ConverterView(), of: "Converter")
            } model: { input, _ in
                let model = ConverterViewModel(
                    input: input,
                    rates: rates,
                    router: router,
                    picker: picker,
                    table: table
                )
                return survivors.watched(model, of: "Converter")
            }
        }
        Singleton(CurrencyPickerUnit.self) { @MainActor [survivors] (rates: any ExchangeRates) in
            UnitCase {
                survivors.watched(CurrencyPickerView(), of: "CurrencyPicker")
            } model: { current, _ in
                survivors.watched(CurrencyPickerViewModel(inPlaceOf: current, rates: rates), of: "CurrencyPicker")
            }
        }
        Singleton(RatesUnit.self) { @MainActor [survivors] (rates: any ExchangeRates) in
            UnitCase {
                survivors.watched(RatesView(), of: "Rates")
            } model: { currency, _ in
                survivors.watched(RatesViewModel(of: currency, rates: rates), of: "Rates")
            }
        }
    }
}

extension Survivors {
    /// Watches an object on its way.
    fileprivate func watched<Object: AnyObject>(_ object: Object, of module: String) -> Object {
        watch(object, of: module)
        return object
    }
}
