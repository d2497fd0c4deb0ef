import type { LineUnits } from '../order.ts';
import type { OrderEmail } from './order-email.ts';

export type ReturnEmailKind = 'RETURN_REQUESTED' | 'RETURN_APPROVED' | 'RETURN_DECLINED' | 'RETURN_RECEIVED';

/**
 * An email about a return, rendered by the returns module. `text` is the message of the shop or the customer.
 */
export interface ReturnEmail {
  kind: ReturnEmailKind;
  orderId: string;
  returnId: string;
  /** The return's public number. */
  number: string;
  lines: readonly LineUnits[];
  text: string | null;
  /** The order that replaces what goes back; missing in the first emails, null unless it is an exchange. */
  exchangeOrderId?: string | null;
}

/** The receipt of a withdrawal, rendered by the withdrawals module. */
export interface WithdrawalEmail {
  kind: 'WITHDRAWAL_RECEIVED';
  orderId: string;
  withdrawalId: string;
}

/** The link to an invoice or credit note, rendered by the invoices module. */
export interface InvoiceEmail {
  kind: 'INVOICE_ISSUED';
  orderId: string;
  invoiceId: string;
}

/** An email about an order, with its delivery status. */
export interface OrderMail {
  id: string;
  kind: OrderEmail['kind'] | ReturnEmailKind | WithdrawalEmail['kind'] | InvoiceEmail['kind'];
  recipient: string;
  state: 'QUEUED' | 'SENT' | 'FAILED';
  createdAt: Date;
  sentAt: Date | null;
  /** Why the last attempt failed; null if none failed. */
  problem: string | null;
}
