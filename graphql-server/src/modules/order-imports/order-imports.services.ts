import type { Scope } from '../../core/define-module.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import { FormerOrderService } from './former-order.service.ts';

export function orderImportsServices(
  { dependencies: { clock, locale }, em }: Scope,
  { priceTerms }: PricingServices,
) {
  return { formerOrders: new FormerOrderService(em, clock, locale, priceTerms.currency) };
}

export type OrderImportsServices = ReturnType<typeof orderImportsServices>;
