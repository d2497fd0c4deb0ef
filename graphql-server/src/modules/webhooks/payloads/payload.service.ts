import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { selectProducts, toProduct } from '../../catalogue/products/product-query.ts';
import type { VariantService } from '../../catalogue/variants/variant.service.ts';
import { selectUsers, toUser } from '../../customers/users/user-query.ts';
import { findEvents, findLines } from '../../orders/search/order-parts-query.ts';
import { selectOrders, toOrder } from '../../orders/search/order-query.ts';
import { paidAtOf } from '../../orders/paid-at.ts';
import { findShipments } from '../../orders/shipments/shipment-query.ts';
import type { MetadataService } from '../../metadata/metadata.service.ts';
import { findOrderPayments } from '../../payments/payment-query.ts';
import { selectReturns, toReturn } from '../../returns/return-query.ts';
import { presentCustomer } from './customer-payload.ts';
import { type EventType, toBody } from './event-types.ts';
import { presentOrder, presentShipment, type WholeOrder } from './order-payload.ts';
import { presentProduct, type WholeProduct } from './product-payload.ts';
import type { ReviewPayload } from './review-payload.ts';

/**
 * Something that has happened, as webhooks are told of it; `subjectId` is that of the part that it is about:
 * a shipment, a refund.
 */
export interface OutsideEvent {
  id: string;
  type: EventType;
  subjectId: string;
  createdAt: Date;
}

/** The body of a message. */
export interface Payload {
  body: string;
  /** The person that it says something about; null: nobody. */
  customerId: string | null;
}

/** Writes what webhooks are told of events, by what is true when it is written. */
export class PayloadService {
  constructor(
    private readonly em: EntityManager,
    private readonly variants: VariantService,
    private readonly metadata: MetadataService,
    private readonly currency: string,
  ) {}

  /**
   * The payloads of the events, by the event's id; there is none of what is gone again. A few statements,
   * however many events there are.
   */
  async build(events: readonly OutsideEvent[]): Promise<Map<string, Payload>> {
    const of = (...types: string[]) => [
      ...new Set(
        events.filter(({ type }) => types.some((each) => type.startsWith(each))).map((e) => e.subjectId),
      ),
    ];
    const known: Known = {
      ...(await this.loadOrders(of('order.'))),
      products: await this.loadProducts(of('product.', 'stock.')),
      deletedProducts: await this.loadDeleted(of('product.deleted')),
      customers: await this.loadCustomers(of('customer.')),
      reviews: await this.loadReviews(of('review.')),
    };
    return new Map(
      events.flatMap((event) => {
        const payload = write(event, known);
        return payload ? [[event.id, payload]] : [];
      }),
    );
  }

  private get db() {
    return this.em.getKysely<Database>();
  }

  /** Orders by their ids, and what of them the events are about. */
  private async loadOrders(subjects: readonly string[]): Promise<KnownOrders> {
    if (subjects.length === 0) return noOrders();
    const shipmentRows = await this.db
      .selectFrom('shipments')
      .where('id', 'in', subjects)
      .select(['id', 'order_id'])
      .execute();
    const refundRows = await this.db
      .selectFrom('refunds')
      .where('id', 'in', subjects)
      .select(['id', 'order_id', 'amount'])
      .execute();
    const returnRows = await selectReturns(this.db).where('returns.id', 'in', subjects).execute();
    const ids = [
      ...subjects,
      ...[...shipmentRows, ...refundRows, ...returnRows].map(({ order_id: orderId }) => orderId),
    ];
    const orders = (await selectOrders(this.db).where('orders.id', 'in', ids).execute()).map(toOrder);
    if (orders.length === 0) return noOrders();
    const orderIds = orders.map(({ id }) => id);
    const lines = await findLines(this.em, orderIds);
    const shipments = await findShipments(this.em, orderIds);
    const histories = await findEvents(this.em, orderIds);
    const payments = await findOrderPayments(this.em, orderIds);
    const lineIds = [...lines.values()].flat().map(({ id }) => id);
    const metadata = await this.metadata.ofMany([...orderIds, ...lineIds]);
    return {
      orders: new Map(
        orders.map((order) => [
          order.id,
          {
            ...{ order, lines: lines.get(order.id) ?? [], shipments: shipments.get(order.id) ?? [] },
            paidAt: paidAtOf(order, histories.get(order.id) ?? []),
            ...{ payment: payments.get(order.id) ?? null, metadata },
          },
        ]),
      ),
      shipmentOrders: new Map(shipmentRows.map((row) => [row.id, row.order_id])),
      refunds: new Map(refundRows.map((row) => [row.id, { orderId: row.order_id, amount: row.amount }])),
      returns: new Map(returnRows.map((row) => [row.id, toReturn(row)])),
    };
  }

  private async loadProducts(ids: readonly string[]): Promise<Map<string, WholeProduct>> {
    if (ids.length === 0) return new Map();
    const rows = await selectProducts(this.db, 'ALL').where('products.id', 'in', ids).execute();
    const products = await Promise.all(
      rows.map(toProduct).map(async (product) => ({
        ...{ product, currency: this.currency },
        variants: await this.variants.listOf(product),
      })),
    );
    const variantIds = products.flatMap(({ variants }) => variants.map(({ id }) => id));
    const metadata = await this.metadata.ofMany([...rows.map(({ id }) => id), ...variantIds]);
    return new Map(products.map((whole) => [whole.product.id, { ...whole, metadata }]));
  }

  private async loadDeleted(ids: readonly string[]): Promise<Known['deletedProducts']> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('products')
      .where('id', 'in', ids)
      .select(['id', 'handle', 'title'])
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  private async loadCustomers(ids: readonly string[]): Promise<Known['customers']> {
    if (ids.length === 0) return new Map();
    const rows = await selectUsers(this.db)
      .where('users.id', 'in', ids)
      .where('erased_at', 'is', null)
      .execute();
    const metadata = await this.metadata.ofMany(rows.map(({ id }) => id));
    return new Map(rows.map((row) => [row.id, presentCustomer(toUser(row), metadata)]));
  }

  private async loadReviews(ids: readonly string[]): Promise<Known['reviews']> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('reviews')
      .innerJoin('products', 'products.id', 'reviews.product_id')
      .where('reviews.id', 'in', ids)
      .select(['reviews.id', 'reviews.user_id', 'reviews.order_id', 'author_name', 'stars', 'reviews.title'])
      .select(['reviews.text', 'changed_at', 'products.id as product_id', 'products.handle'])
      .select('products.title as product_title')
      // Those of the sample, which nobody has submitted, are told to nobody.
      .where('reviews.user_id', 'is not', null)
      .$narrowType<{ user_id: string; order_id: string }>()
      .execute();
    return new Map(
      rows.map(({ id, stars, title, text, ...row }) => [
        id,
        {
          userId: row.user_id,
          review: {
            ...{ id, stars, title, text },
            product: { id: row.product_id, handle: row.handle, title: row.product_title },
            orderId: row.order_id,
            authorName: row.author_name,
            submittedAt: new Date(row.changed_at).toISOString(),
          },
        },
      ]),
    );
  }
}

interface KnownOrders {
  orders: Map<string, WholeOrder>;
  shipmentOrders: Map<string, string>;
  refunds: Map<string, { orderId: string; amount: number }>;
  returns: Map<string, ReturnType<typeof toReturn>>;
}

/** What events are about, by the id of their subject. */
interface Known extends KnownOrders {
  products: Map<string, WholeProduct>;
  deletedProducts: Map<string, { id: string; handle: string; title: string }>;
  customers: Map<string, ReturnType<typeof presentCustomer>>;
  reviews: Map<string, { userId: string; review: ReviewPayload }>;
}

function write(event: OutsideEvent, known: Known): Payload | null {
  const { type, subjectId } = event;
  const about = { id: `evt_${event.id}`, createdAt: event.createdAt };
  switch (type) {
    case 'order.placed':
    case 'order.paid':
    case 'order.cancelled':
    case 'order.sent':
    case 'order.returned':
    case 'order.refunded':
      return writeOrder({ ...about, type, subjectId }, known);
    case 'product.created':
    case 'product.changed': {
      const product = known.products.get(subjectId);
      return product ? ofNobody(toBody(type, about, { product: presentProduct(product) })) : null;
    }
    case 'product.deleted': {
      const product = known.deletedProducts.get(subjectId);
      return product ? ofNobody(toBody(type, about, { product })) : null;
    }
    case 'stock.low':
    case 'stock.back': {
      const product = known.products.get(subjectId);
      return product ? ofNobody(toBody(type, about, { product: presentProduct(product) })) : null;
    }
    case 'customer.created':
    case 'customer.changed': {
      const customer = known.customers.get(subjectId);
      return customer ? { body: toBody(type, about, { customer }), customerId: subjectId } : null;
    }
    case 'customer.erased':
      return ofNobody(toBody(type, about, { customer: { id: subjectId } }));
    case 'review.submitted': {
      const found = known.reviews.get(subjectId);
      return found ? { body: toBody(type, about, { review: found.review }), customerId: found.userId } : null;
    }
  }
}

const ofNobody = (body: string): Payload => ({ body, customerId: null });

type OrderEventType = Extract<EventType, `order.${string}`>;

function writeOrder(
  { type, subjectId, ...about }: { id: string; createdAt: Date; type: OrderEventType; subjectId: string },
  { orders, shipmentOrders, refunds, returns }: KnownOrders,
): Payload | null {
  const refunded = refunds.get(subjectId);
  const returned = returns.get(subjectId);
  const whole = orders.get(
    shipmentOrders.get(subjectId) ?? refunded?.orderId ?? returned?.orderId ?? subjectId,
  );
  if (!whole) return null;
  const order = presentOrder(whole);
  const payload = (body: string): Payload => ({ body, customerId: whole.order.userId });
  if (type === 'order.sent') {
    const sent = whole.shipments.find(({ id }) => id === subjectId);
    return sent ? payload(toBody(type, about, { order, shipment: presentShipment(sent) })) : null;
  }
  if (type === 'order.refunded') {
    const { currencyCode: currency, totals } = whole.order;
    const amount = refunded?.amount ?? totals.total;
    const id = refunded ? subjectId : null;
    return payload(toBody(type, about, { order, refund: { id, amount, currency } }));
  }
  if (type === 'order.returned') {
    const goods = returned ? { id: returned.id, number: returned.number, lines: [...returned.lines] } : null;
    return payload(toBody(type, about, { order, return: goods }));
  }
  return payload(toBody(type, about, { order }));
}

function noOrders(): KnownOrders {
  return { orders: new Map(), shipmentOrders: new Map(), refunds: new Map(), returns: new Map() };
}
