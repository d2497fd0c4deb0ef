import { isSameRegion } from '../../shared/places/regions.ts';
import type { Destination } from '../delivery/delivery.ts';
import type { TaxRate, TaxTerms } from '../pricing/taxes.ts';
import { isReverseCharge } from './reverse-charge-rules.ts';
import type { TaxClass, TaxPlaceRate, TaxSettings } from './taxes.ts';

/** A line with its product's tax class; the standard class if null or unknown. */
export interface ClassedLine {
  taxClassId?: string | null | undefined;
}

/** The settings, and the shop's country. */
interface Taxation {
  taxes: TaxSettings;
  countryCode: string;
}

/**
 * Tax rules for a destination; null, or a place without a country, means the shop's own location. Undefined
 * if the shop charges no taxes.
 */
export function taxTermsAt(
  { taxes, countryCode: shopCountry }: Taxation,
  to: Destination | null,
): TaxTerms<ClassedLine> | undefined {
  const { isEnabled, pricesIncludeTax: pricesInclude, rounding, classes } = taxes;
  if (!isEnabled) return undefined;
  const countryCode = to?.countryCode ?? shopCountry;
  const region = to?.region ?? (to?.countryCode ? null : taxes.region);
  const byClass = new Map<TaxClass | undefined, TaxRate | null>();
  const rateOf = (taxClass: TaxClass | undefined) => {
    const cached = byClass.get(taxClass);
    if (cached !== undefined) return cached;
    const rate = rateAt(taxClass, classes[0], { countryCode, region });
    byClass.set(taxClass, rate);
    return rate;
  };
  const forDelivery = classes.find(({ isForDelivery }) => isForDelivery);
  return {
    pricesInclude,
    rounding,
    rateOf: ({ taxClassId }) => rateOf(classes.find(({ id }) => id === taxClassId) ?? classes[0]),
    delivery: forDelivery ? rateOf(forDelivery) : null,
    isReverseCharge: isReverseCharge(taxes, to && { ...to, countryCode }),
  };
}

/** Whether taxes depend on the destination. */
export function dependsOnPlace({ isEnabled, classes }: TaxSettings): boolean {
  return isEnabled && classes.some(({ rates }) => rates.length > 0);
}

/** The rate of a class at a place, else that of the standard class; null for no tax. */
function rateAt(
  taxClass: TaxClass | undefined,
  standard: TaxClass | undefined,
  place: { countryCode: string; region: string | null },
): TaxRate | null {
  const match = placeRate(taxClass, place) ?? placeRate(standard, place);
  return match ? { name: match.name, rate: match.rate } : null;
}

/** The most specific rate for a place: its region's, else its country's. */
function placeRate(
  taxClass: TaxClass | undefined,
  { countryCode, region }: { countryCode: string; region: string | null },
): TaxPlaceRate | undefined {
  const there = taxClass?.rates.filter((rate) => rate.countryCode === countryCode) ?? [];
  return (
    there.find(
      (rate) => rate.region !== null && region !== null && isSameRegion(countryCode, rate.region, region),
    ) ?? there.find((rate) => rate.region === null)
  );
}
