import { z } from 'zod';
import { BIC, type BankAccount, compactIban, groupedIban, IBAN } from '../shared/money/bank-account.ts';
import { isCurrency } from '../shared/money/currency.ts';
import { isTimeZone } from '../shared/time/time-zone.ts';
import { origin } from './environment-values.ts';

/**
 * Settings from the environment, which staff could otherwise edit in the back office; they are locked there.
 * Unset variables are left out.
 */
export interface EnvironmentSettings {
  name?: string;
  timeZone?: string;
  currencyCode?: string;
  /** The shop's public URL, without a trailing slash. */
  publicUrl?: string;
  offerEndsAt?: Date;
  /** The holder defaults to the shop's current name. */
  bankAccount?: Omit<BankAccount, 'holder'> & { holder: string | null };
  /** Who receives messages of the contact form by email. */
  messagesTo?: string;
  /** Whether staff without a second factor must set one up before doing anything else. */
  requiresSecondFactor?: boolean;
  /** Of the mail server in `SMTP_URL`, which is used as it stands. */
  smtpHost?: string;
  smtpPort?: number;
  smtpEncryption?: 'TLS' | 'STARTTLS';
  smtpUser?: string | null;
  /** Not that of the URL: an empty text if it has one. */
  smtpPassword?: '' | null;
  /** The sender's email. */
  emailFrom?: string;
  /** Empty texts: Stripe's keys are not settings. */
  stripeSecretKey?: '';
  stripeWebhookSecret?: '';
}

const iban = z.string().transform(compactIban).pipe(z.string().regex(IBAN, 'must be an IBAN'));

/** The environment variables that lock a setting of the back office. */
export const settingsVariables = {
  SHOP_NAME: z.string().min(1).max(60, 'must be at most 60 characters long').optional(),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be the name of a time zone, such as Europe/Berlin')
    .optional(),
  CURRENCY_CODE: z
    .string()
    .refine(isCurrency, 'must be the ISO 4217 code of a currency, such as USD')
    .optional(),
  PUBLIC_URL: origin.optional(),
  OFFER_ENDS_AT: z.coerce.date({ error: 'must be an ISO 8601 date' }).optional(),
  BANK_ACCOUNT_IBAN: iban.optional(),
  BANK_ACCOUNT_HOLDER: z.string().min(1).max(100).optional(),
  BANK_ACCOUNT_BIC: z.string().regex(BIC, 'must be a BIC such as NWBKGB2L').optional(),
  BANK_ACCOUNT_BANK: z.string().min(1).max(100).optional(),
  STAFF_SECOND_FACTOR: z.enum(['optional', 'required'], { error: 'must be optional or required' }).optional(),
  CONTACT_MAIL: z.email('must be an e-mail address').optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// or smtps:// address' }).optional(),
  MAIL_FROM: z.email('must be an e-mail address').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'must be a secret or restricted key: sk_... or rk_...')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'must be the signing secret of a webhook endpoint: whsec_...')
    .optional(),
};

export function settingsOf(parsed: z.output<z.ZodObject<typeof settingsVariables>>): EnvironmentSettings {
  const { SHOP_NAME, TIME_ZONE, CURRENCY_CODE, PUBLIC_URL, OFFER_ENDS_AT, BANK_ACCOUNT_IBAN } = parsed;
  const { CONTACT_MAIL, STAFF_SECOND_FACTOR, SMTP_URL, MAIL_FROM } = parsed;
  return {
    ...(SHOP_NAME !== undefined && { name: SHOP_NAME }),
    ...(TIME_ZONE !== undefined && { timeZone: TIME_ZONE }),
    ...(CURRENCY_CODE !== undefined && { currencyCode: CURRENCY_CODE }),
    ...(PUBLIC_URL !== undefined && { publicUrl: PUBLIC_URL }),
    ...(OFFER_ENDS_AT !== undefined && { offerEndsAt: OFFER_ENDS_AT }),
    ...(STAFF_SECOND_FACTOR !== undefined && { requiresSecondFactor: STAFF_SECOND_FACTOR === 'required' }),
    ...(CONTACT_MAIL !== undefined && { messagesTo: CONTACT_MAIL }),
    ...(SMTP_URL !== undefined && emailServerOf(new URL(SMTP_URL))),
    ...(MAIL_FROM !== undefined && { emailFrom: MAIL_FROM }),
    ...(parsed.STRIPE_SECRET_KEY !== undefined && { stripeSecretKey: '', stripeWebhookSecret: '' }),
    ...(BANK_ACCOUNT_IBAN !== undefined && {
      bankAccount: {
        holder: parsed.BANK_ACCOUNT_HOLDER ?? null,
        iban: groupedIban(BANK_ACCOUNT_IBAN),
        bic: parsed.BANK_ACCOUNT_BIC ?? null,
        bank: parsed.BANK_ACCOUNT_BANK ?? null,
      },
    }),
  };
}

function emailServerOf({ protocol, hostname, port, username, password }: URL) {
  const isTls = protocol === 'smtps:';
  return {
    smtpHost: hostname,
    smtpPort: Number(port) || (isTls ? 465 : 587),
    smtpEncryption: isTls ? ('TLS' as const) : ('STARTTLS' as const),
    smtpUser: username ? decodeURIComponent(username) : null,
    smtpPassword: password ? ('' as const) : null,
  };
}
