import { Repeater } from '@repeaterjs/repeater';
import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Notifications } from '../../../db/notifications.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { SECOND } from '../../../shared/time/duration.ts';
import type { Log } from '../../../shared/log.ts';
import { newId } from '../../../shared/new-id.ts';
import type { UserPrincipal } from '../../../shared/principal.ts';
import { noSuchOrder } from '../search/order-query.ts';
import type { OrderService } from '../order.service.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

const CHANNEL = 'order_viewers';
/** How often a screen refreshes its row, in ms. */
const SIGN_OF_LIFE = 15 * SECOND;
/** Without a refresh for this long, in ms, the process has died or its machine sleeps. */
const GONE_AFTER = 3 * SIGN_OF_LIFE;

/** A staff member who has an order open. */
export interface OrderViewer {
  userId: string;
  name: string;
}

/** Which staff members have which order open. */
export class OrderViewerService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly orders: OrderService,
    private readonly notifications: Notifications,
    private readonly log: Log,
  ) {}

  /**
   * Other viewers of the order: the current ones at once, and then after each change. The caller counts as a
   * viewer until they stop iterating.
   * @throws UserError NOT_FOUND
   */
  async watch(principal: UserPrincipal, orderId: string): Promise<AsyncIterableIterator<OrderViewer[]>> {
    if (!(await this.orders.find(principal, orderId))) throw noSuchOrder();
    const screen = { id: newId(), orderId, userId: principal.userId };
    return new Repeater<OrderViewer[]>(async (push, stop) => {
      let sentNames = '';
      const sendViewers = async () => {
        const others = await this.#othersOf(screen);
        const names = JSON.stringify(others);
        if (names === sentNames) return;
        sentNames = names;
        // A closed subscription can ignore it.
        push(others).catch(() => undefined);
      };
      const warn = (err: unknown) => this.log.warn({ err }, 'who has an order open could not be read');
      // Before the first value: when a viewer learns that nobody else is there, others must already see this
      // screen.
      await this.#note(screen);
      const ignore = this.notifications.listen(CHANNEL, (about) => {
        if (about === null || about === orderId) void sendViewers().catch(warn);
      });
      const timer = setInterval(() => void this.#note(screen).then(sendViewers).catch(warn), SIGN_OF_LIFE);
      await sendViewers();
      await this.#announce(orderId);
      await stop;
      clearInterval(timer);
      ignore();
      await this.#forget(screen.id);
      await this.#announce(orderId);
    });
  }

  async #othersOf({ orderId, userId }: Screen): Promise<OrderViewer[]> {
    const { rows } = await sql<{ id: string; name: string }>`
      select id, trim(first_name || ' ' || last_name) as name from users
      where id <> ${userId} and id in (select user_id from order_viewers where order_id = ${orderId} and seen_at > ${this.#gone()})
      order by name, id
    `.execute(this.#db());
    return rows.map(({ id, name }) => ({ userId: id, name }));
  }

  /** Refreshes the screen's row and deletes expired ones. */
  async #note({ id, orderId, userId }: Screen): Promise<void> {
    const row = { id, order_id: orderId, user_id: userId, seen_at: this.clock() };
    await this.#db()
      .insertInto('order_viewers')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: row.seen_at }))
      .execute();
    await this.#db().deleteFrom('order_viewers').where('seen_at', '<=', this.#gone()).execute();
  }

  async #forget(id: string): Promise<void> {
    await this.#db().deleteFrom('order_viewers').where('id', '=', id).execute();
  }

  async #announce(orderId: string): Promise<void> {
    await sql`select pg_notify(${CHANNEL}, ${orderId})`.execute(this.#db());
  }

  #gone(): Date {
    return new Date(this.clock().getTime() - GONE_AFTER);
  }

  #db() {
    return this.em.getKysely<OrdersDatabase>();
  }
}

interface Screen {
  /** Id of the screen. */
  id: string;
  orderId: string;
  userId: string;
}
