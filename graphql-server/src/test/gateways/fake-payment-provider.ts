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

/** The fake provider's failure: no effect and no response, or an effect without a response. */
type Outage = 'DOWN' | 'CUT_AFTER' | null;

/** An in-memory provider of card payments: sessions, keys, refunds, and the failures of real ones. */
export class FakePaymentProvider implements PaymentProvider {
  readonly isSandbox = true;
  readonly pageLifetime = 31 * MINUTE;
  readonly maxLines = 100;
  readonly sessions = new Map<string, PaymentSession>();
  readonly requests = new Map<string, SessionParams>();
  readonly refunds = new Map<string, RefundParams>();
  /** By payment id: later changes of refunds, and refunds made on the provider's own pages. */
  readonly news = new Map<string, KnownRefund[]>();
  /** The number of calls of each kind, including failed ones. */
  readonly calls = { create: 0, read: 0, expire: 0, refund: 0 };
  /** Which amounts a card can be charged, in any currency; null: none. */
  terms: ChargeTerms | null = { min: 50, max: 99_999_999, step: 1 };
  outage: Outage = null;
  /** Idempotency keys of pages and refunds to reject, and the reason. */
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

  /** Ends its failures; what it rejected before stays rejected. */
  recover(): void {
    this.outage = null;
    this.rejected = null;
    this.reason = 'OTHER';
  }

  async checkKeys(): Promise<void> {
    return this.response('read', () => undefined);
  }

  chargeTerms(): ChargeTerms | null {
    return this.terms;
  }

  async createSession(input: SessionParams): Promise<PaymentSession> {
    return this.response('create', () => {
      const sessionId = this.byKey.get(input.idempotencyKey);
      if (sessionId !== undefined) return this.session(sessionId);
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

  /** Changes a session, as the shopper on the page or the payment's progress would. */
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

  /** The session opened last. */
  get last(): PaymentSession {
    return this.session(`${this.ids}${this.sessions.size}`);
  }

  /** A rejected key stays rejected: a provider repeats its response, including a rejection. */
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

/** Sends events of the provider to the shop. @returns the status of its response */
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
