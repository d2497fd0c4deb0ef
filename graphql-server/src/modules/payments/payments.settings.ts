import { z } from 'zod';
import { settingsSection } from '../../core/settings-section.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { brokenRule } from '../../shared/validate.ts';

/** Stripe's keys. The names are also those of `EnvironmentSettings`, which lock them. */
export interface StripeSettings {
  /** Sealed (`sealed-text.ts`); null: no keys. */
  stripeSecretKey: string | null;
  /** Sealed; of the webhook endpoint. */
  stripeWebhookSecret: string | null;
  /** `account` of the payments made with the key: a key that replaces it at the same account inherits it. */
  stripeAccount: string | null;
  /** The keys of other accounts, whose payments can still be refunded: sealed JSON. */
  formerStripeKeys: string | null;
}

const MAX_KEY = 500;

const key = (pattern: RegExp, rule: Parameters<typeof brokenRule>[0]) =>
  z.string().trim().max(MAX_KEY, brokenRule(rule)).regex(pattern, brokenRule(rule)).nullable();

const noKeys = {
  stripeSecretKey: null,
  stripeWebhookSecret: null,
  stripeAccount: null,
  formerStripeKeys: null,
};

export const paymentsSettings = {
  stripe: settingsSection({
    contract: 'Stripe',
    schema: z.object({
      stripeSecretKey: key(/^[rs]k_(test|live)_\w+$/, 'stripe.secretKey'),
      stripeWebhookSecret: key(/^whsec_\S+$/, 'stripe.webhookSecret'),
      stripeAccount: z.string(),
      formerStripeKeys: z.string().nullable(),
    }),
    defaults: (): StripeSettings => noKeys,
    variables: { stripeSecretKey: 'STRIPE_SECRET_KEY', stripeWebhookSecret: 'STRIPE_WEBHOOK_SECRET' },
    secrets: ['stripeSecretKey', 'stripeWebhookSecret', 'formerStripeKeys'],
    check: assertComplete,
    toStored: (change, _stored, before) =>
      ({ ...before, ...change }).stripeSecretKey === null ? noKeys : change,
    hasOwnUpdate: true,
  }),
};

/** Each key is useless without the other. @throws UserError REQUIRED */
function assertComplete(change: Partial<StripeSettings>, before: StripeSettings): void {
  const { stripeSecretKey, stripeWebhookSecret } = { ...before, ...change };
  if (stripeSecretKey !== null && stripeWebhookSecret === null) throw noWebhookSecret();
  if (stripeSecretKey === null && change.stripeWebhookSecret) throw noSecretKey();
}

export const noSecretKey = () =>
  userError('REQUIRED', message('stripe.noSecretKey'), ['input', 'stripeSecretKey']);

export const noWebhookSecret = () =>
  userError('REQUIRED', message('stripe.noWebhookSecret'), ['input', 'stripeWebhookSecret']);
