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

/** The example account of the IBAN registry, for trying the shop out: it belongs to nobody. */
const EXAMPLE_IBAN = 'GB33 BUKB 2020 1555 5555 55';

/** How customers pay. */
export interface PaymentSettings {
  /** Null: nobody can pay by bank transfer. */
  bankAccount: BankAccount | null;
  card: PaymentMethodTerms;
  /** Only offered with an account, whatever this says. */
  bankTransfer: PaymentMethodTerms;
  cashOnDelivery: PaymentMethodTerms;
  /**
   * How many of one product guests, and customers whose email is not confirmed, can have in their open
   * orders; null: any number.
   */
  unconfirmedMaxUnits: number | null;
  /**
   * What their open orders that are paid by bank transfer or on delivery can be worth together; null: any
   * amount.
   */
  unconfirmedMaxOpenAmount: MinorUnits | null;
  /**
   * After so many days an order of theirs that is paid on delivery is cancelled unless it was sent; null:
   * never.
   */
  unconfirmedCashDays: number | null;
}

/** Whether customers can pay in some way, and up to which total. */
export interface PaymentMethodTerms {
  isOffered: boolean;
  /** Null: any. */
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

/** What the shop itself offers and limits. */
const defaults = (isDemo: boolean): PaymentSettings => ({
  bankAccount: isDemo ? { holder: 'Exclusive', iban: EXAMPLE_IBAN, bic: null, bank: null } : null,
  card: { isOffered: true, maxAmount: null },
  bankTransfer: { isOffered: true, maxAmount: null },
  cashOnDelivery: { isOffered: true, maxAmount: null },
  // Whoever has only just signed up can't take a shop's whole stock (decision 0076).
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

/** An account of the default, and one whose holder the environment leaves out, is held by the shop. */
function heldByShop(
  account: Omit<BankAccount, 'holder'> & { holder: string | null },
  { defaults: { bankAccount }, shopName }: { defaults: PaymentSettings; shopName: string },
): BankAccount {
  return { ...account, holder: account === bankAccount ? shopName : (account.holder ?? shopName) };
}

/**
 * Checks a change that staff make to how customers pay: transfers need an account, and some way to pay must
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
 * Whether an IBAN's check digits are right (ISO 7064, mod 97-10): a mistyped account would get somebody
 * else's money.
 */
function hasCheckDigits(text: string): boolean {
  const iban = compactIban(text);
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
