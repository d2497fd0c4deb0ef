import { beforeAll, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { decide, expectColumns, not, rowOf, shown } from '../../test/every-column.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../test/users.ts';
import { ProductEntity } from '../catalogue/products/product.entity.ts';
import { aWholeProduct, wholeProductFields } from '../../test/whole-product.ts';
import { aField, saveFields } from '../custom-fields/custom-fields.fixtures.ts';
import { ProductVariantEntity } from '../catalogue/variants/product-variant.entity.ts';
import { UserEntity } from '../customers/users/user.entity.ts';
import { NewsletterSubscriptionEntity } from '../newsletter/newsletter-subscription.entity.ts';
import { OrderLineEntity } from '../orders/order-line.entity.ts';
import { OrderEntity } from '../orders/order.entity.ts';
import { ShipmentEntity } from '../orders/shipments/shipment.entity.ts';
import { ReviewEntity } from '../reviews/review.entity.ts';
import { aReview } from '../reviews/review.fixtures.ts';
import { aReceiver, type Message } from './webhook-messages.fixtures.ts';
import { eventTypes } from './event-type.ts';

const shop = describeShop();
const em = () => shop.app.orm.em.fork();
let owner: Person;
let customer: Person;
let productId: string;
let messagesFrom: Awaited<ReturnType<typeof aReceiver>>['messagesFrom'];

beforeAll(async () => {
  owner = await aStaffMember(shop, 'OWNER');
  customer = await aCustomer(shop);
  productId = await aWholeProduct(em());
  const fields = [...(wholeProductFields.fields ?? []), aField({ owner: 'CUSTOMER', key: 'club' })];
  await saveFields(shop, owner.token, { ...wholeProductFields, fields });
  ({ messagesFrom } = await aReceiver(shop, owner, eventTypes));
});

/** The data of the message of this type that the statements cause. */
async function dataOf(type: Message['type'], ...statements: string[]): Promise<Message['data']> {
  const messages = await messagesFrom(async () => {
    for (const statement of statements) await em().execute(statement);
  });
  const [match] = messages.filter((message) => message.type === type);
  if (!match) throw new Error(`No ${type} among ${messages.map((message) => message.type).join(', ')}`);
  return match.data;
}

/** A time in message format. */
const time = (at: string, column: string) =>
  shown(at, (row) => new Date(String(row[column])).toISOString())(column);

const INVENTED = 'is not for other systems';
const PAGE = 'what a page says; receivers ask for it by the id';

const ofProduct = decide(ProductEntity, {
  id: shown('id'),
  handle: shown('handle'),
  title: shown('title'),
  status: shown('status'),
  brand: shown('brand'),
  category_id: () => ({ at: 'category', as: () => 'Lamps' }),
  sale_price: shown('price'),
  regular_price: shown('regularPrice'),
  stock: shown('stock'),
  origin_country: shown('originCountry'),
  customs_code: shown('customsCode'),
  is_withdrawal_excluded: shown('isWithdrawalExcluded'),
  custom_fields: shown('fields'),
  product_type: not('its fields say more'),
  description: not(PAGE),
  publish_at: not(PAGE),
  tags: not(PAGE),
  attributes: not(PAGE),
  seo_title: not(PAGE),
  seo_description: not(PAGE),
  is_new: not(PAGE),
  image: not(PAGE),
  gallery: not(PAGE),
  position: not(PAGE),
  review_counts: not(PAGE),
  rating_rate: not(PAGE),
  rating_reviews: not(PAGE),
  starting_rate: not(PAGE),
  starting_reviews: not(PAGE),
  highest_price: not('that of a variant'),
  colours: not('those of the variants'),
  sizes: not('those of the variants'),
  other_options: not('those of the variants'),
  tax_class_id: not('the order says what was taxed'),
  base_sale_price: not('prices are those that customers pay'),
  base_regular_price: not('prices are those that customers pay'),
  campaign_id: not('prices are those that customers pay'),
  campaign_percent: not('prices are those that customers pay'),
  campaign_fixed_price: not('prices are those that customers pay'),
  is_in_stock: not('follows from the stock'),
  is_backorderable: not('follows from the variants'),
  available_from: not('follows from the variants'),
  search_document: not(INVENTED),
  is_ranked: not(INVENTED),
  offered_colours: not(INVENTED),
  offered_sizes: not(INVENTED),
  offered_others: not(INVENTED),
  version: not(INVENTED),
  created_at: not(PAGE),
  updated_at: not('the message says when'),
  deleted_at: not('product.deleted says so'),
});

const ofVariant = decide(ProductVariantEntity, {
  id: shown('id'),
  sku: shown('sku'),
  colour: shown('colour'),
  size: shown('size'),
  others: shown('others'),
  tracks_stock: shown('tracksStock'),
  requires_shipping: shown('requiresShipping'),
  lead_time_days: shown('leadTimeDays'),
  backordered: shown('backordered'),
  backorder_limit: shown('backorderLimit'),
  available_from: shown('availableFrom'),
  low_stock_limit: not('the shop’s own'),
  minimum_quantity: shown('minimumQuantity'),
  quantity_step: shown('quantityStep'),
  maximum_quantity: shown('maximumQuantity'),
  unit_measure: shown('unitMeasure', () => ({ amount: 1.5, unit: 'L' })),
  unit_price_base: shown('unitPrice.per', () => ({ amount: 100, unit: 'ML' })),
  sale_price: shown('price'),
  regular_price: shown('regularPrice'),
  stock: shown('stock'),
  custom_fields: shown('fields'),
  product_id: not('it stands in its product'),
  position: not('that in the list'),
  barcode: not(PAGE),
  weight: not('the order says what was sent'),
  image: not(PAGE),
  base_sale_price: not('prices are those that customers pay'),
  base_regular_price: not('prices are those that customers pay'),
  base_colour: not(INVENTED),
  named_others: not(INVENTED),
  created_at: not(PAGE),
  updated_at: not('the message says when'),
  deleted_at: not('only offered ones are listed'),
});

test('a product payload contains each column, or there is a reason', async () => {
  const { product } = await dataOf('product.updated', `update products set title = 'Lamp of clay'`);
  expectColumns(await rowOf(em(), ProductEntity, `id = '${productId}'`), product, ofProduct);
  const [variant] = product?.['variants'] as unknown[];
  expectColumns(await rowOf(em(), ProductVariantEntity, `product_id = '${productId}'`), variant, ofVariant);
});

const LOGIN = 'about the login, which is nobody else’s';

const ofCustomer = decide(UserEntity, {
  id: shown('id'),
  first_name: shown('firstName'),
  last_name: shown('lastName'),
  email: shown('email'),
  phone: shown('phone'),
  tags: shown('tags'),
  custom_fields: shown('fields'),
  created_at: () => time('createdAt', 'created_at'),
  address: not('orders say where they go'),
  profile_picture: not('theirs'),
  account_type: not(LOGIN),
  role: not('only customers are reported'),
  staff_role: not('only customers are reported'),
  password_hash: not(LOGIN),
  verified_email: not(LOGIN),
  last_seen_at: not(LOGIN),
  erased_at: not('customer.erased says so'),
  updated_at: not('the message says when'),
  version: not(INVENTED),
});

test('a customer payload contains each column, or there is a reason', async () => {
  const { customer: said } = await dataOf(
    'customer.updated',
    `update users set phone = '442079460123', tags = '["vip"]', custom_fields = '{"club": ["Gold"]}'
     where id = '${customer.userId}'`,
  );
  expectColumns(await rowOf(em(), UserEntity, `id = '${customer.userId}'`), said, ofCustomer);
});

const ofOrder = decide(OrderEntity, {
  id: shown('id'),
  number: shown('number'),
  reference: shown('reference'),
  user_id: shown('customer.id'),
  status: shown('status'),
  payment_method: shown('paymentMethod'),
  payment_state: shown('paymentState'),
  paid_amount: shown('paidAmount'),
  shipment_state: shown('shipmentState'),
  requires_shipping: shown('requiresShipping'),
  currency: shown('currency'),
  item_count: shown('totals.itemCount'),
  subtotal: shown('totals.subtotal'),
  discount_total: shown('totals.discountTotal'),
  shipping_total: shown('totals.shippingTotal'),
  tax_total: shown('totals.taxTotal'),
  prices_include_tax: shown('totals.pricesIncludeTax'),
  is_reverse_charge: shown('totals.isReverseCharge'),
  vat_number_check: not('receivers ask for it by the id'),
  total: shown('totals.total'),
  customer: () => ({ at: 'customer.email', as: () => customer.email }),
  billing: () => ({ at: 'address.streetAddress', as: () => '12 Analytical Row' }),
  delivery_address: () => ({ at: 'deliveryAddress.city', as: () => 'Berlin' }),
  delivery_method: () => ({ at: 'deliveryMethod', as: () => 'By van' }),
  tags: shown('tags'),
  custom_fields: shown('fields'),
  customer_note: shown('customerNote'),
  gift_message: shown('giftMessage'),
  terms_accepted_at: not('receivers ask for it by the id'),
  created_at: () => time('placedAt', 'created_at'),
  fingerprint: not(INVENTED),
  payment_reference: not('for the customer’s transfer'),
  payment_due_at: not('for the customer’s transfer'),
  payment_link_expires_at: not('the customer’s way in'),
  guest_link_expires_at: not('the customer’s way in'),
  shipping_tax_total: not('a part of the tax'),
  taxes: not('receivers ask for them by the id'),
  storefront_id: not('receivers ask for it by the id'),
  imported_from: not('receivers ask for it by the id'),
  updated_at: not('the message says when'),
});

const ofLine = decide(OrderLineEntity, {
  id: shown('id'),
  product_id: shown('productId'),
  variant_id: shown('variantId'),
  title: shown('title'),
  colour: shown('colour'),
  size: shown('size'),
  others: shown('others'),
  quantity: shown('quantity'),
  unit_price: shown('unitPrice'),
  discount_total: shown('discountTotal'),
  tax_total: shown('taxTotal'),
  weight: shown('weight'),
  requires_shipping: shown('requiresShipping'),
  lead_time_days: shown('leadTimeDays'),
  backordered_quantity: shown('backorderedQuantity'),
  origin_country: shown('originCountry'),
  customs_code: shown('customsCode'),
  is_withdrawal_excluded: shown('isWithdrawalExcluded'),
  custom_fields: shown('fields'),
  order_id: not('it stands in its order'),
  position: not('that in the list'),
  image: not(PAGE),
  refunded_quantity: not('order.refunded says so'),
  restocked_quantity: not('order.returned says so'),
  returning_quantity: not('return.updated says so'),
  removed_quantity: not('order.refunded says so'),
  tax_rate: not('receivers ask for it by the id'),
});

const ofShipment = decide(ShipmentEntity, {
  id: shown('id'),
  carrier: shown('carrier'),
  tracking_number: shown('trackingNumber'),
  tracking_url: shown('trackingUrl'),
  created_at: () => time('sentAt', 'created_at'),
  order_id: not('it stands in its order'),
  actor_id: not('staff are nobody’s business'),
});

test('an order payload with lines and shipments contains each column, or there is a reason', async () => {
  const line = { productId, colour: 'Sand', size: 'L', other: 'Linen', quantity: 2 };
  const notes = { customerNote: 'Ring twice.', giftMessage: 'Cheers' };
  const input = { ...anOrderInput(line), paymentMethod: 'BANK', ...notes };
  const id = await anOrder(shop.client, customer, input);
  const { order } = await dataOf(
    'order.updated',
    `update orders set delivery_method = '{"id": "van", "name": "By van"}', delivery_address = '{"firstName": "Anne",
       "company": null, "streetAddress": "Unter den Linden 77", "apartment": null, "city": "Berlin"}' where id = '${id}'`,
    `insert into shipments (id, order_id, carrier, tracking_number, tracking_url, created_at)
     values (gen_random_uuid(), '${id}', 'DHL', 'JD0146', 'https://track.example/JD0146', '2026-11-20T08:00:00Z')`,
    `insert into shipment_lines (shipment_id, order_line_id, quantity)
     select shipments.id, order_lines.id, 1 from shipments join order_lines using (order_id) where order_id = '${id}'`,
    `update orders set tags = '["gift"]', custom_fields = '{"greeting": ["Cheers"]}' where id = '${id}'`,
    `update order_lines set custom_fields = '{"engraving": ["Ada"]}' where order_id = '${id}'`,
    `update orders set payment_state = 'PARTIALLY_PAID', paid_amount = 1 where id = '${id}'`,
  );
  expectColumns(await rowOf(em(), OrderEntity, `id = '${id}'`), order, ofOrder);
  const [lines, shipments] = [order?.['lines'], order?.['shipments']] as [unknown[], unknown[]];
  expectColumns(await rowOf(em(), OrderLineEntity, `order_id = '${id}'`), lines[0], ofLine);
  expectColumns(await rowOf(em(), ShipmentEntity, `order_id = '${id}'`), shipments[0], ofShipment);
});

const MODERATION = 'what staff decided; receivers get what was written';

const ofReview = decide(ReviewEntity, {
  id: shown('id'),
  product_id: shown('product.id'),
  order_id: shown('orderId'),
  author_name: shown('authorName'),
  stars: shown('stars'),
  title: shown('title'),
  text: shown('text'),
  changed_at: () => time('submittedAt', 'changed_at'),
  user_id: not('the order says whose it is'),
  pictures: not(PAGE),
  state: not(MODERATION),
  rejection_reason: not(MODERATION),
  shown_stars: not(MODERATION),
  shown_title: not(MODERATION),
  shown_text: not(MODERATION),
  shown_pictures: not(MODERATION),
  reply: not(MODERATION),
  replied_at: not(MODERATION),
  helpful_votes: not('comes later'),
  created_at: not('the message says when'),
  version: not(INVENTED),
});

test('a review payload contains each column, or there is a reason', async () => {
  const id = await aReview(shop, owner, await aProduct(em(), { title: 'Plain Lamp' }));
  const { review } = await dataOf(
    'review.submitted',
    `update reviews set changed_at = changed_at + interval '1 day' where id = '${id}'`,
  );
  expectColumns(await rowOf(em(), ReviewEntity, `id = '${id}'`), review, ofReview);
});

const ofSubscriber = decide(NewsletterSubscriptionEntity, {
  id: shown('id'),
  email: shown('email'),
  source: shown('source'),
  requested_at: () => time('requestedAt', 'requested_at'),
  confirmed_at: () => time('confirmedAt', 'confirmed_at'),
  unsubscribed_at: () => time('unsubscribedAt', 'unsubscribed_at'),
  user_id: not('a subscriber may have no account'),
  mailed_at: not('when a link was sent'),
});

test('a subscriber payload contains each column, or there is a reason', async () => {
  const { subscriber } = await dataOf(
    'newsletter.unsubscribed',
    `insert into newsletter_subscriptions (id, email, source, requested_at, confirmed_at)
     values (gen_random_uuid(), 'reader@test.example', 'FOOTER', '2026-11-20T08:00:00Z', '2026-11-21T08:00:00Z')`,
    `update newsletter_subscriptions set unsubscribed_at = '2026-11-22T08:00:00Z' where email = 'reader@test.example'`,
  );
  const row = await rowOf(em(), NewsletterSubscriptionEntity, `email = 'reader@test.example'`);
  expectColumns(row, subscriber, ofSubscriber);
});
