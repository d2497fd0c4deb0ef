import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { ChargeTerms } from '../../pricing/charge-terms.port.ts';

/** Whom a payment was made with: kept with it, so that the same one is asked about it later. */
export interface PaymentOrigin {
  /** The `code` of the provider. */
  provider: string;
  /** The provider's `account`; null: it was made before that was kept. */
  account: string | null;
}

/**
 * What the shop needs of a provider of card payments: a page on which the shopper pays, its state afterwards,
 * and refunds. Amounts are in minor units of `currency` (ISO 4217, as the shop writes it: USD).
 *
 * Every call returns within 5 s, retries included, or throws PaymentUnavailableError; what the provider
 * rejects throws PaymentRejectedError. None may be made inside a transaction.
 */
export interface PaymentProvider {
  /** Names it in rows, in the API and in the path of its webhook: lower case, never changed. */
  readonly code: string;
  /** Which of the merchant's accounts there it uses, without secrets: other keys are another account. */
  readonly account: string;
  /**
   * Whether a payment of another account, or of one that is not known, might be found with this one's keys,
   * so that asking is worth it.
   */
  mayKnow(account: string | null): boolean;
  /** Whether it is a sandbox on this machine, for trying the shop out: no money moves. Screens say so. */
  readonly isSandbox: boolean;
  /** How long a payment page stays open, in ms. */
  readonly pageLifetime: number;
  /** How many lines a payment page takes. */
  readonly maxLines: number;
  /** The limits of a charge in a currency; null: the provider does not support it. */
  chargeTerms(currency: string): ChargeTerms | null;
  /**
   * Opens a payment page. The same idempotency key with the same parameters returns the same session, however
   * often it is called; with other parameters the call is rejected.
   */
  createSession(params: SessionParams): Promise<PaymentSession>;
  /** The session as it is now; null when the provider has none of this id. */
  readSession(id: string): Promise<PaymentSession | null>;
  /**
   * Ends an open session, so that it can no longer be paid. One that has already ended is returned as it is.
   */
  expireSession(id: string): Promise<PaymentSession>;
  /** What the provider has given back of a payment, by whomever; null when it has none of this id. */
  readRefunds(paymentId: string): Promise<KnownRefund[] | null>;
  /**
   * Refunds a payment. The same idempotency key with the same parameters is one refund, however often it is
   * called.
   */
  refund(params: RefundParams): Promise<Refund>;
  /**
   * Reads a webhook event; null for one that the shop does not handle. It says only which session or payment
   * has changed: the state that counts is theirs when they are read again. `headers` have the signature.
   * @throws BadSignatureError when the body is not byte for byte what the provider signed within the last 5
   * minutes; MalformedEventError when it is, but is no event
   */
  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null;
  /** Puts the pages that it needs on the shop's server. */
  serve?(server: FastifyInstance, shop: ServedShop): Promise<void>;
  /** Ends what it has opened. */
  close?(): Promise<void>;
}

/** What a provider that has pages on the shop's server needs to know of the shop. */
export interface ServedShop {
  name: () => string;
  /** The shop's own address, without a slash at its end. */
  baseUrl: () => string;
  /** Where its server takes calls from this machine; null while it does not listen. */
  localUrl: () => string | null;
}

export interface SessionParams {
  /** Made by the shop, unique for this payment attempt. */
  idempotencyKey: string;
  /** The order's id; returned as `PaymentSession.reference`. */
  reference: string;
  /** 1 to `maxLines`; their sum is charged, and what delivery costs. */
  lines: readonly SessionLine[];
  /** Left out: it costs nothing. */
  delivery?: { title: string; amount: number };
  currency: string;
  customerEmail: string;
  /** Where the shopper goes after paying. An absolute URL. */
  successUrl: string;
  /** Where the shopper goes who does not want to pay now. An absolute URL. */
  cancelUrl: string;
  /** When the page closes: `pageLifetime` after the first request for it. */
  expiresAt: Date;
}

export interface SessionLine {
  title: string;
  unitAmount: number;
  quantity: number;
  /** What is said beneath the title. */
  description?: string;
  /** An absolute https URL. */
  imageUrl?: string;
}

export interface PaymentSession {
  id: string;
  /** The page to send the shopper to; null once the session has ended. */
  url: string | null;
  /**
   * COMPLETE: the shopper has finished; with a delayed payment method, the money may not have arrived yet.
   */
  status: 'OPEN' | 'COMPLETE' | 'EXPIRED';
  /**
   * UNPAID: not paid yet. FAILED: complete, but a delayed payment has failed for good. NOT_NEEDED: nothing to
   * pay.
   */
  paymentStatus: 'PAID' | 'UNPAID' | 'FAILED' | 'NOT_NEEDED';
  amountTotal: number;
  currency: string;
  reference: string | null;
  /** The id that a refund refers to; null before the shopper has tried to pay. */
  paymentId: string | null;
}

export interface RefundParams {
  idempotencyKey: string;
  /** The shop's id of the refund; returned as `KnownRefund.reference`. */
  reference: string;
  paymentId: string;
  amount: number;
  currency: string;
}

export interface Refund {
  id: string;
  /** PENDING: the provider will complete it, or report that it failed. */
  status: 'SUCCEEDED' | 'PENDING' | 'FAILED';
}

/** A refund as the provider has it. */
export interface KnownRefund extends Refund {
  amount: number;
  /** The shop's own id of it; null: somebody made it on the provider's pages. */
  reference: string | null;
}

export type PaymentEvent = SessionEvent | MoneyEvent;

export interface SessionEvent {
  id: string;
  /** PAID_LATE and FAILED_LATE: the outcome of a delayed payment. */
  type: 'COMPLETED' | 'PAID_LATE' | 'FAILED_LATE' | 'EXPIRED';
  sessionId: string;
}

/** What has happened to the money of a payment after it was made. */
export interface MoneyEvent {
  id: string;
  /**
   * DISPUTED: the cardholder has asked the bank for the money. REFUND_CHANGED: one was made, or has failed
   * since.
   */
  type: 'DISPUTED' | 'REFUND_CHANGED';
  paymentId: string;
}

/**
 * The provider is unreachable, too slow, or fails. The call may have taken effect: repeat it with the same
 * key.
 */
export class PaymentUnavailableError extends Error {
  override readonly name = 'PaymentUnavailableError';
}

/**
 * Why a provider rejects a call. NOT_FOUND: it has no such session or payment. ALREADY_REFUNDED: the money
 * went back before, for example by hand on its pages.
 */
export type RejectionReason = 'NOT_FOUND' | 'ALREADY_REFUNDED' | 'OTHER';

/** The provider rejected the call, and would again. Its message is for staff. */
export class PaymentRejectedError extends Error {
  override readonly name = 'PaymentRejectedError';

  constructor(
    message: string,
    readonly reason: RejectionReason,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A webhook event that the provider did not sign, or did not sign recently. */
export class BadSignatureError extends Error {
  override readonly name = 'BadSignatureError';
}

/**
 * A webhook body that is signed with the provider's key but is no event: somebody who has the key is testing.
 */
export class MalformedEventError extends Error {
  override readonly name = 'MalformedEventError';
}
