import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { type BankAccount, BIC, compactIban, groupedIban, IBAN } from '../../shared/money/bank-account.ts';
import type { MinorUnits } from '../../shared/money/money.ts';
import { line, requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';
import { deliveryAmount } from '../delivery/delivery-settings-rules.ts';

const MAX_DAYS = 90;
const MAX_UNITS = 9999;

/** The example account of the IBAN registry, for demo shops; it is not a real account. */
const EXAMPLE_IBAN = 'GB33 BUKB 2020 1555 5555 55';

export interface PaymentSettings {
  /** Null disables bank transfers. */
  bankAccount: BankAccount | null;
  card: PaymentMethodTerms;
  /** Only offered if there is a bank account, regardless of this setting. */
  bankTransfer: PaymentMethodTerms;
  cashOnDelivery: PaymentMethodTerms;
  /**
   * How many units of one product guests, and customers with an unconfirmed email, may have in open orders;
   * null for no limit.
   */
  unconfirmedMaxUnits: number | null;
  /** Maximum total value of their open bank transfer and cash on delivery orders; null for no limit. */
  unconfirmedMaxOpenAmount: MinorUnits | null;
  /** Days after which their unshipped cash on delivery orders are canceled; null for never. */
  unconfirmedCashDays: number | null;
}

/** Whether a payment method is offered, and up to which order total. */
export interface PaymentMethodTerms {
  isOffered: boolean;
  /** Null for no limit. */
  maxAmount: MinorUnits | null;
}

const methodTerms = z.object({
  isOffered: z.boolean(),
  maxAmount: deliveryAmount.nullish().transform((amount) => amount ?? null),
});

const unitCount = brokenRule('units.outOfRange', { max: MAX_UNITS });
const dayCount = brokenRule('days.outOfRange', { max: MAX_DAYS });

const schema = z.object({
  card: methodTerms,
  bankTransfer: methodTerms,
  cashOnDelivery: methodTerms,
  unconfirmedMaxUnits: z.int(unitCount).min(1, unitCount).max(MAX_UNITS, unitCount).nullable(),
  unconfirmedMaxOpenAmount: deliveryAmount.nullable(),
  unconfirmedCashDays: z.int(dayCount).min(1, dayCount).max(MAX_DAYS, dayCount).nullable(),
  bankAccount: z
    .object({
      holder: requiredLine('label.accountHolder', 100),
      iban: requiredLine('label.iban', 42)
        .refine((text) => IBAN.test(compactIban(text)) && hasCheckDigits(text), brokenRule('iban.invalid'))
        .transform(groupedIban),
      bic: line('label.bic', 11)
        .nullable()
        .optional()
        .transform((text) => text?.toUpperCase() || null)
        .refine((text) => text === null || BIC.test(text), brokenRule('bic.invalid')),
      bank: line('label.bankName', 100)
        .nullable()
        .optional()
        .transform((text) => text || null),
    })
    .nullable(),
});

const defaults = (isDemo: boolean): PaymentSettings => ({
  bankAccount: isDemo ? { holder: 'Exclusive', iban: EXAMPLE_IBAN, bic: null, bank: null } : null,
  card: { isOffered: true, maxAmount: null },
  bankTransfer: { isOffered: true, maxAmount: null },
  cashOnDelivery: { isOffered: true, maxAmount: null },
  // A newly registered customer must not be able to reserve a shop's whole stock (decision 0076).
  unconfirmedMaxUnits: 10,
  unconfirmedMaxOpenAmount: 1500_00,
  unconfirmedCashDays: 7,
});

export const checkoutSettings = {
  payments: settingsSection({
    contract: 'Payment',
    schema,
    defaults,
    variables: { bankAccount: 'BANK_ACCOUNT_IBAN' },
    inForce: ({ bankAccount, ...others }, sources) => ({
      ...others,
      bankAccount: bankAccount && heldByShop(bankAccount, sources),
    }),
    check: assertPayable,
  }),
};

/** The shop is the holder of the default account, and of an account whose holder the environment omits. */
function heldByShop(
  account: Omit<BankAccount, 'holder'> & { holder: string | null },
  { defaults: { bankAccount }, shopName }: { defaults: PaymentSettings; shopName: string },
): BankAccount {
  return { ...account, holder: account === bankAccount ? shopName : (account.holder ?? shopName) };
}

/**
 * Validates a change to the payment settings: transfers need an account, and at least one payment method must
 * remain. `takesCards` says whether a provider charges cards for the shop.
 * @throws UserError REQUIRED
 */
function assertPayable(change: Partial<PaymentSettings>, before: PaymentSettings, takesCards: boolean): void {
  const after = { ...before, ...change };
  const hasAccount = after.bankAccount !== null;
  if (change.bankTransfer?.isOffered && !hasAccount)
    throw userError('REQUIRED', message('setting.transferNeedsAccount'), ['input', 'bankAccount']);
  const isPayable =
    after.cashOnDelivery.isOffered ||
    (after.bankTransfer.isOffered && hasAccount) ||
    (after.card.isOffered && takesCards);
  if (isPayable) return;
  const field = change.cashOnDelivery ? 'cashOnDelivery' : Object.keys(change)[0];
  throw userError('REQUIRED', message('setting.noPaymentMethod'), ['input', ...(field ? [field] : [])]);
}

/**
 * Whether an IBAN's check digits are valid (ISO 7064, mod 97-10): money sent to a mistyped account would
 * reach a stranger.
 */
function hasCheckDigits(text: string): boolean {
  const iban = compactIban(text);
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
