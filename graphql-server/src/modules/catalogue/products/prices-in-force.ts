import type { MinorUnits } from '../../../shared/money/money.ts';

/** What something costs, and what it cost before; in minor units. */
export interface Prices {
  salePrice: MinorUnits;
  regularPrice: MinorUnits | null;
}

/** The columns of prices: those in force, and the base prices while there are others. */
export interface PriceColumns extends Prices {
  baseSalePrice: MinorUnits | null;
  baseRegularPrice: MinorUnits | null;
}

/** Price columns as the ORM has them. */
export type LoosePriceColumns = { salePrice: MinorUnits } & {
  [Column in Exclude<keyof PriceColumns, 'salePrice'>]?: MinorUnits | null | undefined;
};

/** What a running campaign makes of the price of a product: a percentage less, or a price of its own. */
export interface CampaignTerms {
  campaignId: string;
  campaignPercent: number | null;
  campaignFixedPrice: MinorUnits | null;
}

/**
 * The terms of the campaign that a product is in, as the ORM has them; without a `campaignId` it is in none.
 */
export type LooseCampaignTerms = {
  [Column in keyof CampaignTerms]?: CampaignTerms[Column] | null | undefined;
};

/** The prices that staff edit: those that are in force when no campaign is running (decision 0051). */
export function basePricesOf(row: LoosePriceColumns): Prices {
  const { salePrice, regularPrice = null, baseSalePrice = null, baseRegularPrice = null } = row;
  return baseSalePrice === null
    ? { salePrice, regularPrice }
    : { salePrice: baseSalePrice, regularPrice: baseRegularPrice };
}

/** The columns of prices that no campaign changes. Those in force follow from them (`pricesInForce`). */
export function asBasePrices(prices: Prices): PriceColumns {
  return { ...prices, baseSalePrice: null, baseRegularPrice: null };
}

/**
 * The prices in force of what has these base prices. A price that the campaign lowers is the former price
 * meanwhile; one that is as low already stays. `step`: what prices are a multiple of.
 */
export function pricesInForce(base: Prices, terms: LooseCampaignTerms, step: number): PriceColumns {
  if (!terms.campaignId) return asBasePrices(base);
  const kept = { baseSalePrice: base.salePrice, baseRegularPrice: base.regularPrice };
  const reduced = priceInCampaign(base.salePrice, terms, step);
  if (reduced >= base.salePrice) return { ...base, ...kept };
  return { salePrice: reduced, regularPrice: base.salePrice, ...kept };
}

/** What a base price becomes in a campaign; halves are rounded up. */
export function priceInCampaign(
  base: MinorUnits,
  { campaignPercent, campaignFixedPrice }: LooseCampaignTerms,
  step: number,
): MinorUnits {
  if (typeof campaignFixedPrice === 'number') return campaignFixedPrice;
  const exact = (base * (100 - (campaignPercent ?? 0))) / 100;
  return Math.max(step, Math.round(exact / step) * step);
}
