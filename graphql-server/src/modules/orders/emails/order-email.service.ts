import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { userError } from '../../../errors.ts';
import type { StaffActor } from '../../../shared/principal.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import type { CustomField } from '../../custom-fields/custom-fields.ts';
import { recordEntry } from '../../audit/record-entry.ts';
import { type Order, outstandingOf } from '../order.ts';
import { OrderEntity } from '../order.entity.ts';
import type { OrderDownloads } from '../order-downloads.port.ts';
import type { OrderService } from '../order.service.ts';
import type { ComposedEmail, EmailComposer, Mail } from '../../../email/email-composer.ts';
import type { OrderSender } from './order-sender.ts';
import type { OutboxService } from '../../emails/outbox.service.ts';
import { type OrderEmail, orderEmail } from './order-email.ts';
import type { InvoiceEmail, OrderMail, ReturnEmail, WithdrawalEmail } from './order-mail.ts';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { isPayable } from '../payment/payment-rules.ts';
import { findShipments } from '../shipments/shipment-query.ts';
import { message } from '../../../shared/messages/message.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

/** Emails to customers about their orders, and the view of them for staff. */
export class OrderEmailService implements EmailComposer {
  private readonly emails = createLoader<OrderMail[]>((orderIds) => this.find(orderIds), []);

  constructor(
    private readonly em: EntityManager,
    private readonly orders: OrderService,
    private readonly outbox: OutboxService,
    private readonly sender: OrderSender,
    private readonly fields: readonly CustomField[],
    private readonly downloads: () => OrderDownloads,
  ) {}

  /**
   * Adds an email to the outbox, to the order's email address, in the caller's transaction. Erased customers
   * get no emails (decision 0035).
   */
  async add(
    em: EntityManager,
    email: OrderEmail | ReturnEmail | WithdrawalEmail | InvoiceEmail,
  ): Promise<void> {
    const recipient = sql<string | null>`(
      select nullif(coalesce(billing ->> 'email', customer ->> 'email'), '') from orders where id = ${email.orderId}
    )`;
    await this.outbox.addToFound(em, email, recipient);
  }

  /**
   * Renders an email about the order's current state. Null for a card payment request that is settled, a part
   * of a payment after which nothing is to pay by now, or a shipment that was canceled.
   */
  async compose(_id: string, mail: Mail): Promise<ComposedEmail | null> {
    const email = mail as OrderEmail & Mail;
    const { orderId } = email;
    const [order, lines, adjustments, downloads, shipments] = await Promise.all([
      this.orders.get(orderId),
      this.orders.linesOf(orderId),
      this.orders.adjustmentsOf(orderId),
      this.downloads().openOf(orderId),
      email.kind === 'ORDER_SENT' ? findShipments(this.em, [orderId]) : null,
    ]);
    if (email.kind === 'ORDER_PLACED' && isCardSettled(order)) return null;
    if (email.kind === 'ORDER_PARTIALLY_PAID' && !isRestDue(order)) return null;
    const { fields } = this;
    const orderData = {
      order,
      lines,
      adjustments,
      fields,
      downloads,
      shipments: shipments?.get(orderId) ?? [],
    };
    if (email.kind === 'ORDER_SENT' && !orderData.shipments.some(({ id }) => id === email.shipmentId))
      return null;
    return { draft: orderEmail(email, orderData, this.sender), replyTo: null };
  }

  /** Oldest first; one statement for a page of orders. */
  async of(orderId: string): Promise<OrderMail[]> {
    return this.emails.load(orderId);
  }

  /**
   * Queues an email about an order again, for the same recipient, unless the same email is already waiting,
   * as after a double click. The audit log records who did it.
   * @returns the order
   * @throws UserError NOT_FOUND
   */
  async resend(staff: StaffActor, id: string): Promise<Order> {
    const orderId = await this.em.transactional(async (em) => {
      const mail = await lockEmail(em, id);
      if (!mail?.order_id) throw userError('NOT_FOUND', message('orderMail.notFound'), ['id']);
      const { order_id: orderId, kind, recipient, payload } = mail;
      const isWaiting = await em.count(OutboxEmailEntity, { orderId, kind, sentAt: null, failedAt: null });
      if (isWaiting > 0) return orderId;
      await this.outbox.add(em, { ...payload, kind, recipient, orderId });
      const { number } = await em.findOneOrFail(OrderEntity, orderId);
      await recordEntry(em, staff, {
        action: 'EMAIL_RESENT',
        subject: 'ORDER',
        subjectId: orderId,
        subjectName: number,
      });
      return orderId;
    });
    return this.orders.get(orderId);
  }

  private async find(orderIds: readonly string[]): Promise<Map<string, OrderMail[]>> {
    const rows = await this.em
      .getKysely<OrdersDatabase>()
      .selectFrom('outbox_emails')
      .where('order_id', 'in', orderIds)
      .orderBy('created_at')
      .orderBy('id')
      .select(['order_id', 'id', 'kind', 'recipient', 'created_at', 'sent_at', 'failed_at', 'last_error'])
      .execute();
    const groups = Map.groupBy(rows, (row) => String(row.order_id));
    return new Map([...groups].map(([orderId, group]) => [orderId, group.map(toOrderEmail)]));
  }
}

/** The outcome was reported by another email. A free order never needed a payment. */
function isCardSettled({ paymentMethod: method, paymentState: state, status, totals }: Order): boolean {
  return method === 'CARD' && totals.total > 0 && !isPayable({ method, state, status });
}

/** Another email reports that the order is paid or closed. */
function isRestDue(order: Order): boolean {
  return order.paymentState === 'PARTIALLY_PAID' && outstandingOf(order) > 0;
}

async function lockEmail(em: EntityManager, id: string) {
  if (!isUuid(id)) return undefined;
  return em
    .getKysely<OrdersDatabase>()
    .selectFrom('outbox_emails')
    .where('id', '=', id)
    .select(['order_id', 'kind', 'recipient', 'payload'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface Row {
  id: string;
  kind: string;
  recipient: string;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
}

function toOrderEmail({ id, kind, recipient, created_at, sent_at, failed_at, last_error }: Row): OrderMail {
  return {
    id,
    // Only emails of these kinds belong to an order.
    kind: kind as OrderMail['kind'],
    recipient,
    state: sent_at ? 'SENT' : failed_at ? 'FAILED' : 'QUEUED',
    createdAt: new Date(created_at),
    sentAt: sent_at && new Date(sent_at),
    problem: last_error,
  };
}
