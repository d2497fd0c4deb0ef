import type { MeasureUnit } from '../gql/graphql.ts';
import { toDecimalText } from '../lib/money.ts';

interface Measure {
  amount: number;
  unit: MeasureUnit;
}

/** The prices and contents of a product or variant. */
export interface PricedContents {
  salePrice: number;
  /** The price before a reduction. */
  regularPrice?: number | null | undefined;
  unitMeasure?: Measure | null | undefined;
  unitPrice?: { per: Measure } | null | undefined;
}

/** UN/CEFACT's codes of units. */
const unitCodes: Record<MeasureUnit, string> = {
  MG: 'MGM',
  G: 'GRM',
  KG: 'KGM',
  ML: 'MLT',
  CL: 'CLT',
  L: 'LTR',
  M3: 'MTQ',
  MM: 'MMT',
  CM: 'CMT',
  M: 'MTR',
  M2: 'MTK',
  PIECE: 'C62',
};

const quantityOf = ({ amount, unit }: Measure) => ({
  '@type': 'QuantitativeValue',
  value: amount,
  unitCode: unitCodes[unit],
});

/** The price before a reduction, and the contents of which search engines show the unit price. */
export function priceSpecification(
  { salePrice, regularPrice, unitMeasure, unitPrice }: PricedContents,
  currencyCode: string,
): object {
  const of = (amount: number, details: object) => ({
    '@type': 'UnitPriceSpecification',
    price: toDecimalText(amount, currencyCode),
    priceCurrency: currencyCode,
    ...details,
  });
  const specifications = [
    ...(regularPrice != null && regularPrice > salePrice
      ? [of(regularPrice, { priceType: 'https://schema.org/StrikethroughPrice' })]
      : []),
    ...(unitMeasure && unitPrice
      ? [
          of(salePrice, {
            referenceQuantity: { ...quantityOf(unitMeasure), valueReference: quantityOf(unitPrice.per) },
          }),
        ]
      : []),
  ];
  const [first, ...others] = specifications;
  return first ? { priceSpecification: others.length > 0 ? specifications : first } : {};
}
