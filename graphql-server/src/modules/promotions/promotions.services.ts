import type { Scope } from '../../core/define-module.ts';
import type { DeliveryServices } from '../delivery/delivery.services.ts';
import type { Destination } from '../delivery/delivery.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import type { EntityManager } from '../../db/database.ts';
import { promotionOrdersPort } from './promotion-orders.port.ts';
import { PromotionPreviewService } from './promotion-preview.service.ts';
import { PromotionPricingService } from './promotion-pricing.service.ts';
import { PromotionService } from './promotion.service.ts';
import { PromotionImporter } from './sheets/promotion-importer.service.ts';
import { taxTermsAt } from '../taxes/tax-rules.ts';

export function promotionsServices(
  { dependencies: { clock, currentSettings, currentWelcomeOffer }, em, port }: Scope,
  { priceTerms, deliveryPrices }: DeliveryServices & PricingServices,
) {
  const orders = port(promotionOrdersPort);
  const {
    taxes,
    delivery: { countryCode },
    general: { timeZone },
  } = currentSettings.get();
  const todaysPrices = {
    ...priceTerms,
    delivery: deliveryPrices,
    taxAt: (to: Destination | null) => taxTermsAt({ taxes, countryCode }, to),
  };
  const promotionPricing = new PromotionPricingService(em, clock, todaysPrices, orders);
  const promotionsOn = (inner: EntityManager) =>
    new PromotionService(inner, clock, orders, currentWelcomeOffer);
  return {
    todaysPrices,
    promotionPricing,
    promotions: promotionsOn(em),
    readPromotions: () => new PromotionImporter(promotionsOn, { currency: priceTerms.currency, timeZone }),
    promotionPreviews: new PromotionPreviewService(em, clock, promotionPricing, orders),
  };
}

export type PromotionsServices = ReturnType<typeof promotionsServices>;
