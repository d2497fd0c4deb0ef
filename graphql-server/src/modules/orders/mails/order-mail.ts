import type { OrderEmail } from './order-email.ts';

/** An email about an order and its delivery status. */
export interface OrderMail {
  id: string;
  kind: OrderEmail['kind'];
  recipient: string;
  state: 'QUEUED' | 'SENT' | 'FAILED';
  createdAt: Date;
  sentAt: Date | null;
  /** Why the last attempt failed; null when none did. */
  problem: string | null;
}
