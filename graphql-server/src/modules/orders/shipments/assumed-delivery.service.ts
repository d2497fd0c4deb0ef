import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import { forEachSettled } from '../../../shared/for-each-settled.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { addDays, localDateAt, startOfDay } from '../../../shared/time/local-date.ts';
import type { DeliverySettings } from '../../delivery/delivery.ts';
import { systemActor } from '../order-actor.ts';
import type { OrderChangeService } from '../order-change.service.ts';
import type { OrdersDatabase } from '../orders.tables.ts';
import { lockOrder } from '../search/order-query.ts';

/** Orders per run; the rest wait for the next run. */
const BATCH = 100;

/**
 * Days after which the shop leaves an order alone: it may be from before it did this, and nobody expects an
 * email about it any more.
 */
const MAX_DAYS_LATE = 7;

/**
 * Marks orders as delivered once the longest delivery time of their method has passed since the last parcel,
 * where neither staff nor a carrier said so. What is paid on delivery waits for the money.
 */
export class AssumedDeliveryService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly timeZone: string,
    private readonly settings: Pick<DeliverySettings, 'zones'>,
    private readonly changes: OrderChangeService,
  ) {}

  async run(): Promise<void> {
    const methods = this.settings.zones.flatMap((zone) => zone.methods);
    for (const { id, pricing, maxDays } of methods)
      if (maxDays !== null && pricing !== 'PICK_UP') await this.deliver(id, maxDays);
  }

  private async deliver(methodId: string, maxDays: number): Promise<void> {
    const today = localDateAt(this.clock(), this.timeZone);
    const sentBefore = startOfDay(addDays(today, -maxDays), this.timeZone);
    const sentSince = startOfDay(addDays(today, -maxDays - MAX_DAYS_LATE), this.timeZone);
    const isDue = sql<boolean>`status = 'PENDING' and shipment_state = 'ALL' and payment_state = 'PAID'
      and delivery_method ->> 'methodId' = ${methodId}
      and (select max(created_at) from shipments where order_id = orders.id) >= ${sentSince}
      and (select max(created_at) from shipments where order_id = orders.id) < ${sentBefore}`;
    const due = (em: EntityManager) =>
      em.getKysely<OrdersDatabase>().selectFrom('orders').where(isDue).select('id');
    const orders = await due(this.em).limit(BATCH).execute();
    await forEachSettled(orders, ({ id }) =>
      retryTransaction(this.em, async (em) => {
        const order = await lockOrder(em, id);
        // Staff may have changed it meanwhile.
        if (await due(em).where('id', '=', id).executeTakeFirst())
          await this.changes.change(em, systemActor, order, { status: 'DELIVERED' });
      }),
    );
  }
}
