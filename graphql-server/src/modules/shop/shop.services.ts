import type { Scope } from '../../core/define-module.ts';
import { addressFormOf } from '../../shared/places/address-form.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import type { SettingsServices } from '../settings/settings.services.ts';
import { dependsOnRegion } from '../taxes/region-rules.ts';
import { CurrencyService } from './currency.service.ts';
import { publicShop } from './public-shop.service.ts';

export function shopServices(
  { dependencies, em }: Scope,
  { chargeTerms, priceTerms, settings }: PricingServices & SettingsServices,
) {
  return {
    // Lazy, because few requests need it.
    shopInfo: {
      read: () => publicShop(dependencies, dependencies.currentSettings.get(), chargeTerms !== null),
      addressForm: (countryCode: string) =>
        addressFormOf(countryCode, dependsOnRegion(countryCode, dependencies.currentSettings.get())),
    },
    currency: new CurrencyService(em, settings, priceTerms.currency, dependencies.payments.active),
  };
}

export type ShopServices = ReturnType<typeof shopServices>;
