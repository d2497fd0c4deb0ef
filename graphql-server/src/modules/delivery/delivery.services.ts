import type { Scope } from '../../core/define-module.ts';
import { DeliveryPrices } from './delivery-prices.ts';

export function deliveryServices({ dependencies: { clock, currentSettings } }: Scope) {
  const { delivery, general } = currentSettings.get();
  return { deliveryPrices: new DeliveryPrices(delivery, general.timeZone, clock) };
}

export type DeliveryServices = ReturnType<typeof deliveryServices>;
