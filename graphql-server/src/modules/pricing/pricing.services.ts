import type { Scope } from '../../core/define-module.ts';

/** What prices of this shop's currency are, and which amounts can be charged to a card. */
export function pricingServices({ dependencies: { config, payments } }: Scope) {
  const currency = config.currencyCode;
  /** null: the shop takes no cards. */
  const chargeTerms = payments.active?.chargeTerms(currency) ?? null;
  return { chargeTerms, priceTerms: { currency, step: chargeTerms?.step ?? 1 } };
}

export type PricingServices = ReturnType<typeof pricingServices>;
