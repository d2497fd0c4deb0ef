import { parse } from 'csv-parse/sync';
import { beforeAll, expect, test } from 'vitest';
import { aField, defineFields } from '../../modules/custom-fields/custom-fields.fixtures.ts';
import { UserEntity } from '../../modules/customers/users/user.entity.ts';
import { OrderLineEntity } from '../../modules/orders/order-line.entity.ts';
import { OrderEntity } from '../../modules/orders/order.entity.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { decide, expectColumns, not, rowOf, shown } from '../../test/every-column.ts';
import { anOrder, anOrderInput } from '../../test/orders.ts';
import { aCustomer, anAdmin, aStaffMember, type Person } from '../../test/users.ts';
import { aWholeProduct } from '../../test/whole-product.ts';

const shop = describeShop({ settings: { timeZone: 'Europe/Berlin' } });
const em = () => shop.app.orm.em.fork();
let admin: Person;
let customer: Person;

beforeAll(async () => {
  admin = await anAdmin(shop);
  customer = await aCustomer(shop);
  await defineFields(
    shop,
    await aStaffMember(shop, 'OWNER'),
    aField({ owner: 'ORDER', key: 'deposit', type: 'MONEY' }),
    aField({ owner: 'CUSTOMER', key: 'birthday', type: 'DATE' }),
  );
});

async function firstRow(file: string): Promise<unknown> {
  const { status, body } = await shop.client.rest<string>(`/api/exports/${file}`, { token: admin.token });
  expect(status).toBe(200);
  return parse<Record<string, string>>(body, { columns: true, bom: true })[0];
}

const cell = (column: string, text: string) => () => ({ at: column, as: () => text });
/** An amount in dollars. */
const amount = (at: string) => shown(at, () => '0.00');
const BY_ID = 'receivers ask for it by the id';

const ofOrder = decide(OrderEntity, {
  number: shown('Order'),
  reference: not('programs ask for it by the id'),
  created_at: cell('Date', '2026-11-20T09:00:00+01:00'),
  status: cell('Status', 'Pending'),
  payment_method: cell('Payment method', 'COD'),
  payment_state: shown('Payment'),
  shipment_state: shown('Sending'),
  requires_shipping: not('the lines say it'),
  currency: shown('Currency'),
  subtotal: cell('Subtotal', '90.00'),
  discount_total: amount('Discount'),
  shipping_total: amount('Shipping'),
  tax_total: amount('Tax'),
  prices_include_tax: cell('Prices include tax', 'yes'),
  is_reverse_charge: cell('Reverse charge', 'no'),
  vat_number_check: not('the order’s page says it'),
  total: cell('Total', '90.00'),
  customer: () => ({ at: 'Email', as: () => customer.email }),
  billing: cell('Street', '12 Analytical Row'),
  delivery_address: cell('Delivery city', 'Berlin'),
  custom_fields: cell('Order fields', 'deposit: 12.50\nrooms: Hall, Attic'),
  customer_note: shown('Customer note'),
  gift_message: shown('Gift message'),
  terms_accepted_at: not('the order’s page says it'),
  delivery_method: cell('Delivery', 'By van'),
  id: not('it is known by its number'),
  user_id: not('the customer’s name and email stand in the row'),
  item_count: not('the sum of its lines'),
  taxes: not('those of its lines'),
  shipping_tax_total: not('the tax without that of the lines'),
  payment_reference: not('the customer’s transfer names it, the order’s page too'),
  paid_amount: not('the export for accountants has each payment'),
  payment_due_at: not('unpaid orders are in the to-do list'),
  payment_link_expires_at: not('the customer’s way in'),
  guest_link_expires_at: not('the customer’s way in'),
  tags: not('the shop’s own sorting, not bookkeeping'),
  storefront_id: not('not bookkeeping'),
  imported_from: not('the number and the date are bookkeeping, not who kept them'),
  fingerprint: not('tells a repeated request from another'),
  updated_at: not('for programs, which ask the API'),
});

const ofLine = decide(OrderLineEntity, {
  title: shown('Product'),
  colour: cell('Options', 'Sand, L, Linen'),
  size: cell('Options', 'Sand, L, Linen'),
  others: cell('Options', 'Sand, L, Linen'),
  quantity: cell('Quantity', '2'),
  unit_price: cell('Unit price', '45.00'),
  discount_total: amount('Line discount'),
  tax_total: amount('Line tax'),
  tax_rate: cell('Line tax percent', '19'),
  weight: cell('Weight', '900'),
  origin_country: shown('Origin'),
  customs_code: shown('Customs code'),
  custom_fields: cell('Line fields', 'engraving: Ada'),
  requires_shipping: cell('Requires shipping', 'no'),
  lead_time_days: cell('Lead time days', '5'),
  backordered_quantity: not('what waits changes with the stock'),
  is_withdrawal_excluded: not('the form to withdraw says it, not bookkeeping'),
  id: not(BY_ID),
  order_id: not('it stands in the row of its order'),
  product_id: not('the SKU says which'),
  variant_id: not('the SKU says which'),
  position: not('that in the file'),
  image: not('a file has no pictures'),
  refunded_quantity: not('refunds have rows of their own'),
  restocked_quantity: not('refunds have rows of their own'),
  removed_quantity: not('refunds have rows of their own'),
  returning_quantity: not('the order’s page says what is on its way back'),
});

test('the order export has each column, or there is a reason', async () => {
  const productId = await aWholeProduct(em());
  await em().execute(`update product_variants set requires_shipping = true where product_id = ?`, [
    productId,
  ]);
  const line = { productId, colour: 'Sand', size: 'L', other: 'Linen', quantity: 2 };
  const notes = { customerNote: 'Ring twice.\nThe bell is broken.', giftMessage: 'Cheers' };
  const deliveryAddress = { firstName: 'Anne', streetAddress: 'Unter den Linden 77', city: 'Berlin' };
  const id = await anOrder(shop.client, customer, { ...anOrderInput(line), ...notes, deliveryAddress });
  await em().execute(
    `update orders set delivery_method = '{"id": "van", "name": "By van"}', created_at = '2026-11-20T08:00:00Z',
       custom_fields = '{"rooms": ["Hall", "Attic"], "deposit": ["1250"]}' where id = ?`,
    [id],
  );
  await em().execute(
    `update order_lines set tax_rate = 19000, custom_fields = '{"engraving": ["Ada"]}',
       requires_shipping = false, lead_time_days = 5 where order_id = ?`,
    [id],
  );
  const row = await firstRow('orders.csv');
  expectColumns(await rowOf(em(), OrderEntity, `id = '${id}'`), row, ofOrder);
  expectColumns(await rowOf(em(), OrderLineEntity, `order_id = '${id}'`), row, ofLine);
});

const LOGIN = 'about the login';

const ofCustomer = decide(UserEntity, {
  id: shown('Customer ID'),
  first_name: shown('First name'),
  last_name: shown('Last name'),
  email: shown('Email'),
  phone: shown('Phone'),
  address: shown('Address'),
  tags: cell('Tags', 'vip'),
  created_at: cell('Customer since', '2026-11-20T08:00:00.000Z'),
  custom_fields: cell('Field: birthday', '2000-02-29'),
  profile_picture: not('a file has no pictures'),
  role: not('only customers are in the file'),
  staff_role: not('only customers are in the file'),
  erased_at: not('erased customers are not in the file'),
  account_type: not(LOGIN),
  password_hash: not(LOGIN),
  verified_email: not(LOGIN),
  last_seen_at: not(LOGIN),
  updated_at: not('for programs, which ask the API'),
  version: not('a file overwrites'),
});

test('the customer export has each column, or there is a reason', async () => {
  await em().execute(
    `update users set phone = '442079460123', address = '12 Analytical Row', tags = '["vip"]',
       custom_fields = '{"birthday": ["2000-02-29"]}',
       last_name = 'King', created_at = '2026-11-20T08:00:00Z' where id = ?`,
    [customer.userId],
  );
  const row = await firstRow('customers.csv');
  expectColumns(await rowOf(em(), UserEntity, `id = '${customer.userId}'`), row, ofCustomer);
});
