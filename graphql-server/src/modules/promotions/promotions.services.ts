import type { Scope } from '../../core/define-module.ts';
import type { DeliveryServices } from '../delivery/delivery.services.ts';
import type { Destination } from '../delivery/delivery.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import { promotionOrdersPort } from './promotion-orders.port.ts';
import { PromotionPreviewService } from './promotion-preview.service.ts';
import { PromotionPricingService } from './promotion-pricing.service.ts';
import { PromotionService } from './promotion.service.ts';
import { taxTermsAt } from '../taxes/tax-rules.ts';

export function promotionsServices(
  { dependencies: { clock, currentSettings, currentWelcomeOffer }, em, port }: Scope,
  { priceTerms, deliveryPrices }: DeliveryServices & PricingServices,
) {
  const orders = port(promotionOrdersPort);
  const {
    taxes,
    delivery: { countryCode },
  } = currentSettings.get();
  const todaysPrices = {
    ...priceTerms,
    delivery: deliveryPrices,
    taxAt: (to: Destination | null) => taxTermsAt({ taxes, countryCode }, to),
  };
  const promotionPricing = new PromotionPricingService(em, clock, todaysPrices, orders);
  return {
    todaysPrices,
    promotionPricing,
    promotions: new PromotionService(em, clock, orders, currentWelcomeOffer),
    promotionPreviews: new PromotionPreviewService(em, clock, promotionPricing, orders),
  };
}

export type PromotionsServices = ReturnType<typeof promotionsServices>;
