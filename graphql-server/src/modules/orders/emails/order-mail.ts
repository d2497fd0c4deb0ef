import type { LineUnits } from '../order.ts';
import type { OrderEmail } from './order-email.ts';

export type ReturnEmailKind = 'RETURN_REQUESTED' | 'RETURN_APPROVED' | 'RETURN_DECLINED' | 'RETURN_RECEIVED';

/**
 * An email about a return of an order, which the module of returns writes. `text` is what the shop or the
 * customer said.
 */
export interface ReturnEmail {
  kind: ReturnEmailKind;
  orderId: string;
  returnId: string;
  /** What people call the return. */
  number: string;
  lines: readonly LineUnits[];
  text: string | null;
}

/** An email about an order and its delivery status. */
export interface OrderMail {
  id: string;
  kind: OrderEmail['kind'] | ReturnEmailKind;
  recipient: string;
  state: 'QUEUED' | 'SENT' | 'FAILED';
  createdAt: Date;
  sentAt: Date | null;
  /** Why the last attempt failed; null when none did. */
  problem: string | null;
}
