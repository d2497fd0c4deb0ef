import { useShop } from './use-shop.ts';

/** The ISO 4217 code of all amounts; dollars until the shop has said otherwise. */
export function useCurrency(): string {
  return useShop()?.currencyCode ?? 'USD';
}
