import type { OrderMail as NewLine } from '../../email/mail-kinds.ts';

/** A mail about an order, and how far it is. */
export interface OrderMail {
  id: string;
  kind: NewLine['kind'];
  recipient: string;
  state: 'QUEUED' | 'SENT' | 'FAILED';
  createdAt: Date;
  sentAt: Date | null;
  /** Why the last attempt failed; null when none did. */
  problem: string | null;
}
