import { plural, t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../forms/money-input.ts';
import type { SaleForm_saleFragment, SaleInput } from '../../../gql/graphql.ts';
import { fromZonedInput, toZonedInput } from '../../../lib/time/zoned-time.ts';
import type { FieldGroup } from '../ui/conflicts/field-parts.ts';

/** The shop, as far as a sale's form needs it. */
export interface SaleTerms {
  currency: string;
  /** IANA name. */
  timeZone: string;
}

/** A product of the sale, as typed. */
export interface SaleProductValue {
  productId: string;
  title: string;
  /** In the sale; empty: by the percentage. */
  price: string;
}

/** A category or collection of the sale. */
export interface SaleGroupValue {
  groupId: string;
  title: string;
}

/** The form's values, as typed. */
export interface SaleValues {
  name: string;
  /** As a `datetime-local` input has it, in the shop's time zone. */
  startsAt: string;
  endsAt: string;
  repeats: boolean;
  isFlashSale: boolean;
  percent: string;
  products: SaleProductValue[];
  categories: SaleGroupValue[];
  collections: SaleGroupValue[];
}

/** The shape of a stored draft, whose lists may be empty in the form itself. */
export function exampleOf(values: SaleValues): SaleValues {
  const group = { groupId: '', title: '' };
  return {
    ...values,
    products: [{ productId: '', title: '', price: '' }],
    categories: [group],
    collections: [group],
  };
}

/** The form's values for a sale; for a new one without. */
export function valuesOf(sale: SaleForm_saleFragment | null, { currency, timeZone }: SaleTerms): SaleValues {
  const time = (moment: string | undefined) => (moment === undefined ? '' : toZonedInput(moment, timeZone));
  return {
    name: sale?.name ?? '',
    startsAt: time(sale?.startsAt),
    endsAt: time(sale?.endsAt),
    repeats: sale?.repeats === 'WEEKLY',
    isFlashSale: sale?.isFlashSale ?? false,
    percent: sale?.percent == null ? '' : String(sale.percent),
    products: (sale?.products ?? []).map(({ product: { id, title }, price }) => ({
      productId: id,
      title,
      price: price == null ? '' : moneyInputText(price, currency),
    })),
    categories: (sale?.categories ?? []).map(({ id, label }) => ({ groupId: id, title: label })),
    collections: (sale?.collections ?? []).map(({ id, title }) => ({ groupId: id, title })),
  };
}

/** The whole number of a text; null when it is none. */
export function wholeNumber(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
}

/** What a sale lowers, and by how much, for the API. */
export function discountOf(
  { percent, products, categories, collections }: Omit<SaleValues, 'name' | 'startsAt' | 'endsAt'>,
  currency: string,
) {
  return {
    percent: wholeNumber(percent),
    products: products.map(({ productId, price }) => ({
      productId,
      price: price.trim() === '' ? null : parseMoney(price, currency),
    })),
    categoryIds: categories.map(({ groupId }) => groupId),
    collectionIds: collections.map(({ groupId }) => groupId),
  };
}

/** The API's input for the form's values. Seconds, which the form does not show, stay. */
export function inputOf(
  values: SaleValues,
  before: SaleForm_saleFragment | null,
  { currency, timeZone }: SaleTerms,
): SaleInput {
  const moment = (text: string, known: string | undefined) =>
    known !== undefined && toZonedInput(known, timeZone) === text
      ? known
      : (fromZonedInput(text, timeZone) ?? known ?? '');
  return {
    name: values.name.trim(),
    startsAt: moment(values.startsAt, before?.startsAt),
    endsAt: moment(values.endsAt, before?.endsAt),
    repeats: values.repeats ? 'WEEKLY' : 'NONE',
    isFlashSale: values.isFlashSale,
    ...discountOf(values, currency),
  };
}

/** What two people can edit without overwriting each other; see `useConflicts`. */
export const saleGroups = (): FieldGroup<SaleValues>[] => [
  { label: t`Name`, fields: ['name'] },
  { label: t`Starts at`, fields: ['startsAt'] },
  { label: t`Ends at`, fields: ['endsAt'] },
  { label: t`Starts anew each week`, fields: ['repeats'] },
  { label: t`Flash sale`, fields: ['isFlashSale'] },
  { label: t`Percent off`, fields: ['percent'] },
  {
    label: t`Products`,
    fields: ['products'],
    text: ({ products }) => products.map(({ title, price }) => [title, price].join(' ').trim()).join(', '),
  },
  {
    label: t`Categories and collections`,
    fields: ['categories', 'collections'],
    text: ({ categories, collections }) =>
      [...categories, ...collections].map(({ title }) => title).join(', '),
  },
];

/** What a sale takes off, in words. */
export function discountWords({
  percent,
  productCount,
}: {
  percent?: number | null;
  productCount: number;
}): string {
  const products = plural(productCount, { one: '# product', other: '# products' });
  return percent == null ? t`Own prices, ${products}` : t`${percent}% off, ${products}`;
}
