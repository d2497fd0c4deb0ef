import { plural, t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../forms/money-input.ts';
import type { CampaignForm_campaignFragment, PriceCampaignInput } from '../../../gql/graphql.ts';
import { fromZonedInput, toZonedInput } from '../../../lib/time/zoned-time.ts';
import type { FieldGroup } from '../ui/conflicts/field-parts.ts';

/** The shop settings that the campaign form needs. */
export interface CampaignTerms {
  currency: string;
  /** IANA name. */
  timeZone: string;
}

/** A product of the campaign, as typed. */
export interface CampaignProductValue {
  productId: string;
  title: string;
  /** The campaign price; empty to use the percentage. */
  price: string;
}

/** A category or collection of the campaign. */
export interface CampaignGroupValue {
  groupId: string;
  title: string;
}

/** The form's values, as typed. */
export interface CampaignValues {
  name: string;
  /** The value of a `datetime-local` input, in the shop's time zone. */
  startsAt: string;
  endsAt: string;
  repeats: boolean;
  isFlashSale: boolean;
  percent: string;
  products: CampaignProductValue[];
  categories: CampaignGroupValue[];
  collections: CampaignGroupValue[];
}

/** The shape of a stored draft. The lists in the form itself may be empty. */
export function exampleOf(values: CampaignValues): CampaignValues {
  const group = { groupId: '', title: '' };
  return {
    ...values,
    products: [{ productId: '', title: '', price: '' }],
    categories: [group],
    collections: [group],
  };
}

/** The form's values for a campaign; default values for a new one. */
export function valuesOf(
  campaign: CampaignForm_campaignFragment | null,
  { currency, timeZone }: CampaignTerms,
): CampaignValues {
  const time = (moment: string | undefined) => (moment === undefined ? '' : toZonedInput(moment, timeZone));
  return {
    name: campaign?.name ?? '',
    startsAt: time(campaign?.startsAt),
    endsAt: time(campaign?.endsAt),
    repeats: campaign?.repeats === 'WEEKLY',
    isFlashSale: campaign?.isFlashSale ?? false,
    percent: campaign?.percent == null ? '' : String(campaign.percent),
    products: (campaign?.products ?? []).map(({ product: { id, title }, price }) => ({
      productId: id,
      title,
      price: price == null ? '' : moneyInputText(price, currency),
    })),
    categories: (campaign?.categories ?? []).map(({ id, label }) => ({ groupId: id, title: label })),
    collections: (campaign?.collections ?? []).map(({ id, title }) => ({ groupId: id, title })),
  };
}

/** Parses a whole number; null if the text is not one. */
export function wholeNumber(text: string): number | null {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : null;
}

/** The API's input for what a campaign reduces, and by how much. */
export function discountOf(
  { percent, products, categories, collections }: Omit<CampaignValues, 'name' | 'startsAt' | 'endsAt'>,
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

/** The API's input for the form's values. It keeps the seconds, which the form does not show. */
export function inputOf(
  values: CampaignValues,
  before: CampaignForm_campaignFragment | null,
  { currency, timeZone }: CampaignTerms,
): PriceCampaignInput {
  const moment = (text: string, savedTime: string | undefined) =>
    savedTime !== undefined && toZonedInput(savedTime, timeZone) === text
      ? savedTime
      : (fromZonedInput(text, timeZone) ?? savedTime ?? '');
  return {
    name: values.name.trim(),
    startsAt: moment(values.startsAt, before?.startsAt),
    endsAt: moment(values.endsAt, before?.endsAt),
    repeats: values.repeats ? 'WEEKLY' : 'NONE',
    isFlashSale: values.isFlashSale,
    ...discountOf(values, currency),
  };
}

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const campaignGroups = (): FieldGroup<CampaignValues>[] => [
  { label: t`Name`, fields: ['name'] },
  { label: t`Starts at`, fields: ['startsAt'] },
  { label: t`Ends at`, fields: ['endsAt'] },
  { label: t`Repeats every week`, fields: ['repeats'] },
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

/** Describes the discount of a campaign. */
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
