import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { userError } from '../../errors.ts';
import { type Message, message } from '../../shared/messages/message.ts';
import { BIC, compactIban, IBAN } from '../../shared/money/bank-account.ts';
import { countryCode, type Label, line, paragraph } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';

/** When the shop issues invoices by itself; staff may at any time. */
export const invoiceMoments = ['NEVER', 'PAID', 'SHIPPED'] as const;

/** When invoices are issued, and who issues them. Empty texts are not printed. */
export interface InvoiceSettings {
  issuedWhen: (typeof invoiceMoments)[number];
  /** Since when, in ISO 8601: orders before it get theirs from staff. Null while it is NEVER. */
  issuedSince: string | null;
  invoicePrefix: string;
  creditNotePrefix: string;
  legalName: string;
  streetAddress: string;
  streetAddress2: string;
  postalCode: string;
  city: string;
  region: string;
  /** ISO 3166-1 alpha-2; null until it is chosen. */
  countryCode: string | null;
  vatNumber: string;
  taxNumber: string;
  /** Such as "Commercial register of Hamburg, HRB 12345". */
  register: string;
  email: string;
  phone: string;
  iban: string;
  bic: string;
  accountHolder: string;
  footnote: string;
  /** Why what is sold without tax has none, such as a rule for small businesses; empty for no reason. */
  taxExemptionReason: string;
  /** The reason for what is sent out of the European Union; empty for the same as elsewhere. */
  exportExemptionReason: string;
}

const prefix = line('label.invoicePrefix', 12).regex(/^[\w./-]+$/, brokenRule('invoicePrefix.invalid'));

const text = (label: Label) => line(label, 200);

const schema = z.object({
  issuedWhen: z.enum(invoiceMoments),
  invoicePrefix: prefix,
  creditNotePrefix: prefix,
  legalName: text('label.legalName'),
  streetAddress: text('label.streetAddress'),
  streetAddress2: text('label.streetAddress'),
  postalCode: line('label.postalCode', 20),
  city: line('label.city', 100),
  region: line('label.region', 100),
  countryCode: countryCode.nullable(),
  vatNumber: line('label.vatNumber', 30),
  taxNumber: line('label.taxNumber', 30),
  register: text('label.register'),
  email: line('label.email', 254).refine(
    (email) => email === '' || z.email().safeParse(email).success,
    brokenRule('email.invalid'),
  ),
  phone: line('label.phone', 40),
  iban: line('label.iban', 50)
    .transform(compactIban)
    .refine((iban) => iban === '' || IBAN.test(iban), brokenRule('iban.invalid')),
  bic: line('label.bic', 11).refine((bic) => bic === '' || BIC.test(bic), brokenRule('bic.invalid')),
  accountHolder: text('label.accountHolder'),
  footnote: paragraph('label.footnote', 1000),
  taxExemptionReason: text('label.taxExemptionReason'),
  exportExemptionReason: text('label.taxExemptionReason'),
});

export const invoicesSettings = {
  invoices: settingsSection({
    contract: 'Invoice',
    schema,
    defaults: (): InvoiceSettings => ({
      issuedWhen: 'NEVER',
      issuedSince: null,
      invoicePrefix: 'INV-',
      creditNotePrefix: 'CN-',
      legalName: '',
      streetAddress: '',
      streetAddress2: '',
      postalCode: '',
      city: '',
      region: '',
      countryCode: null,
      vatNumber: '',
      taxNumber: '',
      register: '',
      email: '',
      phone: '',
      iban: '',
      bic: '',
      accountHolder: '',
      footnote: '',
      taxExemptionReason: '',
      exportExemptionReason: '',
    }),
    check: assertUsable,
    toStored: withStart,
  }),
};

/** Orders from before the shop began to issue invoices may have some of another system. */
function withStart(
  change: Partial<InvoiceSettings>,
  _stored: object,
  { issuedSince }: InvoiceSettings,
  now: Date,
): object {
  if (change.issuedWhen === undefined) return change;
  return {
    ...change,
    issuedSince: change.issuedWhen === 'NEVER' ? null : (issuedSince ?? now.toISOString()),
  };
}

type SellerField = 'legalName' | 'streetAddress' | 'city' | 'countryCode' | 'vatNumber';

/** The first field that an invoice can't do without, with what to enter; null if the seller is complete. */
export function missingOfSeller(settings: InvoiceSettings): { field: SellerField; problem: Message } | null {
  const { legalName, streetAddress, city, countryCode: country, vatNumber, taxNumber } = settings;
  if (!legalName) return { field: 'legalName', problem: message('invoiceSeller.legalName') };
  if (!streetAddress) return { field: 'streetAddress', problem: message('invoiceSeller.streetAddress') };
  if (!city) return { field: 'city', problem: message('invoiceSeller.city') };
  if (!country) return { field: 'countryCode', problem: message('invoiceSeller.countryCode') };
  if (!vatNumber && !taxNumber) return { field: 'vatNumber', problem: message('invoiceSeller.vatNumber') };
  return null;
}

/**
 * The seller must be complete before invoices are issued, and no invoice may have the name of a credit note.
 * @throws UserError REQUIRED, INVALID_VALUE
 */
function assertUsable(change: Partial<InvoiceSettings>, before: InvoiceSettings): void {
  const settings = { ...before, ...change };
  const { issuedWhen, invoicePrefix, creditNotePrefix } = settings;
  if (invoicePrefix.startsWith(creditNotePrefix) || creditNotePrefix.startsWith(invoicePrefix))
    throw userError('INVALID_VALUE', message('invoicePrefix.same'), ['input', 'creditNotePrefix']);
  const missing = issuedWhen === 'NEVER' ? null : missingOfSeller(settings);
  if (missing) throw userError('REQUIRED', missing.problem, ['input', missing.field]);
}
