import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import Stripe from 'stripe';
import { z } from 'zod';
import type { Clock } from '../../shared/time/clock.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import {
  BadSignatureError,
  type KnownRefund,
  MalformedEventError,
  type MoneyEvent,
  type PaymentEvent,
  type PaymentProvider,
  PaymentRejectedError,
  type PaymentSession,
  PaymentUnavailableError,
  type RejectionReason,
  type Refund,
  type RefundParams,
  type SessionEvent,
  type SessionParams,
} from '../../modules/payments/provider/payment-provider.port.ts';
import type { ChargeTerms } from '../../modules/pricing/charge-terms.port.ts';
import { stripeTerms, toStripeAmount } from './stripe-currency.ts';
import { toKnownRefund, toPaymentSession, toRefund, toSessionParams } from './stripe-mapper.ts';

const { errors } = Stripe;

/** The account, and Stripe's URL. */
export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  /** The account of its payments; by default it follows from the key. */
  account?: string;
  /** Determines the age of a webhook. */
  clock: Clock;
  /** Another host with Stripe's API, where no real money moves. */
  sandbox?: { host: string; port: number; protocol: 'http' };
  /** Maximum wait for a response including retries, in ms. */
  budget?: number;
}

/** Shoppers get a response at the checkout within 6 s; this leaves one for the shop's own work. */
const BUDGET = 5000;

/** Part of the budget that one attempt may take: two slow attempts and the pause between them fit into it. */
const SHARE_OF_TRY = 0.44;

/** Stripe rejects a page that expires in less than 30 minutes, even by a moment. */
const PAGE_LIFETIME = 31 * MINUTE;

/** Maximum lines of a page. */
const MAX_LINES = 100;

/** The account of a sandbox: each start has new keys, but the payments remain. */
const SANDBOX_ACCOUNT = 'sandbox';

/** How many refunds of a payment are read: Stripe's maximum page size. */
const MAX_REFUNDS = 100;

const NO_EVENT = 'The webhook is no event.';

/** The events in use, by Stripe's names. */
const sessionEvents = new Map<string, SessionEvent['type']>([
  ['checkout.session.completed', 'COMPLETED'],
  ['checkout.session.async_payment_succeeded', 'PAID_LATE'],
  ['checkout.session.async_payment_failed', 'FAILED_LATE'],
  ['checkout.session.expired', 'EXPIRED'],
]);
const moneyEvents = new Map<string, MoneyEvent['type']>([
  ['charge.dispute.created', 'DISPUTED'],
  ['charge.refunded', 'REFUND_CHANGED'],
  ['refund.failed', 'REFUND_CHANGED'],
]);

/** Stripe's own limit. A longer id would make the request URL too long. */
const MAX_ID = 255;

/** The parts of an event in use. */
const eventSchema = z.object({
  id: z.string().min(1).max(MAX_ID),
  type: z.string(),
  data: z.object({
    object: z.looseObject({
      id: z.string().max(MAX_ID).optional(),
      payment_intent: z.string().max(MAX_ID).nullish(),
    }),
  }),
});

/** The rejection reasons that the shop distinguishes, by Stripe's codes. */
const reasons = new Map<string | undefined, RejectionReason>([
  ['resource_missing', 'NOT_FOUND'],
  ['charge_already_refunded', 'ALREADY_REFUNDED'],
]);

/** Card payments through Stripe Checkout. */
export class StripeProvider implements PaymentProvider {
  readonly code = 'stripe';
  readonly account: string;
  readonly isSandbox: boolean;
  readonly pageLifetime = PAGE_LIFETIME;
  readonly maxLines = MAX_LINES;
  private readonly stripe: Stripe;
  private readonly budget: number;

  constructor(private readonly settings: StripeSettings) {
    const { secretKey, sandbox, budget = BUDGET } = settings;
    this.account = sandbox ? SANDBOX_ACCOUNT : (settings.account ?? accountOf(secretKey));
    this.isSandbox = modeOf(this.account) !== 'live';
    this.budget = budget;
    this.stripe = new Stripe(secretKey, {
      ...sandbox,
      timeout: Math.round(this.budget * SHARE_OF_TRY),
      maxNetworkRetries: 2,
      telemetry: false,
    });
  }

  /** A key may replace another one of the same account; it then has access to the payments of its mode. */
  mayKnow(account: string | null): boolean {
    return account === null || modeOf(account) === modeOf(this.account);
  }

  chargeTerms(currency: string): ChargeTerms | null {
    return stripeTerms(currency);
  }

  /** Tries what a restricted key needs most. */
  async checkKeys(): Promise<void> {
    try {
      await this.request(() => this.stripe.checkout.sessions.list({ limit: 1 }));
      await this.request(() => this.stripe.refunds.list({ limit: 1 }));
    } catch (error) {
      const cause = error instanceof Error ? error.cause : null;
      const isRejected =
        cause instanceof errors.StripeAuthenticationError || cause instanceof errors.StripePermissionError;
      throw isRejected ? new PaymentRejectedError(cause.message, 'OTHER', { cause }) : error;
    }
  }

  async createSession(params: SessionParams): Promise<PaymentSession> {
    const options = { idempotencyKey: params.idempotencyKey };
    const session = toSessionParams(params);
    return toPaymentSession(await this.request(() => this.stripe.checkout.sessions.create(session, options)));
  }

  async readSession(id: string): Promise<PaymentSession | null> {
    try {
      return toPaymentSession(
        await this.request(() => this.stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent'] })),
      );
    } catch (error) {
      if (error instanceof PaymentRejectedError && error.reason === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async expireSession(id: string): Promise<PaymentSession> {
    try {
      return toPaymentSession(
        await this.request(() => this.stripe.checkout.sessions.expire(id, { expand: ['payment_intent'] })),
      );
    } catch (error) {
      if (!(error instanceof PaymentRejectedError)) throw error;
      const session = await this.readSession(id);
      if (!session || session.status === 'OPEN') throw error;
      return session;
    }
  }

  async readRefunds(paymentId: string): Promise<KnownRefund[] | null> {
    try {
      const list = await this.request(() =>
        this.stripe.refunds.list({ payment_intent: paymentId, limit: MAX_REFUNDS }),
      );
      return list.data.map(toKnownRefund);
    } catch (error) {
      if (error instanceof PaymentRejectedError && error.reason === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async refund({ idempotencyKey, reference, paymentId, amount, currency }: RefundParams): Promise<Refund> {
    const params = {
      payment_intent: paymentId,
      amount: toStripeAmount(amount, currency),
      metadata: { refund: reference },
    };
    return toRefund(await this.request(() => this.stripe.refunds.create(params, { idempotencyKey })));
  }

  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null {
    const signature = String(headers['stripe-signature'] ?? '');
    const { success, data: event, error } = eventSchema.safeParse(this.verified(rawBody, signature));
    if (!success) throw new MalformedEventError(NO_EVENT, { cause: error });
    const { id: sessionId, payment_intent: paymentId } = event.data.object;
    const ofSession = sessionEvents.get(event.type);
    if (ofSession && sessionId) return { id: event.id, type: ofSession, sessionId };
    const ofMoney = moneyEvents.get(event.type);
    return ofMoney && paymentId ? { id: event.id, type: ofMoney, paymentId } : null;
  }

  /** Uses the SDK's default tolerance (300 s): 0 would disable the check of the age. */
  private verified(rawBody: Buffer, signature: string): unknown {
    const { webhookSecret, clock } = this.settings;
    const now = clock().getTime();
    try {
      return Stripe.webhooks.constructEvent(rawBody, signature, webhookSecret, undefined, undefined, now);
    } catch (error) {
      // The signature was checked first; any other error is in the body.
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) {
        throw new MalformedEventError(NO_EVENT, { cause: error });
      }
      throw new BadSignatureError('The webhook is not signed by the payment provider.', { cause: error });
    }
  }

  private request<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    return callStripe(call, this.budget);
  }
}

/**
 * The mode of a secret key and a fingerprint: test payments do not exist in live mode. A key does not
 * reliably show its account.
 */
function accountOf(secretKey: string): string {
  const mode = /^[rs]k_live_/.test(secretKey) ? 'live' : 'test';
  return `${mode}:${createHash('sha256').update(secretKey).digest('hex').slice(0, 12)}`;
}

function modeOf(account: string): string | undefined {
  return account.split(':')[0];
}

/**
 * Waits for Stripe for at most `budget` ms. The SDK's own timeout is per attempt and for silence, so retries
 * or a trickling response could exceed it. A request still in progress then relies on its idempotency key.
 * @throws PaymentUnavailableError, PaymentRejectedError
 */
async function callStripe<Answer>(call: () => Promise<Answer>, budget: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    late.reject(new PaymentUnavailableError(`No answer of the payment provider within ${budget} ms.`));
  }, budget);
  try {
    return await Promise.race([call(), late.promise]);
  } catch (error) {
    throw translate(error);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * A key that Stripe rejects counts as unavailable: the owner can fix it, and the request itself is valid. The
 * same goes for a duplicate call while the first one is in progress (409).
 */
function translate(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const isUnavailable =
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAuthenticationError ||
    error instanceof errors.StripePermissionError ||
    error.statusCode === 409;
  return isUnavailable
    ? new PaymentUnavailableError('The payment provider can not be reached.', { cause: error })
    : new PaymentRejectedError(error.message, reasons.get(error.code) ?? 'OTHER', { cause: error });
}
