import type { IncomingHttpHeaders } from 'node:http';
import {
  BadSignatureError,
  type KnownRefund,
  type PaymentEvent,
  type PaymentProvider,
  PaymentRejectedError,
  type PaymentSession,
  PaymentUnavailableError,
  type RejectionReason,
  type Refund,
  type RefundParams,
  type SessionParams,
} from '../../modules/payments/provider/payment-provider.port.ts';
import type { ChargeTerms } from '../../modules/pricing/charge-terms.port.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import type { TestClient } from '../test-client.ts';

/** What the fake provider does instead of answering: nothing at all, or the work without an answer. */
type Outage = 'DOWN' | 'CUT_AFTER' | null;

/** A provider of card payments in memory: sessions, keys, refunds, and the troubles that real ones have. */
export class FakePaymentProvider implements PaymentProvider {
  readonly isSandbox = true;
  readonly pageLifetime = 31 * MINUTE;
  readonly maxLines = 100;
  readonly sessions = new Map<string, PaymentSession>();
  readonly requests = new Map<string, SessionParams>();
  readonly refunds = new Map<string, RefundParams>();
  /**
   * By the payment's id: what has become of refunds since, and those that somebody made on the provider's
   * pages.
   */
  readonly news = new Map<string, KnownRefund[]>();
  /** How often each call was made, also in vain. */
  readonly calls = { create: 0, read: 0, expire: 0, refund: 0 };
  /** What a card can be charged with, in whatever currency; null: nothing. */
  terms: ChargeTerms | null = { least: 50, most: 99_999_999, step: 1 };
  outage: Outage = null;
  /** Idempotency keys of pages and refunds that it says no to, and its word for why. */
  rejected: RegExp | null = null;
  reason: RejectionReason = 'OTHER';
  private readonly byKey = new Map<string, string>();
  private readonly rejections = new Map<string, RejectionReason>();

  constructor(
    readonly code = 'stripe',
    readonly account = 'test',
    private readonly ids = 'cs_',
  ) {}

  mayKnow(account: string | null): boolean {
    return account === null;
  }

  /** Ends its troubles; what it refused before stays refused. */
  recover(): void {
    this.outage = null;
    this.rejected = null;
    this.reason = 'OTHER';
  }

  chargeTerms(): ChargeTerms | null {
    return this.terms;
  }

  async createSession(input: SessionParams): Promise<PaymentSession> {
    return this.response('create', () => {
      const known = this.byKey.get(input.idempotencyKey);
      if (known !== undefined) return this.session(known);
      this.assertAllowed(input);
      const id = `${this.ids}${this.sessions.size + 1}`;
      this.byKey.set(input.idempotencyKey, id);
      this.requests.set(id, input);
      this.sessions.set(id, {
        id,
        url: `https://pay.example/${id}`,
        status: 'OPEN',
        paymentStatus: 'UNPAID',
        amountTotal: input.lines.reduce(
          (sum, line) => sum + line.unitAmount * line.quantity,
          input.delivery?.amount ?? 0,
        ),
        currency: input.currency,
        reference: input.reference,
        paymentId: null,
      });
      return this.session(id);
    });
  }

  async readSession(id: string): Promise<PaymentSession | null> {
    return this.response('read', () => this.sessions.get(id) ?? null);
  }

  async expireSession(id: string): Promise<PaymentSession> {
    return this.response('expire', () => {
      if (this.session(id).status === 'OPEN') this.change(id, { status: 'EXPIRED', url: null });
      return this.session(id);
    });
  }

  async readRefunds(paymentId: string): Promise<KnownRefund[] | null> {
    return this.response('read', () => {
      const own = [...this.refunds.values()].filter((refund) => refund.paymentId === paymentId);
      const news = this.news.get(paymentId) ?? [];
      const made = own.map(({ idempotencyKey, amount, reference }): KnownRefund => ({
        id: `re_${idempotencyKey}`,
        amount,
        reference,
        status: 'SUCCEEDED',
      }));
      return [...made.filter(({ id }) => !news.some((refund) => refund.id === id)), ...news];
    });
  }

  async refund(input: RefundParams): Promise<Refund> {
    return this.response('refund', () => {
      if (!this.refunds.has(input.idempotencyKey)) this.assertAllowed(input);
      this.refunds.set(input.idempotencyKey, input);
      return { id: `re_${input.idempotencyKey}`, status: 'SUCCEEDED' };
    });
  }

  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null {
    if (headers[`${this.code}-signature`] !== 'signed') throw new BadSignatureError('Not signed.');
    return JSON.parse(rawBody.toString()) as PaymentEvent | null;
  }

  /** What the shopper does on the page, or what becomes of the payment afterwards. */
  change(id: string, change: Partial<PaymentSession>): void {
    this.sessions.set(id, { ...this.session(id), ...change });
  }

  /** The shopper pays. */
  pay(id: string, change: Partial<PaymentSession> = {}): void {
    this.change(id, {
      status: 'COMPLETE',
      paymentStatus: 'PAID',
      paymentId: `pi_${id}`,
      url: null,
      ...change,
    });
  }

  /** The session that was opened last. */
  get last(): PaymentSession {
    return this.session(`${this.ids}${this.sessions.size}`);
  }

  /** A key that was refused once stays so: a provider repeats what it answered, also a no. */
  private assertAllowed({ idempotencyKey: key }: { idempotencyKey: string }): void {
    if (this.rejected?.test(key)) this.rejections.set(key, this.reason);
    const reason = this.rejections.get(key);
    if (reason !== undefined) throw new PaymentRejectedError('Refused.', reason);
  }

  private session(id: string): PaymentSession {
    const session = this.sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}`);
    return session;
  }

  private response<Answer>(call: keyof FakePaymentProvider['calls'], work: () => Answer): Answer {
    this.calls[call] += 1;
    if (this.outage === 'DOWN') throw new PaymentUnavailableError('down');
    const response = work();
    if (this.outage === 'CUT_AFTER') throw new PaymentUnavailableError('cut off');
    return response;
  }
}

/** Brings events of the provider to the shop. @returns the status of its answer */
export async function sendEvent(
  client: TestClient,
  event: PaymentEvent | null,
  signature = 'signed',
): Promise<number> {
  const response = await client.rest('/api/stripe/webhook', {
    method: 'POST',
    body: event,
    headers: { 'stripe-signature': signature },
  });
  return response.status;
}
