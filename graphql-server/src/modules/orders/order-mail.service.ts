import type { Database, EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import type { Clock } from '../../shared/clock.ts';
import { isUuid, newId } from '../../shared/new-id.ts';
import { createLoader } from '../../shared/create-loader.ts';
import type { Order } from './order.ts';
import type { OrderService } from './order.service.ts';
import type { Mail } from '../../email/mail-kinds.ts';
import type { OrderMail } from './order-mail.ts';
import { OutboxMailEntity } from '../../email/outbox-mail.entity.ts';

/** The emails of orders, for admins. */
export class OrderMailService {
  private readonly mails = createLoader<OrderMail[]>((orderIds) => this.find(orderIds), []);

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
  ) {}

  /** The emails about an order, oldest first; for a page of orders in one statement. */
  async of(orderId: string): Promise<OrderMail[]> {
    return this.mails.load(orderId);
  }

  /**
   * Adds an email about an order to the outbox again, for the same recipient, unless the same email is already waiting
   * there, as after a double click.
   * @returns the order
   * @throws UserError NOT_FOUND
   */
  async resend(id: string): Promise<Order> {
    const orderId = await this.em.transactional(async (em) => {
      const mail = await lockMail(em, id);
      if (!mail?.order_id) throw userError('NOT_FOUND', 'There is no such mail.', ['id']);
      const { order_id: order, kind, recipient, payload } = mail;
      const isWaiting = await em.count(OutboxMailEntity, { order, kind, sentAt: null, failedAt: null });
      if (isWaiting > 0) return order;
      const now = this.clock();
      await em.insert(OutboxMailEntity, {
        id: newId(),
        kind,
        recipient,
        order,
        payload,
        createdAt: now,
        dueAt: now,
      });
      return order;
    });
    return this.orders.get(orderId);
  }

  private async find(orderIds: readonly string[]): Promise<Map<string, OrderMail[]>> {
    const rows = await this.em
      .getKysely<Database>()
      .selectFrom('outbox_mails')
      .where('order_id', 'in', orderIds)
      .orderBy('created_at')
      .orderBy('id')
      .select(['order_id', 'id', 'kind', 'recipient', 'created_at', 'sent_at', 'failed_at', 'last_error'])
      .execute();
    const groups = Map.groupBy(rows, (row) => String(row.order_id));
    return new Map([...groups].map(([orderId, group]) => [orderId, group.map(toOrderMail)]));
  }
}

async function lockMail(em: EntityManager, id: string) {
  if (!isUuid(id)) return undefined;
  return em
    .getKysely<Database>()
    .selectFrom('outbox_mails')
    .where('id', '=', id)
    .select(['order_id', 'kind', 'recipient', 'payload'])
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface Row {
  id: string;
  kind: Mail['kind'];
  recipient: string;
  created_at: Date;
  sent_at: Date | null;
  failed_at: Date | null;
  last_error: string | null;
}

function toOrderMail({ id, kind, recipient, created_at, sent_at, failed_at, last_error }: Row): OrderMail {
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
