import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';
import type { ChargeTerms } from '../../pricing/charge-terms.port.ts';

/** The provider and account of a payment, stored so that later calls go to the same one. */
export interface PaymentOrigin {
  /** The provider's `code`. */
  provider: string;
  /** The provider's `account`; null for payments from before accounts were stored. */
  account: string | null;
}

/**
 * A provider of card payments: a page on which the shopper pays, its state afterwards, and refunds. Amounts
 * are in minor units of `currency` (ISO 4217 in upper case: USD). Every call returns within 5 s, retries
 * included, or throws PaymentUnavailableError; rejected calls throw PaymentRejectedError. Never call it
 * inside a transaction.
 */
export interface PaymentProvider {
  /** Identifies the provider in rows, in the API and in its webhook's path: lower case, never changes. */
  readonly code: string;
  /** Identifies the merchant's account at the provider, without secrets: other keys are another account. */
  readonly account: string;
  /**
   * Whether the current keys may find a payment of another or unknown account, so that a call is worthwhile.
   */
  mayKnow(account: string | null): boolean;
  /** Whether no money moves: a local sandbox for demo shops, or an account's test mode. Screens show it. */
  readonly isSandbox: boolean;
  /** In ms. */
  readonly pageLifetime: number;
  /** Maximum number of lines on a payment page. */
  readonly maxLines: number;
  /**
   * Asks the provider whether it accepts the keys.
   * @throws PaymentRejectedError with the provider's own message if it does not, or lacks a permission
   */
  checkKeys(): Promise<void>;
  /** The limits of a charge in a currency; null if the provider does not support it. */
  chargeTerms(currency: string): ChargeTerms | null;
  /**
   * Opens a payment page. The same idempotency key with the same parameters returns the same session, however
   * often it is called; with other parameters the call is rejected.
   */
  createSession(params: SessionParams): Promise<PaymentSession>;
  /** The current session; null for an unknown id. */
  readSession(id: string): Promise<PaymentSession | null>;
  /**
   * Expires an open session, so that it can no longer be paid. A session that has already ended is returned
   * unchanged.
   */
  expireSession(id: string): Promise<PaymentSession>;
  /** All refunds of a payment, including those made elsewhere; null for an unknown id. */
  readRefunds(paymentId: string): Promise<KnownRefund[] | null>;
  /**
   * Refunds a payment. Repeating the call with the same idempotency key and parameters makes only one refund.
   */
  refund(params: RefundParams): Promise<Refund>;
  /**
   * Reads a webhook event; null for one that the shop does not handle. It only says which session or payment
   * has changed; the state must be read again. `headers` contain the signature.
   * @throws BadSignatureError unless the provider signed exactly this body within the last 5 minutes;
   * MalformedEventError if the signed body is not an event
   */
  readEvent(rawBody: Buffer, headers: IncomingHttpHeaders): PaymentEvent | null;
  /** Adds the provider's own pages to the shop's server. */
  serve?(server: FastifyInstance, shop: ServedShop): Promise<void>;
  /** Releases its resources. */
  close?(): Promise<void>;
}

/** The shop, for a provider with pages on the shop's server. */
export interface ServedShop {
  name: () => string;
  /** The shop's base URL, without a trailing slash. */
  baseUrl: () => string;
  /** The server's URL for local calls; null while it does not listen. */
  localUrl: () => string | null;
}

export interface SessionParams {
  /** Created by the shop, unique per payment attempt. */
  idempotencyKey: string;
  /** The order's id; returned as `PaymentSession.reference`. */
  reference: string;
  /** 1 to `maxLines`; the charge is their sum plus delivery. */
  lines: readonly SessionLine[];
  /** Missing if delivery is free. */
  delivery?: { title: string; amount: number };
  currency: string;
  customerEmail: string;
  /** Where the shopper goes after paying; an absolute URL. */
  successUrl: string;
  /** Where the shopper goes without paying; an absolute URL. */
  cancelUrl: string;
  /** When the page closes: `pageLifetime` after the first request for it. */
  expiresAt: Date;
}

export interface SessionLine {
  title: string;
  unitAmount: number;
  quantity: number;
  /** Text beneath the title. */
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
  /** The id for refunds; null until the shopper has tried to pay. */
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

/** A refund in the provider's data. */
export interface KnownRefund extends Refund {
  amount: number;
  /** The shop's id of the refund; null if it was made in the provider's dashboard. */
  reference: string | null;
}

export type PaymentEvent = SessionEvent | MoneyEvent;

export interface SessionEvent {
  id: string;
  /** PAID_LATE and FAILED_LATE: the outcome of a delayed payment. */
  type: 'COMPLETED' | 'PAID_LATE' | 'FAILED_LATE' | 'EXPIRED';
  sessionId: string;
}

/** A change to a payment after it was made. */
export interface MoneyEvent {
  id: string;
  /**
   * DISPUTED: the cardholder opened a dispute with the bank. REFUND_CHANGED: a refund was made, or has failed
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
 * Why a provider rejects a call. NOT_FOUND: it has no such session or payment. ALREADY_REFUNDED: the payment
 * was refunded before, for example in the provider's dashboard.
 */
export type RejectionReason = 'NOT_FOUND' | 'ALREADY_REFUNDED' | 'OTHER';

/** The provider rejected the call; retrying would not help. The message is for staff. */
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
 * A webhook body that is signed with the provider's key but is not an event, for example a test by someone
 * with the key.
 */
export class MalformedEventError extends Error {
  override readonly name = 'MalformedEventError';
}
