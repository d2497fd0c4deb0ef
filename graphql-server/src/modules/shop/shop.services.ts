import type { Scope } from '../../core/define-module.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import { publicShop } from './public-shop.service.ts';

export function shopServices({ dependencies }: Scope, { chargeTerms }: PricingServices) {
  return {
    // Lazy, because few requests need it.
    shopInfo: {
      read: () => publicShop(dependencies, dependencies.currentSettings.get(), chargeTerms !== null),
    },
  };
}

export type ShopServices = ReturnType<typeof shopServices>;
