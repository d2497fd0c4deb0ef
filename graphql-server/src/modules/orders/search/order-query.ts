import { type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { containsText, escapeLike } from '../../../db/contains-text.ts';
import { plannedEachTime } from '../../../db/postgres/prepared-statements.ts';
import { type UserError, userError } from '../../../errors.ts';
import { type Cursor, momentOf, type PageRequest, rowsToRead } from '../../../shared/paging/connection.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { withExternalId } from '../../metadata/metadata-query.ts';
import type { OrderAttention } from '../order-attention.port.ts';
import type { OrderStatus, PaymentState, ShipmentState } from '../order-status.ts';
import type { Order } from '../order.ts';
import { isPaymentReference } from '../payment/payment-reference.ts';
import { paidAmountOf } from '../payment/payment-rules.ts';
import { message } from '../../../shared/messages/message.ts';
import { normalisedTag } from '../../../shared/tag-rules.ts';
import { type UpdatedFilter, updatedIn } from '../../../shared/updated-in.ts';
import type { OrdersDatabase } from '../orders.tables.ts';

/** Conditions are combined with AND. `userId` limits the list to one user's orders. */
export interface OrderFilter extends UpdatedFilter {
  userId?: string | undefined;
  /** An empty list matches any. */
  ids?: readonly string[] | null | undefined;
  status?: OrderStatus | null | undefined;
  /** An empty list matches any. */
  statuses?: readonly OrderStatus[] | null | undefined;
  text?: string | null | undefined;
  /** An empty list matches any. */
  shipmentStates?: readonly ShipmentState[] | null | undefined;
  attention?: OrderAttention | null | undefined;
  /** An empty list matches any. */
  paymentStates?: readonly PaymentState[] | null | undefined;
  /** Days in the shop's time zone, `YYYY-MM-DD`; `placedTo` is inclusive. */
  placedFrom?: string | null | undefined;
  placedTo?: string | null | undefined;
  /** In minor units, inclusive. */
  totalFrom?: number | null | undefined;
  totalTo?: number | null | undefined;
  tag?: string | null | undefined;
  /** An empty list matches any. */
  externalIds?: readonly string[] | null | undefined;
}

export type OrdersQuery<Row> = SelectQueryBuilder<OrdersDatabase, 'orders', Row>;

export function selectOrders(db: Kysely<OrdersDatabase>) {
  return db
    .selectFrom('orders')
    .select([
      'orders.id',
      'orders.user_id',
      'number',
      'reference',
      'status',
      'payment_method',
      'payment_state',
      'paid_amount',
      'payment_reference',
      'payment_due_at',
      'payment_link_expires_at',
      'guest_link_expires_at',
      'currency',
      'item_count',
      'subtotal',
      'discount_total',
      'shipping_total',
      'prices_include_tax',
      'is_reverse_charge',
      'tax_total',
      'shipping_tax_total',
      'taxes',
      'total',
      'customer',
      'billing',
      'vat_number_check',
      'delivery_address',
      'requires_shipping',
      'delivery_method',
      'shipment_state',
      'tags',
      'orders.custom_fields',
      'customer_note',
      'gift_message',
      'terms_accepted_at',
      'storefront_id',
      'imported_from',
      'orders.created_at',
      sql<string>`lower(orders.customer ->> 'fullName')`.as('customer_key'),
      'orders.updated_at',
    ]);
}

export type OrderRow = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** Applies the filter except `attention` to a query; days are in the given time zone. */
export function whereOrder<Row>(
  query: OrdersQuery<Row>,
  filter: Omit<OrderFilter, 'attention'>,
  timeZone: string,
): OrdersQuery<Row> {
  const { userId, ids, status, statuses, text, shipmentStates, paymentStates } = filter;
  let narrowed = withinLimits(query, filter, timeZone);
  if (userId) narrowed = narrowed.where('orders.user_id', '=', userId);
  if (ids?.length) narrowed = narrowed.where(hasAnyId(ids.filter(isUuid)));
  if (status) narrowed = narrowed.where('status', '=', status);
  if (statuses?.length) narrowed = narrowed.where('status', 'in', statuses);
  if (shipmentStates?.length)
    narrowed = narrowed.where('shipment_state', 'in', shipmentStates).where('requires_shipping', '=', true);
  if (paymentStates?.length) narrowed = narrowed.where('payment_state', 'in', paymentStates);
  const others = [
    ...updatedIn('orders', filter),
    ...withExternalId('ORDER', 'orders.id', filter.externalIds),
  ];
  for (const condition of others) narrowed = narrowed.where(condition);
  const words = text?.trim();
  if (words) narrowed = narrowed.where(matchesText(words));
  return narrowed;
}

function withinLimits<Row>(
  query: OrdersQuery<Row>,
  { placedFrom, placedTo, totalFrom, totalTo, tag }: OrderFilter,
  timeZone: string,
): OrdersQuery<Row> {
  let narrowed = query;
  if (placedFrom)
    narrowed = narrowed.where(sql<boolean>`orders.created_at >= ${midnight(placedFrom, 0, timeZone)}`);
  if (placedTo)
    narrowed = narrowed.where(sql<boolean>`orders.created_at < ${midnight(placedTo, 1, timeZone)}`);
  if (typeof totalFrom === 'number') narrowed = narrowed.where('total', '>=', totalFrom);
  if (typeof totalTo === 'number') narrowed = narrowed.where('total', '<=', totalTo);
  // The first condition makes PostgreSQL use the index.
  if (tag)
    narrowed = narrowed.where(
      sql<boolean>`tags <> '[]' and tags @> to_jsonb(array[${normalisedTag(tag)}::text])`,
    );
  return narrowed;
}

/** The first instant of a day, or of the day after it. */
function midnight(day: string, later: 0 | 1, timeZone: string) {
  return sql`((${day}::date + ${sql.lit(later)})::timestamp at time zone ${timeZone}::text)`;
}

/** Passed as an array, because an empty SQL list is invalid. */
function hasAnyId(ids: readonly string[]) {
  return sql<boolean>`orders.id = any (${sql.val(ids)}::uuid[])`;
}

/** Texts by which staff find an order. Screens and emails show its number with a leading #. */
function matchesText(text: string) {
  if (isPaymentReference(text)) return hasReference(text);
  const number = /^#\s*(\S+)$/.exec(text)?.[1];
  return number ? hasNumber(number) : hasText(text);
}

/** Must equal the expression of the index orders_number_prefix. */
function hasNumber(beginning: string) {
  return sql<boolean>`lower(number) like ${`${escapeLike(beginning)}%`} ${plannedEachTime}`;
}

/** Finds the order of a reference on a bank statement. */
function hasReference(text: string) {
  return sql<boolean>`payment_reference = ${text.replaceAll(/\s/g, '').toUpperCase()}`;
}

/** Uses the prepared search text in `OrderSearchTextEntity`. */
function hasText(text: string) {
  return sql<boolean>`orders.id in (select order_id from order_search_texts where ${containsText(sql`text`, text)})`;
}

/** Newest first, after a cursor of the same list. */
export function newestFirst<Row>(query: OrdersQuery<Row>, after: Cursor | null): OrdersQuery<Row> {
  const rest = after
    ? query.where(
        sql<boolean>`(orders.created_at, orders.id) < (${momentOf(after)}::timestamptz, ${after.id}::uuid)`,
      )
    : query;
  return rest.orderBy('orders.created_at', 'desc').orderBy('orders.id', 'desc');
}

/**
 * The same page for each of several users, plus one order to detect a next page, in one statement that reads
 * no further.
 */
export function selectOrdersOfEach(
  db: Kysely<OrdersDatabase>,
  userIds: readonly string[],
  status: OrderStatus | null,
  page: PageRequest,
) {
  const orders = status ? selectOrders(db).where('status', '=', status) : selectOrders(db);
  return db
    .selectFrom('users')
    .innerJoinLateral(
      newestFirst(orders, page.after)
        .whereRef('orders.user_id', '=', sql.ref('users.id'))
        .limit(rowsToRead(page))
        .as('page'),
      (join) => join.onTrue(),
    )
    .where('users.id', 'in', userIds)
    .selectAll('page')
    .orderBy('page.created_at', 'desc')
    .orderBy('page.id', 'desc');
}

/** Cursor key in a list sorted by `newestFirst`. */
export function orderKey(row: Pick<OrderRow, 'created_at'>): string {
  return new Date(row.created_at).toISOString();
}

export function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    userId: row.user_id,
    number: row.number,
    reference: row.reference,
    status: row.status,
    paymentMethod: row.payment_method,
    paymentState: row.payment_state,
    paidAmount: paidOf(row),
    paymentReference: row.payment_reference,
    paymentDueAt: row.payment_due_at && new Date(row.payment_due_at),
    paymentLinkExpiresAt: row.payment_link_expires_at && new Date(row.payment_link_expires_at),
    guestLinkExpiresAt: row.guest_link_expires_at && new Date(row.guest_link_expires_at),
    currencyCode: row.currency,
    totals: {
      itemCount: row.item_count,
      subtotal: row.subtotal,
      discountTotal: row.discount_total,
      shippingTotal: row.shipping_total,
      pricesIncludeTax: row.prices_include_tax,
      isReverseCharge: row.is_reverse_charge,
      taxTotal: row.tax_total,
      shippingTaxTotal: row.shipping_tax_total,
      taxes: row.taxes,
      total: row.total,
    },
    customer: { id: row.user_id, ...row.customer },
    billing: row.billing,
    vatNumberCheck: row.vat_number_check && {
      ...row.vat_number_check,
      checkedAt: new Date(row.vat_number_check.checkedAt),
    },
    deliveryAddress: row.delivery_address,
    requiresShipping: row.requires_shipping,
    deliveryMethod: row.delivery_method,
    shipmentState: row.shipment_state,
    tags: row.tags,
    customFields: row.custom_fields,
    customerNote: row.customer_note,
    giftMessage: row.gift_message,
    termsAcceptedAt: row.terms_accepted_at && new Date(row.terms_accepted_at),
    storefrontId: row.storefront_id,
    importedFrom: row.imported_from,
    createdAt: new Date(row.created_at),
    updatedAt: new Date(row.updated_at),
  };
}

/** What was received for an order, in minor units; see `paidAmountOf`. */
export function paidOf({
  payment_state: state,
  total,
  paid_amount: partialAmount,
}: Pick<OrderRow, 'payment_state' | 'total' | 'paid_amount'>): number {
  return paidAmountOf({ state, total, partialAmount });
}

/** An order as order changes need it. */
export type LockedOrder = Awaited<ReturnType<typeof lockOrder>>;

/**
 * Locks an order's row until the end of the transaction, to change the order. Lock order: user, order,
 * products.
 * @throws UserError NOT_FOUND for an unknown id, ORDER_IMPORTED
 */
export async function lockOrder(em: EntityManager, id: string) {
  const order = await lockAnyOrder(em, id);
  if (order.imported_from !== null) throw userError('ORDER_IMPORTED', message('order.imported'), ['id']);
  return order;
}

/**
 * Locks an order as `lockOrder` does, for what staff note about it, which they may also of an imported order.
 * @throws UserError NOT_FOUND for an unknown id
 */
export async function lockAnyOrder(em: EntityManager, id: string) {
  if (!isUuid(id)) throw noSuchOrder();
  const order = await selectLocked(em).where('id', '=', id).executeTakeFirst();
  if (!order) throw noSuchOrder();
  return order;
}

/** Locks matching orders, newest first, as `lockOrder` does. */
export async function lockOrders(em: EntityManager, condition: RawBuilder<boolean>): Promise<LockedOrder[]> {
  return selectLocked(em).where(condition).orderBy('created_at', 'desc').orderBy('id').execute();
}

function selectLocked(em: EntityManager) {
  return em
    .getKysely<OrdersDatabase>()
    .selectFrom('orders')
    .select([
      'id',
      'user_id',
      'status',
      'payment_method',
      'payment_state',
      'paid_amount',
      'payment_due_at',
      'payment_link_expires_at',
      'terms_accepted_at',
      'requires_shipping',
      'shipment_state',
      'currency',
      'total',
      'prices_include_tax',
      'imported_from',
    ])
    .forNoKeyUpdate();
}

/** The same error for an unknown id and for another user's order. */
export function noSuchOrder(): UserError {
  return userError('NOT_FOUND', message('order.notFound'), ['id']);
}
