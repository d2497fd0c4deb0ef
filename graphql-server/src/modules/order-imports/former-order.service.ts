import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { cutText } from '../../shared/cut-text.ts';
import { formatMessage, type Locale } from '../../shared/messages/locale.ts';
import { message } from '../../shared/messages/message.ts';
import { newId } from '../../shared/new-id.ts';
import { type Actor, actorIdOf } from '../../shared/principal.ts';
import type { Clock } from '../../shared/time/clock.ts';
import { actorName } from '../audit/actor-name.ts';
import { placeholderPicture } from '../catalogue/products/placeholder-picture.ts';
import { imageOf } from '../catalogue/variants/sellable-product.ts';
import { findSellable } from '../catalogue/variants/sellable-product-query.ts';
import { combinationIn } from '../catalogue/variants/variant-rules.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import { OrderCommentEntity } from '../orders/comments/order-comment.entity.ts';
import { MAX_ORDER_NOTE } from '../orders/notes/order-note-rules.ts';
import { OrderAdjustmentEntity } from '../orders/order-adjustment.entity.ts';
import { systemActor } from '../orders/order-actor.ts';
import { OrderEventEntity } from '../orders/order-event.entity.ts';
import { NOT_SOLD, OrderLineEntity } from '../orders/order-line.entity.ts';
import { OrderEntity, type OrderSource } from '../orders/order.entity.ts';
import { RefundEntity } from '../payments/refunds/refund.entity.ts';
import type { OrderImportsDatabase } from './order-imports.tables.ts';
import type { FormerOrder } from './read-order.ts';
import { sumsProblem } from './sums-problem.ts';

/** Numbers of a counter; longer ones may be dates, after which no shop can go on. */
const COUNTED = /^\d{1,7}$/;

/** The user with an email. */
export interface Account {
  id: string;
  isStaff: boolean;
  /** Whether somebody can sign in who has never confirmed the email. */
  isUnconfirmed: boolean;
}

/** The user to whom an order belongs. */
export interface Owner {
  userId: string;
  isGuest: boolean;
}

const MAX_COMMENT = 2000;

/** Orders of another shop system, in the caller's transaction. */
export class FormerOrderService {
  constructor(
    private readonly em: EntityManager,
    readonly clock: Clock,
    private readonly locale: Locale,
    readonly currency: string,
  ) {}

  private get db() {
    return this.em.getKysely<OrderImportsDatabase>();
  }

  /** The orders that the shop has not imported before. Of those of erased customers, it has the number. */
  async withoutImported(system: OrderSource, orders: readonly FormerOrder[]): Promise<FormerOrder[]> {
    if (orders.length === 0) return [];
    const rows = await this.db
      .selectFrom('orders')
      .where('imported_from', '=', system)
      .where(
        'number',
        'in',
        orders.map(({ number }) => number),
      )
      .select(['number', sql<string>`customer ->> 'email'`.as('email')])
      .execute();
    return orders.filter(
      ({ number, email }) =>
        !rows.some((row) => row.number === number && (row.email === email || row.email === '')),
    );
  }

  /** By email. */
  async findAccounts(orders: readonly FormerOrder[]): Promise<Map<string, Account>> {
    if (orders.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('users')
      .where(
        'email',
        'in',
        orders.map(({ email }) => email),
      )
      .where('erased_at', 'is', null)
      .select(['id', 'email', 'role'])
      .select(
        sql<boolean>`(password_hash is not null or account_type = 'GOOGLE') and verified_email is distinct from email`.as(
          'is_unconfirmed',
        ),
      )
      .execute();
    return new Map(
      rows.map(({ id, email, role, is_unconfirmed: isUnconfirmed }) => [
        email,
        { id, isStaff: role === 'ADMIN', isUnconfirmed },
      ]),
    );
  }

  /** Adds a guest, to whom an order belongs that no account may have. @returns the id */
  async addGuest(): Promise<string> {
    const id = newId();
    const email = `${id}@guest.invalid`;
    await this.em.insert(UserEntity, { id, firstName: '', email, role: 'GUEST', createdAt: this.clock() });
    return id;
  }

  /**
   * Adds orders that are over, in the caller's `withoutEvents`: nobody gets an email, and no stock moves.
   * @returns their ids, in the same order
   */
  async add(
    actor: Actor,
    system: OrderSource,
    orders: readonly (Owner & { order: FormerOrder })[],
  ): Promise<string[]> {
    if (orders.length === 0) return [];
    const toLine = await this.lineBuilder(orders.flatMap(({ order }) => order.items));
    const authorName = await actorName(this.em, actor);
    const rows = orders.map((each) => ({ id: newId(), ...each }));
    const comments = rows.flatMap(({ id, order }) => {
      const problem = sumsProblem(order, this.currency);
      const isCut = order.note.length > MAX_ORDER_NOTE;
      const note = isCut ? message('orderSource.note', { note: order.note }) : null;
      const notices = [note, problem].flatMap((each) => (each ? formatMessage(this.locale, each) : []));
      const texts = order.comment ? [order.comment, ...notices] : notices;
      return texts.map((text) => ({
        id: newId(),
        order: id,
        text: cutText(text, MAX_COMMENT),
        authorId: actorIdOf(actor),
        authorName,
        createdAt: this.clock(),
      }));
    });
    const discounts = rows.flatMap(({ id, order }) => this.discountRows(id, order));
    const refunds = rows.flatMap(({ id, order }) => refundRows(id, order));
    await this.em.insertMany(
      OrderEntity,
      rows.map(({ id, order, userId, isGuest }) => ({
        id,
        user: userId,
        importedFrom: system,
        ...this.orderRow(order),
        // Marks the order of a guest, who has no link to it.
        guestLinkExpiresAt: isGuest ? order.steps[0].at : null,
      })),
    );
    await this.em.insertMany(
      OrderLineEntity,
      rows.flatMap(({ id, order }) =>
        order.items.map((item, position) => ({
          id: newId(),
          order: id,
          position,
          ...toLine(item),
          ...order.lines[position],
        })),
      ),
    );
    if (discounts.length > 0) await this.em.insertMany(OrderAdjustmentEntity, discounts);
    await this.em.insertMany(
      OrderEventEntity,
      rows.flatMap(({ id, order }) =>
        order.steps.map(({ at, ...step }) => ({
          id: newId(),
          order: id,
          ...step,
          actor: systemActor.kind,
          actorId: systemActor.id,
          createdAt: at,
        })),
      ),
    );
    if (refunds.length > 0) await this.em.insertMany(RefundEntity, refunds);
    if (comments.length > 0) await this.em.insertMany(OrderCommentEntity, comments);
    await this.continueNumbers(orders.map(({ order }) => order.number));
    return rows.map(({ id }) => id);
  }

  /** The shop's next order has a number after those that its customers know from before. */
  private async continueNumbers(numbers: readonly string[]): Promise<void> {
    const greatest = Math.max(0, ...numbers.filter((number) => COUNTED.test(number)).map(Number));
    await sql`select setval('order_numbers', ${greatest}) from order_numbers where last_value < ${greatest}`.execute(
      this.db,
    );
  }

  private orderRow(order: FormerOrder) {
    const { number, email, fullName, billing, deliveryAddress, note, paymentMethod, totals, steps } = order;
    const { status, paymentState } = steps.at(-1) ?? steps[0];
    return {
      number,
      reference: number,
      fingerprint: '',
      status,
      paymentMethod,
      paymentState,
      currency: this.currency,
      ...totals,
      customer: { fullName, email, phone: null, address: null, profilePicture: null },
      billing,
      deliveryAddress,
      customerNote: cutText(note, MAX_ORDER_NOTE) || null,
      createdAt: steps[0].at,
    };
  }

  /** Its id is of no promotion. */
  private discountRows(order: string, { lines, totals, discountCode }: FormerOrder) {
    if (totals.discountTotal === 0) return [];
    return [
      {
        id: newId(),
        order,
        position: 0,
        promotionId: newId(),
        title: formatMessage(this.locale, message('orderSource.discount')),
        code: discountCode,
        kind: 'AMOUNT' as const,
        amount: totals.discountTotal,
        shares: lines.map(({ discountTotal }) => discountTotal),
      },
    ];
  }

  /** Makes lines of items: of the variant with their SKU if there is one. */
  private async lineBuilder(items: FormerOrder['items']) {
    const skus = [...new Set(items.map(({ sku }) => sku))].filter(Boolean);
    const variants =
      skus.length === 0
        ? []
        : await this.db
            .selectFrom('product_variants')
            .where('sku', 'in', skus)
            .where('deleted_at', 'is', null)
            .select(['id', 'sku', 'product_id'])
            .execute();
    const products = await findSellable(
      this.em,
      variants.map((variant) => variant.product_id),
    );
    const bySku = new Map(variants.map((variant) => [variant.sku, variant]));
    return ({ title, sku, quantity, unitPrice }: FormerOrder['items'][number]) => {
      const bought = { title, quantity, unitPrice };
      const named = bySku.get(sku);
      const product = named && products.get(named.product_id);
      const variant = product?.variants.find(({ id }) => id === named?.id);
      if (!product || !variant)
        return {
          ...bought,
          productId: NOT_SOLD,
          variantId: NOT_SOLD,
          image: placeholderPicture('', title),
          ...combinationIn({}),
          weight: null,
        };
      return {
        ...bought,
        productId: product.id,
        variantId: variant.id,
        image: imageOf(variant, product),
        ...combinationIn(variant),
        weight: variant.weight,
      };
    };
  }
}

function refundRows(order: string, { refunded: amount, steps }: FormerOrder) {
  if (amount === 0) return [];
  const createdAt = (steps.at(-1) ?? steps[0]).at;
  const { kind: actor, id: actorId } = systemActor;
  return [{ id: newId(), order, amount, state: 'DONE' as const, actor, actorId, createdAt }];
}
