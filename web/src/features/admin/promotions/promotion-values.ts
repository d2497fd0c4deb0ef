import { t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../forms/money-input.ts';
import type { PromotionForm_promotionFragment, PromotionInput, PromotionKind } from '../../../gql/graphql.ts';
import { fromZonedInput, toZonedInput } from '../../../lib/time/zoned-time.ts';
import type { FieldGroup } from '../ui/conflicts/field-parts.ts';

/** The server's limit, for each of products, categories, collections and customers. */
export const MAX_CHOSEN = 100;

/** The promotion form's values, as typed: amounts in the shop's currency, times in its time zone. */
export interface PromotionValues {
  title: string;
  code: string;
  kind: PromotionKind;
  percent: string;
  amount: string;
  buyQuantity: string;
  getQuantity: string;
  minimum: string;
  /** Ids separated by spaces, because fields hold text. */
  productIds: string;
  categoryIds: string;
  collectionIds: string;
  customerIds: string;
  firstOrderOnly: boolean;
  startsAt: string;
  endsAt: string;
  usageLimit: string;
  customerLimit: string;
  priority: string;
  combines: boolean;
  isEnabled: boolean;
  isWelcome: boolean;
}

/** The currency and time zone of the form's values. */
export interface FormTerms {
  currency: string;
  timeZone: string;
}

const numberText = (value: number | null | undefined) => (value == null ? '' : String(value));

/** The form's values for a promotion; default values for a new one. */
export function valuesOf(
  promotion: PromotionForm_promotionFragment | null,
  { currency, timeZone }: FormTerms,
): PromotionValues {
  const money = (value: number | null | undefined) => (value == null ? '' : moneyInputText(value, currency));
  const time = (value: string | null | undefined) => (value == null ? '' : toZonedInput(value, timeZone));
  return {
    title: promotion?.title ?? '',
    code: promotion?.code ?? '',
    kind: promotion?.kind ?? 'PERCENT',
    percent: numberText(promotion ? promotion.percent : 10),
    amount: money(promotion?.amount),
    buyQuantity: numberText(promotion?.buyQuantity ?? 2),
    getQuantity: numberText(promotion?.getQuantity ?? 1),
    minimum: money(promotion?.minimum),
    productIds: (promotion?.productIds ?? []).join(' '),
    categoryIds: (promotion?.categoryIds ?? []).join(' '),
    collectionIds: (promotion?.collectionIds ?? []).join(' '),
    customerIds: (promotion?.customerIds ?? []).join(' '),
    firstOrderOnly: promotion?.firstOrderOnly ?? false,
    startsAt: time(promotion?.startsAt),
    endsAt: time(promotion?.endsAt),
    usageLimit: numberText(promotion?.usageLimit),
    customerLimit: numberText(promotion?.customerLimit),
    priority: numberText(promotion?.priority ?? 0),
    combines: promotion?.combines ?? true,
    isEnabled: promotion?.isEnabled ?? true,
    isWelcome: promotion?.isWelcome ?? false,
  };
}

/** Parses the ids in a field. */
export function idsIn(text: string): string[] {
  return text.split(' ').filter(Boolean);
}

/** The API's input for the form's values. */
export function inputOf(values: PromotionValues, { currency, timeZone }: FormTerms): PromotionInput {
  const whole = (text: string) => (text.trim() === '' ? null : Number(text));
  const { kind } = values;
  return {
    title: values.title.trim(),
    code: values.code.trim() || null,
    kind,
    percent: kind === 'PERCENT' || kind === 'BUY_X_GET_Y' ? whole(values.percent) : null,
    amount: kind === 'AMOUNT' ? parseMoney(values.amount, currency) : null,
    buyQuantity: kind === 'BUY_X_GET_Y' ? whole(values.buyQuantity) : null,
    getQuantity: kind === 'BUY_X_GET_Y' ? whole(values.getQuantity) : null,
    minimum: values.minimum.trim() === '' ? null : parseMoney(values.minimum, currency),
    productIds: idsIn(values.productIds),
    categoryIds: idsIn(values.categoryIds),
    collectionIds: idsIn(values.collectionIds),
    customerIds: idsIn(values.customerIds),
    firstOrderOnly: values.firstOrderOnly,
    startsAt: fromZonedInput(values.startsAt, timeZone),
    endsAt: fromZonedInput(values.endsAt, timeZone),
    usageLimit: whole(values.usageLimit),
    customerLimit: whole(values.customerLimit),
    priority: whole(values.priority) ?? 0,
    combines: values.combines,
    isEnabled: values.isEnabled,
    isWelcome: values.isWelcome,
  };
}

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const promotionGroups = (): FieldGroup<PromotionValues>[] => [
  { label: t`Name`, fields: ['title'] },
  { label: t`Code`, fields: ['code'] },
  { label: t`Discount`, fields: ['kind', 'percent', 'amount', 'buyQuantity', 'getQuantity'] },
  { label: t`Minimum`, fields: ['minimum'] },
  { label: t`Products`, fields: ['productIds'], text: ({ productIds }) => String(idsIn(productIds).length) },
  {
    label: t`Categories`,
    fields: ['categoryIds'],
    text: ({ categoryIds }) => String(idsIn(categoryIds).length),
  },
  {
    label: t`Collections`,
    fields: ['collectionIds'],
    text: ({ collectionIds }) => String(idsIn(collectionIds).length),
  },
  {
    label: t`Customers`,
    fields: ['customerIds'],
    text: ({ customerIds }) => String(idsIn(customerIds).length),
  },
  { label: t`First orders only`, fields: ['firstOrderOnly'] },
  { label: t`Starts`, fields: ['startsAt'], text: ({ startsAt }) => startsAt.replace('T', ' ') },
  { label: t`Ends`, fields: ['endsAt'], text: ({ endsAt }) => endsAt.replace('T', ' ') },
  { label: t`Total uses`, fields: ['usageLimit'] },
  { label: t`Uses per customer`, fields: ['customerLimit'] },
  { label: t`Priority`, fields: ['priority'] },
  { label: t`Combines with others`, fields: ['combines'] },
  { label: t`Turned on`, fields: ['isEnabled'] },
  { label: t`Sent to new subscribers`, fields: ['isWelcome'] },
];
