/**
 * What the shop needs of a provider of card payments: a page of the provider's where the shopper pays, the truth about
 * it afterwards, and refunds. Amounts are in minor units of `currency` (ISO 4217, as the shop writes it: USD).
 *
 * Every call answers within 5 s, retries included, or throws PaymentUnavailableError; what the provider says no to throws
 * PaymentRejectedError. None may be made inside a transaction.
 */
export interface PaymentGateway {
  /** Whether no money moves: a stand-in on this machine, for trying the shop out. Screens say so. */
  readonly isSandbox: boolean;
  /** What a card can be charged with in a currency; null: the provider does not take it. */
  chargeTerms(currency: string): ChargeTerms | null;
  /**
   * Opens a payment page. The same key with the same wish answers the same session, however often it is asked for;
   * with another wish it is refused.
   */
  createSession(params: SessionParams): Promise<PaymentSession>;
  /** The session as it is now; null when the provider has none of this id. */
  readSession(id: string): Promise<PaymentSession | null>;
  /** Ends an open session, so that nobody can pay by it any more. One that is over already is answered as it is. */
  expireSession(id: string): Promise<PaymentSession>;
  /** Gives money back. The same key with the same wish is one refund, however often it is asked for. */
  refund(params: RefundParams): Promise<Refund>;
  /**
   * What the provider reports by webhook; null for news that are none of ours. It says only where to look: what holds
   * is the session read anew.
   * @throws BadSignatureError when the body is not word for word what the provider signed within the last 5 minutes;
   *   MalformedEventError when it is, and yet is no event
   */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent | null;
}

/** Shortest life of a payment page, in ms: Stripe takes none below 30 minutes, and refuses what is a moment late. */
export const SHORTEST_SESSION = 31 * 60_000;

/** Bounds of a charge, in minor units of its currency. */
export interface ChargeTerms {
  least: number;
  most: number;
  /** Every price must be a multiple of it: 1, but 10 where card networks carry two of three decimals. */
  step: number;
}

export interface SessionParams {
  /** Ours, unique for this attempt to pay. */
  idempotencyKey: string;
  /** The order's id; comes back as `PaymentSession.reference`. */
  reference: string;
  /** 1 to 100; their sum is what is charged. */
  lines: readonly SessionLine[];
  currency: string;
  customerEmail: string;
  /** Where the paid shopper goes; `{CHECKOUT_SESSION_ID}` in it becomes the session's id. An absolute address. */
  successUrl: string;
  /** Where the shopper goes who does not want to pay now. An absolute address. */
  cancelUrl: string;
  /** When the page closes: at least SHORTEST_SESSION from now, at most 24 hours. */
  expiresAt: Date;
}

export interface SessionLine {
  title: string;
  unitAmount: number;
  quantity: number;
  /** An absolute https address. */
  imageUrl?: string;
}

export interface PaymentSession {
  id: string;
  /** The page to send the shopper to; null once the session is over. */
  url: string | null;
  /** COMPLETE: the shopper is through, which with a delayed method does not mean that the money is there. */
  status: 'OPEN' | 'COMPLETE' | 'EXPIRED';
  /** UNPAID: not yet. FAILED: complete, but a delayed payment did not come and never will. NOT_NEEDED: nothing to pay. */
  paymentStatus: 'PAID' | 'UNPAID' | 'FAILED' | 'NOT_NEEDED';
  amountTotal: number;
  currency: string;
  reference: string | null;
  /** What a refund names; null before the shopper has tried to pay. */
  paymentId: string | null;
}

export interface RefundParams {
  idempotencyKey: string;
  paymentId: string;
  amount: number;
  currency: string;
}

export interface Refund {
  id: string;
  /** PENDING: the provider will do it, or say by itself that it failed. */
  status: 'SUCCEEDED' | 'PENDING' | 'FAILED';
}

export interface PaymentEvent {
  id: string;
  /** PAID_LATE and FAILED_LATE: what became of a delayed payment. */
  type: 'COMPLETED' | 'PAID_LATE' | 'FAILED_LATE' | 'EXPIRED';
  sessionId: string;
}

/** The provider can't be reached, is too slow, or fails. The call may have been carried out: ask again with its key. */
export class PaymentUnavailableError extends Error {
  override readonly name = 'PaymentUnavailableError';
}

/** The provider said no, and would again. `code` is its own word for the reason, such as charge_already_refunded. */
export class PaymentRejectedError extends Error {
  override readonly name = 'PaymentRejectedError';

  constructor(
    message: string,
    readonly code: string | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A webhook that the provider did not sign, or not just now. */
export class BadSignatureError extends Error {
  override readonly name = 'BadSignatureError';
}

/** A webhook that the provider's key signed, but that is no event: whoever holds the key tries something out. */
export class MalformedEventError extends Error {
  override readonly name = 'MalformedEventError';
}
