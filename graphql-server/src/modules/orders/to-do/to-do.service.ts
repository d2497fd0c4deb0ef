import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { can, type StaffActor } from '../../../shared/principal.ts';
import { needsAttention, type OrderAttention } from '../order-attention.ts';

/** How much of each kind waits to be done; null for what the caller may not see. */
export interface ToDo {
  readyToSend: number | null;
  transfersAwaited: number | null;
  transfersDueSoon: number | null;
  refundsDue: number | null;
  paymentMismatches: number | null;
  failedRefunds: number | null;
  failedMails: number | null;
  returnsToDecide: number | null;
  returnsAwaited: number | null;
  returnsToRefund: number | null;
  soldOut: number | null;
  lowStock: number | null;
  productsWithSoldOutVariants: number | null;
  productsWithLowVariants: number | null;
  reviewsWaiting: number | null;
  messagesWaiting: number | null;
}

const noOrders = {
  readyToSend: null,
  transfersAwaited: null,
  transfersDueSoon: null,
  refundsDue: null,
  paymentMismatches: null,
  failedRefunds: null,
  failedMails: null,
  returnsToDecide: null,
  returnsAwaited: null,
  returnsToRefund: null,
};

const noProducts = {
  soldOut: null,
  lowStock: null,
  productsWithSoldOutVariants: null,
  productsWithLowVariants: null,
  reviewsWaiting: null,
};

const noCustomers = { messagesWaiting: null };

/** What waits to be done in the back office. */
export class ToDoService {
  constructor(private readonly em: EntityManager) {}

  /** Counts it, in one statement, by indexes that have nothing else. */
  async count(principal: StaffActor): Promise<ToDo> {
    const counts = [
      ...(can(principal, 'orders:read') ? [ordersAndReturns] : []),
      ...(can(principal, 'products:read') ? [productsAndReviews] : []),
      ...(can(principal, 'customers:read') ? [messages] : []),
    ];
    const nothing = { ...noOrders, ...noProducts, ...noCustomers };
    if (counts.length === 0) return nothing;
    const parts = counts.map((count, index) => sql`(${count}) ${sql.ref(`part_${index}`)}`);
    const { rows } = await sql<Partial<ToDo>>`select * from ${sql.join(parts)}`.execute(
      this.em.getKysely<Database>(),
    );
    return { ...nothing, ...rows[0] };
  }
}

const ordersThat = (attention: OrderAttention) =>
  sql`(select count(*)::int from orders where ${needsAttention(attention)})`;
const returnsThatAre = (state: string) => sql`(select count(*)::int from returns where state = ${state})`;

const ordersAndReturns = sql<Record<keyof typeof noOrders, number>>`select
  ${ordersThat('READY_TO_SEND')} as "readyToSend",
  ${ordersThat('TRANSFER_AWAITED')} as "transfersAwaited",
  ${ordersThat('TRANSFER_DUE_SOON')} as "transfersDueSoon",
  ${ordersThat('REFUND_DUE')} as "refundsDue",
  ${ordersThat('PAYMENT_MISMATCH')} as "paymentMismatches",
  ${ordersThat('REFUND_FAILED')} as "failedRefunds",
  ${ordersThat('MAIL_FAILED')} as "failedMails",
  ${returnsThatAre('REQUESTED')} as "returnsToDecide",
  ${returnsThatAre('APPROVED')} as "returnsAwaited",
  ${returnsThatAre('RECEIVED')} as "returnsToRefund"`;

const productsAndReviews = sql<Record<keyof typeof noProducts, number>>`
  select count(*) filter (where is_sold_out)::int as "soldOut", count(*) filter (where is_low and not is_sold_out)::int as "lowStock",
    count(*) filter (where has_sold_out_variant)::int as "productsWithSoldOutVariants",
    count(*) filter (where has_low_variant)::int as "productsWithLowVariants",
    (select count(*)::int from reviews where state = 'WAITING') as "reviewsWaiting"
  from low_stock_products where is_listed`;

const messages = sql<Record<keyof typeof noCustomers, number>>`
  select count(*)::int as "messagesWaiting" from contact_messages where answered_at is null`;
