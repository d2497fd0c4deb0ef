import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { type UserError, type UserErrorCode, userError } from '../../../errors.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import type { UserPrincipal } from '../../../shared/principal.ts';
import { ANY_ORDER, offeredMethods } from '../../checkout/payment-method-rules.ts';
import { readSecret } from '../../settings/sealed-settings.ts';
import type { EditableSection, SettingsService } from '../../settings/settings.service.ts';
import { PaymentEntity } from '../payment.entity.ts';
import { noSecretKey, noWebhookSecret, type StripeSettings } from '../payments.settings.ts';
import type { PaymentsDatabase } from '../payments.tables.ts';
import {
  type PaymentProvider,
  PaymentRejectedError,
  PaymentUnavailableError,
} from '../provider/payment-provider.port.ts';
import { RefundEntity } from '../refunds/refund.entity.ts';
import { type AccountKeys, readStoredKeys, type StoredKeys } from './stored-keys.ts';

const PROVIDER = 'stripe';

const MAX_ANSWER = 500;

/** What staff may change: the other fields follow from it. */
export type StripeKeysInput = Partial<Pick<StripeSettings, 'stripeSecretKey' | 'stripeWebhookSecret'>>;

/** The last signs that the keys work; null if there are none yet. */
export interface StripeActivity {
  /** When the payment page was opened on which a customer then paid. */
  lastPaymentAt: Date | null;
  /** When the last event was received. */
  lastEventAt: Date | null;
}

type Parts = Pick<
  Dependencies,
  'baseUrl' | 'clock' | 'config' | 'currentSettings' | 'openStripe' | 'payments' | 'rateLimits' | 'secrets'
>;

/** Changes Stripe's keys, once Stripe has accepted them. */
export class StripeKeysService {
  constructor(
    private readonly em: EntityManager,
    private readonly parts: Parts,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Saves the keys when Stripe accepts them, or removes them. Keys of another account stay stored while there
   * are payments made with them, so that those can be read and refunded.
   * @throws UserError as `SettingsService.update` does; STRIPE_REJECTED with what Stripe said, INVALID_VALUE
   * for an unsupported currency, PAYMENTS_IN_PROGRESS; RequestError RATE_LIMITED
   */
  async update(
    { userId }: UserPrincipal,
    input: StripeKeysInput,
    expectedVersion: string | null,
  ): Promise<EditableSection<'stripe'>> {
    const { stripe: section } = await this.settings.read();
    const before = this.readKeys(section);
    const proposed = await this.settings.proposed('stripe', input);
    const change =
      proposed.stripeSecretKey === null
        ? await this.remove(before)
        : await this.accept(userId, this.readKeys(proposed).current, before, input);
    // The former keys were read in this version of the section.
    return this.settings.update('stripe', { ...input, ...change }, expectedVersion ?? section.version);
  }

  /** Where Stripe sends its events. */
  webhookUrl(): string {
    return `${this.parts.baseUrl()}/api/payments/${PROVIDER}/webhook`;
  }

  /** The `account` of new payments; null without keys, or if they can't be decrypted any more. */
  accountOf(section: StripeSettings): string | null {
    const { config, payments } = this.parts;
    if (config.stripe) return payments.active?.account ?? null;
    return this.readKeys(section).current?.account ?? null;
  }

  async activityOf(section: StripeSettings): Promise<StripeActivity> {
    const account = this.accountOf(section);
    if (account === null) return { lastPaymentAt: null, lastEventAt: null };
    const db = this.em.getKysely<PaymentsDatabase>();
    const payments = db
      .selectFrom('payments')
      .where('provider', '=', PROVIDER)
      .where('account', '=', account)
      .where('state', '=', 'PAID');
    const events = db
      .selectFrom('payment_events')
      .where('provider', '=', PROVIDER)
      .where('account', '=', account);
    const { paid, received } = await db
      .selectNoFrom([
        payments.select(({ fn }) => fn.max('created_at').as('at')).as('paid'),
        events.select(({ fn }) => fn.max('received_at').as('at')).as('received'),
      ])
      .executeTakeFirstOrThrow();
    return { lastPaymentAt: paid && new Date(paid), lastEventAt: received && new Date(received) };
  }

  private readKeys(section: StripeSettings): StoredKeys {
    return readStoredKeys(section, (field, sealed) =>
      readSecret(this.parts.secrets.sealing, 'stripe', field, sealed),
    );
  }

  private async accept(
    userId: string,
    next: AccountKeys | null,
    before: StoredKeys,
    input: StripeKeysInput,
  ): Promise<Pick<StripeSettings, 'stripeAccount' | 'formerStripeKeys'>> {
    const { currentSettings, openStripe, rateLimits } = this.parts;
    // The other key is stored, and can't be decrypted any more.
    if (!next) throw input.stripeSecretKey ? noWebhookSecret() : noSecretKey();
    const { secretKey, webhookSecret } = next;
    const provider = openStripe({ secretKey, webhookSecret });
    const currency = currentSettings.currencyCode();
    if (provider.chargeTerms(currency) === null)
      throw rejected('INVALID_VALUE', message('payment.currencyNotCharged', { currency }));
    await rateLimits.paymentKeys(userId);
    return answered(async () => {
      await provider.checkKeys();
      const accounts = await this.findAccounts();
      const readable = await readableBy(provider, accounts);
      const all = [...(before.current ? [before.current] : []), ...before.former];
      const same = all.find((keys) => keys.secretKey === secretKey || readable.has(keys.account));
      // Each account has its own webhook endpoint.
      if (same !== (before.current ?? undefined) && !input.stripeWebhookSecret) throw noWebhookSecret();
      const isNeeded = ({ account }: AccountKeys) => accounts.has(account) && !readable.has(account);
      // Another process may use the current keys for another second.
      const former = all.filter((keys) => keys !== same && (keys === before.current || isNeeded(keys)));
      const [readableAccount] = readable;
      return {
        stripeAccount: same?.account ?? readableAccount ?? provider.account,
        formerStripeKeys: former.length > 0 ? JSON.stringify(former) : null,
      };
    });
  }

  /** Removed keys can't tell whether an open payment page is paid, nor make a refund. */
  private async remove({ current, former }: StoredKeys): Promise<object> {
    const { currentSettings, config } = this.parts;
    const accounts = [...(current ? [current] : []), ...former].map(({ account }) => account);
    if (await this.hasBusiness(accounts))
      throw rejected('PAYMENTS_IN_PROGRESS', message('stripe.paymentsInProgress'));
    const { payments } = currentSettings.get();
    if (offeredMethods({ payments, takesCards: config.isDemo }, ANY_ORDER).length === 0)
      throw rejected('REQUIRED', message('setting.noPaymentMethod'));
    return {};
  }

  /** Whether customers are paying, or refunds wait to be made. */
  private async hasBusiness(accounts: readonly string[]): Promise<boolean> {
    const of = { provider: PROVIDER, account: { $in: [...accounts] } };
    const open = { state: 'OPEN', expiresAt: { $gt: this.parts.clock() } } as const;
    const payments = await this.em.count(PaymentEntity, {
      ...of,
      $or: [open, { state: 'PROCESSING' }],
    });
    return (
      payments + (await this.em.count(RefundEntity, { ...of, state: 'REQUESTED', exchangeOrder: null })) > 0
    );
  }

  /** The accounts with payments, each with its latest session. */
  private async findAccounts(): Promise<Map<string, string>> {
    const rows = await this.em
      .getKysely<PaymentsDatabase>()
      .selectFrom('payments')
      .where('provider', '=', PROVIDER)
      .where('account', 'is not', null)
      .where('session_id', 'is not', null)
      .distinctOn('account')
      .orderBy('account')
      .orderBy('created_at', 'desc')
      .select([sql<string>`account`.as('account'), sql<string>`session_id`.as('session')])
      .execute();
    return new Map(rows.map(({ account, session }) => [account, session]));
  }
}

/** The accounts whose payments a provider can read: those of its own, under whatever key they were made. */
async function readableBy(
  provider: PaymentProvider,
  accounts: ReadonlyMap<string, string>,
): Promise<Set<string>> {
  const readable = new Set<string>();
  for (const [account, session] of accounts) {
    if (await provider.readSession(session)) readable.add(account);
  }
  return readable;
}

/** @throws UserError STRIPE_REJECTED */
async function answered<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof PaymentRejectedError) {
      const answer = error.message.slice(0, MAX_ANSWER);
      throw rejected('STRIPE_REJECTED', message('stripe.rejected', { answer }));
    }
    if (error instanceof PaymentUnavailableError)
      throw rejected('STRIPE_REJECTED', message('stripe.unreachable'));
    throw error;
  }
}

function rejected(code: UserErrorCode, reason: Message): UserError {
  return userError(code, reason, ['input', 'stripeSecretKey']);
}
