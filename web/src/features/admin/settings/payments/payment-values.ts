import { t } from '@lingui/core/macro';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import type {
  PaymentSettingsInput,
  PaymentSettings_settingsFragment as PaymentSettings,
} from '../../../../gql/graphql.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';

/** The form's values, as typed; an empty limit means no limit. */
export interface PaymentValues {
  card: boolean;
  cardUpTo: string;
  hasAccount: boolean;
  holder: string;
  iban: string;
  bic: string;
  bank: string;
  bankTransfer: boolean;
  transferUpTo: string;
  cashOnDelivery: boolean;
  cashUpTo: string;
  unconfirmedMaxUnits: string;
  unconfirmedMaxOpenAmount: string;
  unconfirmedCashDays: string;
}

export const MAX_UNITS = 9999;
export const MAX_DAYS = 90;

export function valuesOf(settings: PaymentSettings, currency: string): PaymentValues {
  const { bankAccount, card, bankTransfer, cashOnDelivery } = settings;
  const money = (amount: number | null | undefined) =>
    amount == null ? '' : moneyInputText(amount, currency);
  return {
    card: card.isOffered,
    cardUpTo: money(card.maxAmount),
    hasAccount: bankAccount != null,
    holder: bankAccount?.holder ?? '',
    iban: bankAccount?.iban ?? '',
    bic: bankAccount?.bic ?? '',
    bank: bankAccount?.bank ?? '',
    bankTransfer: bankTransfer.isOffered,
    transferUpTo: money(bankTransfer.maxAmount),
    cashOnDelivery: cashOnDelivery.isOffered,
    cashUpTo: money(cashOnDelivery.maxAmount),
    unconfirmedMaxUnits: settings.unconfirmedMaxUnits?.toString() ?? '',
    unconfirmedMaxOpenAmount: money(settings.unconfirmedMaxOpenAmount),
    unconfirmedCashDays: settings.unconfirmedCashDays?.toString() ?? '',
  };
}

/** The API's input for the form's values. */
export function inputOf(values: PaymentValues, currency: string): PaymentSettingsInput {
  const { hasAccount, holder, iban, bic, bank } = values;
  const terms = (isOffered: boolean, upTo: string) => ({
    isOffered,
    maxAmount: parseMoney(upTo, currency),
  });
  return {
    card: terms(values.card, values.cardUpTo),
    bankTransfer: terms(values.bankTransfer, values.transferUpTo),
    cashOnDelivery: terms(values.cashOnDelivery, values.cashUpTo),
    bankAccount: hasAccount
      ? {
          holder: holder.trim(),
          iban: iban.trim(),
          bic: bic.trim() || null,
          bank: bank.trim() || null,
        }
      : null,
    unconfirmedMaxUnits: numberOf(values.unconfirmedMaxUnits),
    unconfirmedMaxOpenAmount: parseMoney(values.unconfirmedMaxOpenAmount, currency),
    unconfirmedCashDays: numberOf(values.unconfirmedCashDays),
  };
}

/**
 * Whether any payment method is available. Only the server knows whether the card payments have a provider.
 */
export function hasWayToPay({ card, bankTransfer, hasAccount, cashOnDelivery }: PaymentValues): boolean {
  return card || (bankTransfer && hasAccount) || cashOnDelivery;
}

const numberOf = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** Whether the text is empty or a whole number from 1 to `max`. */
export function isCount(text: string, max: number): boolean {
  const count = numberOf(text);
  return count === null || (Number.isInteger(count) && count >= 1 && count <= max);
}

const offer = (isOffered: boolean, upTo: string): string => {
  if (!isOffered) return t`Not offered`;
  return upTo.trim() === '' ? t`Offered` : t`Offered up to ${upTo}`;
};

/** The bank account is one group, so that no merge combines halves of two accounts. */
export const paymentGroups = (): FieldGroup<PaymentValues>[] => [
  {
    label: t`Card`,
    fields: ['card', 'cardUpTo'],
    text: ({ card, cardUpTo }) => offer(card, cardUpTo),
  },
  {
    label: t`Bank account`,
    fields: ['hasAccount', 'holder', 'iban', 'bic', 'bank'],
    text: ({ hasAccount, holder, iban }) => (hasAccount ? `${holder}, ${iban}` : t`None`),
  },
  {
    label: t`Bank transfer`,
    fields: ['bankTransfer', 'transferUpTo'],
    text: ({ bankTransfer, transferUpTo }) => offer(bankTransfer, transferUpTo),
  },
  {
    label: t`Cash on delivery`,
    fields: ['cashOnDelivery', 'cashUpTo'],
    text: ({ cashOnDelivery, cashUpTo }) => offer(cashOnDelivery, cashUpTo),
  },
  { label: t`Units of one product`, fields: ['unconfirmedMaxUnits'] },
  { label: t`Open orders`, fields: ['unconfirmedMaxOpenAmount'] },
  { label: t`Days`, fields: ['unconfirmedCashDays'] },
];
