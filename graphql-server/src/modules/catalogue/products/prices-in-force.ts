import type { MinorUnits } from '../../../shared/money/money.ts';

/** The current and the former price, in minor units. */
export interface Prices {
  salePrice: MinorUnits;
  regularPrice: MinorUnits | null;
}

/** The price columns: prices in force, and base prices while they differ. */
export interface PriceColumns extends Prices {
  baseSalePrice: MinorUnits | null;
  baseRegularPrice: MinorUnits | null;
}

/** Price columns as the ORM has them. */
export type LoosePriceColumns = { salePrice: MinorUnits } & {
  [Column in Exclude<keyof PriceColumns, 'salePrice'>]?: MinorUnits | null | undefined;
};

/** A running campaign's effect on the price of a product: a percentage off, or a fixed price. */
export interface CampaignTerms {
  campaignId: string;
  campaignPercent: number | null;
  campaignFixedPrice: MinorUnits | null;
}

/** The terms of a product's campaign, as loaded by the ORM; without a `campaignId` it is in none. */
export type LooseCampaignTerms = {
  [Column in keyof CampaignTerms]?: CampaignTerms[Column] | null | undefined;
};

/** The prices that staff edit: those in force without a campaign (decision 0051). */
export function basePricesOf(row: LoosePriceColumns): Prices {
  const { salePrice, regularPrice = null, baseSalePrice = null, baseRegularPrice = null } = row;
  return baseSalePrice === null
    ? { salePrice, regularPrice }
    : { salePrice: baseSalePrice, regularPrice: baseRegularPrice };
}

/** Price columns without a campaign. `pricesInForce` applies one. */
export function asBasePrices(prices: Prices): PriceColumns {
  return { ...prices, baseSalePrice: null, baseRegularPrice: null };
}

/**
 * The prices in force for base prices under a campaign. If the campaign lowers the price, the base price
 * becomes the former price; a price that is already as low stays. `step`: prices are a multiple of this.
 */
export function pricesInForce(base: Prices, terms: LooseCampaignTerms, step: number): PriceColumns {
  if (!terms.campaignId) return asBasePrices(base);
  const basePrices = { baseSalePrice: base.salePrice, baseRegularPrice: base.regularPrice };
  const reduced = priceInCampaign(base.salePrice, terms, step);
  if (reduced >= base.salePrice) return { ...base, ...basePrices };
  return { salePrice: reduced, regularPrice: base.salePrice, ...basePrices };
}

/** Applies a campaign to a base price; halves are rounded up. */
export function priceInCampaign(
  base: MinorUnits,
  { campaignPercent, campaignFixedPrice }: LooseCampaignTerms,
  step: number,
): MinorUnits {
  if (typeof campaignFixedPrice === 'number') return campaignFixedPrice;
  const exact = (base * (100 - (campaignPercent ?? 0))) / 100;
  return Math.max(step, Math.round(exact / step) * step);
}
