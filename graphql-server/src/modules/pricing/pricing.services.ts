import type { Scope } from '../../core/define-module.ts';

/** Price rules of the shop's currency, and limits of card charges. */
export function pricingServices({ dependencies: { currentSettings, payments } }: Scope) {
  const { currencyCode: currency } = currentSettings.get().currency;
  /** Null if the shop takes no cards. */
  const chargeTerms = payments.active?.chargeTerms(currency) ?? null;
  return { chargeTerms, priceTerms: { currency, step: chargeTerms?.step ?? 1 } };
}

export type PricingServices = ReturnType<typeof pricingServices>;
