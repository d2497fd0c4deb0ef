import type { EntityManager } from '../../../db/database.ts';
import { selectProducts, toProduct } from '../../catalogue/products/product-query.ts';
import type { VariantService } from '../../catalogue/variants/variant.service.ts';
import { selectUsers, toUser } from '../../customers/users/user-query.ts';
import { findMetadata } from '../../metadata/metadata-query.ts';
import { NewsletterSubscriptionEntity } from '../../newsletter/newsletter-subscription.entity.ts';
import { presentCustomer } from './customer-payload.ts';
import { type EventType, toBody } from './event-types.ts';
import { type KnownOrders, loadOrders, writeOrder } from './order-message.ts';
import { presentProduct, type WholeProduct } from './product-payload.ts';
import type { Payload } from './payload-parts.ts';
import type { ReviewPayload } from './review-payload.ts';
import type { SubscriberPayload } from './subscriber-payload.ts';
import type { WebhooksDatabase } from '../webhooks.tables.ts';

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

/** Writes what webhooks are told of events, by what is true when it is written. */
export class PayloadService {
  constructor(
    private readonly em: EntityManager,
    private readonly variants: VariantService,
    private readonly currency: string,
    /** Where a subscription to the newsletter ends. */
    private readonly unsubscribeUrl: (id: string) => string,
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
      ...(await loadOrders(this.em, {
        subjects: of('order.', 'return.'),
        updated: of('order.updated'),
      })),
      products: await this.loadProducts(of('product.', 'stock.')),
      deletedProducts: await this.loadDeleted(of('product.deleted')),
      customers: await this.loadCustomers(of('customer.')),
      reviews: await this.loadReviews(of('review.')),
      subscribers: await this.loadSubscribers(of('newsletter.')),
    };
    return new Map(
      events.flatMap((event) => {
        const payload = write(event, known);
        return payload ? [[event.id, payload]] : [];
      }),
    );
  }

  private get db() {
    return this.em.getKysely<WebhooksDatabase>();
  }

  private async loadProducts(ids: readonly string[]): Promise<Map<string, WholeProduct>> {
    if (ids.length === 0) return new Map();
    const rows = await selectProducts(this.db, 'ALL').where('products.id', 'in', ids).execute();
    const products = await Promise.all(
      rows.map(toProduct).map(async (product) => ({
        product,
        currency: this.currency,
        variants: await this.variants.listOf(product),
      })),
    );
    const variantIds = products.flatMap(({ variants }) => variants.map(({ id }) => id));
    const metadata = await findMetadata(this.em, [...rows.map(({ id }) => id), ...variantIds]);
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
    const metadata = await findMetadata(
      this.em,
      rows.map(({ id }) => id),
    );
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
            id,
            stars,
            title,
            text,
            product: { id: row.product_id, handle: row.handle, title: row.product_title },
            orderId: row.order_id,
            authorName: row.author_name,
            submittedAt: new Date(row.changed_at).toISOString(),
          },
        },
      ]),
    );
  }

  private async loadSubscribers(ids: readonly string[]): Promise<Map<string, SubscriberPayload>> {
    if (ids.length === 0) return new Map();
    const rows = await this.em.find(NewsletterSubscriptionEntity, { id: { $in: [...ids] } });
    return new Map(
      rows.map(({ id, email, source, requestedAt, confirmedAt, unsubscribedAt }) => [
        id,
        {
          id,
          email,
          source,
          requestedAt: requestedAt.toISOString(),
          confirmedAt: confirmedAt?.toISOString() ?? null,
          unsubscribedAt: unsubscribedAt?.toISOString() ?? null,
          unsubscribeUrl: this.unsubscribeUrl(id),
        },
      ]),
    );
  }
}

/** What events are about, by the id of their subject. */
interface Known extends KnownOrders {
  products: Map<string, WholeProduct>;
  deletedProducts: Map<string, { id: string; handle: string; title: string }>;
  customers: Map<string, ReturnType<typeof presentCustomer>>;
  reviews: Map<string, { userId: string; review: ReviewPayload }>;
  subscribers: Map<string, SubscriberPayload>;
}

function write(event: OutsideEvent, known: Known): Payload | null {
  const { type, subjectId } = event;
  const about = { id: `evt_${event.id}`, createdAt: event.createdAt };
  switch (type) {
    case 'order.placed':
    case 'order.updated':
    case 'order.paid':
    case 'order.sent':
    case 'order.delivered':
    case 'order.cancelled':
    case 'order.returned':
    case 'order.refunded':
    case 'return.requested':
    case 'return.updated':
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
    case 'stock.changed':
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
    case 'newsletter.subscribed': {
      const subscriber = known.subscribers.get(subjectId);
      return subscriber ? ofNobody(toBody(type, about, { subscriber })) : null;
    }
    case 'newsletter.unsubscribed': {
      const subscriber = known.subscribers.get(subjectId) ?? { id: subjectId };
      return ofNobody(toBody(type, about, { subscriber }));
    }
    case 'review.submitted': {
      const found = known.reviews.get(subjectId);
      return found ? { body: toBody(type, about, { review: found.review }), customerId: found.userId } : null;
    }
  }
}

const ofNobody = (body: string): Payload => ({ body, customerId: null });
