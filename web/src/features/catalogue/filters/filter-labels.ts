import { plural, t } from '@lingui/core/macro';
import type { BaseColour, FilterableField_fieldFragment } from '../../../gql/graphql.ts';
import { formatRoundMoney } from '../../../lib/money.ts';
import { fieldText } from '../../custom-fields/shared/field-text.ts';
import type { ShopSearch } from '../../../navigation/shop-search.ts';
import { type ChosenField, chosenFields, withRange } from './chosen-fields.ts';
import { toggleOption } from './toggle-option.ts';

/** The names of the basic colors. */
export const colourLabels = () =>
  ({
    RED: t`Red`,
    ORANGE: t`Orange`,
    YELLOW: t`Yellow`,
    GREEN: t`Green`,
    BLUE: t`Blue`,
    PURPLE: t`Purple`,
    PINK: t`Pink`,
    BROWN: t`Brown`,
    BEIGE: t`Beige`,
    WHITE: t`White`,
    GREY: t`Gray`,
    BLACK: t`Black`,
  }) satisfies Record<BaseColour, string>;

export const conditionLabels = () => ({ inStock: t`In stock`, onSale: t`On sale`, isNew: t`New` });

/** "4 stars & up". */
export function ratingLabel(minRating: number): string {
  return plural(minRating, { one: '# star & up', other: '# stars & up' });
}

/** "$10 to $49.90"; both limits are in minor units, and at least one is not null. */
function priceLabel(minPrice: number | null, maxPrice: number | null, currency: string): string {
  if (minPrice === null) return t`Up to ${formatRoundMoney(maxPrice ?? 0, currency)}`;
  const from = formatRoundMoney(minPrice, currency);
  return maxPrice === null ? t`From ${from}` : t`${from} to ${formatRoundMoney(maxPrice, currency)}`;
}

/** "Weight: 2 to 5 kg"; at least one limit is not null. */
function rangeLabel(
  field: FilterableField_fieldFragment,
  { from, to }: ChosenField,
  currency: string,
): string {
  const { name } = field;
  const text = (limit: string) => fieldText(field, limit, currency);
  if (from === null) return t`${name}: up to ${text(to ?? '')}`;
  if (to === null) return t`${name}: from ${text(from)}`;
  // The unit follows the last number.
  return t`${name}: ${fieldText({ ...field, unit: null }, from, currency)} to ${text(to)}`;
}

/** An active filter, and the change that removes it. */
export interface AppliedFilter {
  key: string;
  label: string;
  off: Partial<ShopSearch>;
}

interface Names {
  /** Returns a category's label by its slug. */
  labelOf: (slug: string) => string;
  /** ISO 4217 code of the prices. */
  currency: string;
  /** The custom fields of products and variants; empty while loading. */
  fieldNames: readonly FilterableField_fieldFragment[];
}

/** The active filters, in the order of the filter column, without the search text. */
export function appliedFilters(
  search: ShopSearch,
  { labelOf, currency, fieldNames }: Names,
): AppliedFilter[] {
  const { categories, colours, sizes, options, fields, brands, minPrice, maxPrice, minRating } = search;
  const colourNames = colourLabels();
  const conditions = conditionLabels();
  const without = <Value>(values: readonly Value[], value: Value) =>
    values.filter((other) => other !== value);
  return [
    ...categories.map((slug) => ({
      key: `category ${slug}`,
      label: labelOf(slug),
      off: { categories: without(categories, slug) },
    })),
    ...(['inStock', 'onSale', 'isNew'] as const).flatMap((condition) =>
      search[condition]
        ? [{ key: condition, label: conditions[condition], off: { [condition]: false } }]
        : [],
    ),
    ...(minPrice === null && maxPrice === null
      ? []
      : [
          {
            key: 'price',
            label: priceLabel(minPrice, maxPrice, currency),
            off: { minPrice: null, maxPrice: null },
          },
        ]),
    ...colours.map((colour) => ({
      key: `colour ${colour}`,
      label: colourNames[colour],
      off: { colours: without(colours, colour) },
    })),
    ...sizes.map((size) => ({
      key: `size ${size}`,
      label: t`Size ${size}`,
      off: { sizes: without(sizes, size) },
    })),
    ...options.flatMap(({ name, values }) =>
      values.map((value) => ({
        key: `option ${name} ${value}`,
        label: t`${name}: ${value}`,
        off: { options: toggleOption(options, name, value) },
      })),
    ),
    ...chosenFields(fields).flatMap((chosen) => {
      const { name, values, from, to } = chosen;
      const field = fieldNames.find(({ owner, key }) => owner === chosen.owner && key === chosen.key);
      const ofValues = values.map((value) => ({
        key: `field ${name} ${value}`,
        label: field ? t`${field.name}: ${fieldText(field, value, currency)}` : value,
        off: { fields: toggleOption(fields, name, value) },
      }));
      if (from === null && to === null) return ofValues;
      const range = {
        key: `range ${name}`,
        label: field ? rangeLabel(field, chosen, currency) : [from, to].filter(Boolean).join(' – '),
        off: { fields: withRange(fields, name, { from: null, to: null }) },
      };
      return [...ofValues, range];
    }),
    ...brands.map((brand) => ({
      key: `brand ${brand}`,
      label: brand,
      off: { brands: without(brands, brand) },
    })),
    ...(minRating === null
      ? []
      : [{ key: 'rating', label: ratingLabel(minRating), off: { minRating: null } }]),
  ];
}
