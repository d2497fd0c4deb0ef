import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { ListOrderIds, ListOrders, ShipOrder, UpdateTracking } from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput, billing, tryOrder } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { ProductVariantEntity } from '../../catalogue/variants/product-variant.entity.ts';
import { OrderEntity } from '../order.entity.ts';

const shop = describeShop();
let clerk: Person;

/** Numbers as the checkout creates them, as another system counts them, and as a customer may choose one. */
const orders: readonly (readonly [number: string, fullName: string, email: string])[] = [
  ['K7Q2M9XA', 'Ada Lovelace', 'ada@engine.example'],
  ['10234', 'Alan Turing', 'alan.turing@bletchley.example'],
  ['102345', 'Grace O’Hopper', 'grace@navy.example'],
  ['210234', 'Ada Lovelace', 'ada@engine.example'],
  ['web_2026-7', 'Ada Byron', 'byron-10234@poems.example'],
  ['Turing', 'José Núñez', 'jose@correo.example'],
];

beforeAll(async () => {
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  const customer = await aCustomer(shop);
  const productId = await aProduct(shop.app.orm.em.fork(), { stock: 50 });
  for (const [index, [number, fullName, email]] of orders.entries()) {
    const id = await anOrder(shop.client, customer, anOrderInput({ productId }));
    await shop.app.orm.em.fork().nativeUpdate(
      OrderEntity,
      { id },
      {
        number,
        customer: { fullName, email, phone: null, address: null, profilePicture: null },
        billing: null,
        createdAt: new Date(Date.UTC(2026, 9, 1 + index)),
      },
    );
  }
});

describe('search texts, and the orders they find, newest first', () => {
  test.each([
    ['the whole number', 'K7Q2M9XA', ['K7Q2M9XA']],
    ['in lower case', 'k7q2m9xa', ['K7Q2M9XA']],
    ['as screens write it', '#K7Q2M9XA', ['K7Q2M9XA']],
    ['copied with a space', ' # k7q2m9xa ', ['K7Q2M9XA']],
    ['how a number begins', '#k7q', ['K7Q2M9XA']],
    ['its first digits', '#1023', ['102345', '10234']],
    ['what only the middle of one has', '#0234', []],
    ['a number that others begin with', '#10234', ['102345', '10234']],
    [
      'a number that is part of others, and of an email',
      '10234',
      ['web_2026-7', '210234', '102345', '10234'],
    ],
    ['its last digits', '0234', ['web_2026-7', '210234', '102345', '10234']],
    ['a number of letters and signs', '#WEB_2026-7', ['web_2026-7']],
    ['a wildcard that is none', '#web%', []],
    ['another one', '#K_Q', []],
    ['a backslash', '#\\', []],
    ['a number that is nobody’s', '#99999', []],
    ['a # alone', '#', []],
    ['a # before words', '#Ada Lovelace', []],
    ['a first name', 'ada', ['web_2026-7', '210234', 'K7Q2M9XA']],
    ['a whole name', 'Ada Lovelace', ['210234', 'K7Q2M9XA']],
    ['a name that is also somebody’s number', 'turing', ['Turing', '10234']],
    ['a name with accents', 'NÚÑEZ', ['Turing']],
    ['an email', 'ada@engine.example', ['210234', 'K7Q2M9XA']],
    ['the beginning of an email', 'alan.t', ['10234']],
  ])('%s: %s', async (_, text, expectedNumbers) => {
    const data = await shop.client.data(ListOrders, { filter: { text } }, clerk.token);
    expect(data.orders.nodes.map(({ number }) => number)).toEqual(expectedNumbers);
    expect(data.orders.totalCount).toBe(expectedNumbers.length);
  });
});

describe('texts from a phone call find the order', () => {
  let number: string;

  beforeAll(async () => {
    const customer = await aCustomer(shop);
    const productId = await aProduct(shop.app.orm.em.fork(), { title: 'Harbour Tee', stock: 50 });
    await shop.app.orm.em
      .fork()
      .nativeUpdate(ProductVariantEntity, { product: productId }, { sku: 'HT-NAVY_M' });
    const address = {
      firstName: 'Zoë',
      lastName: 'Łukasz',
      streetAddress: '7 Cliff Road',
      city: 'Port Ellis',
      postalCode: 'PE1 4QT',
    };
    const { order: placed } = await tryOrder(shop.client, customer, {
      ...anOrderInput({ productId }),
      billing: { ...billing, ...address, phone: '+44 (30) 7000-4321' },
    });
    number = placed?.number ?? '';
    const parcel = { orderId: placed?.id, carrier: 'DHL', trackingNumber: '0034 0434 1000' };
    const { order } = await shop.client.payload(ShipOrder, { input: parcel }, clerk.token);
    expect(await findNumbers('0034 0434 1000')).toEqual([number]);
    const input = { trackingNumber: '0034 0434 2917' };
    await shop.client.data(UpdateTracking, { id: order?.shipments[0]?.id, input }, clerk.token);
  });

  async function findNumbers(text: string): Promise<string[]> {
    const { orders } = await shop.client.data(ListOrders, { filter: { text } }, clerk.token);
    return orders.nodes.map((order) => order.number);
  }

  test.each([
    ['a tracking number', '0034 0434 2917'],
    ['one without blanks', '003404342917'],
    ['the end of one', '2917'],
    ['a phone number as it was given', '+44 (30) 7000-4321'],
    ['one as it is dialled at home', '030 7000 4321'],
    ['one with another grouping', '0307/0004321'],
    ['a town', 'port ellis'],
    ['a postcode', 'pe1 4qt'],
    ['a street', 'Cliff Road'],
    ['the name on the parcel', 'zoë łukasz'],
    ['a product', 'harbour tee'],
    ['an SKU', 'ht-navy_m'],
  ])('%s: %s', async (_, text) => {
    expect(await findNumbers(text)).toEqual([number]);
  });

  test.each(['0034 0434 1000', 'ht-navy%m', '030 7000 4322', '+'])('%s finds nothing', async (text) => {
    expect((await findNumbers(text)).includes(number)).toBe(text === '+');
  });

  test('a changed address is found, and the previous one no longer', async () => {
    const filter = { text: 'Cliff Road' };
    const { orders } = await shop.client.data(ListOrderIds, { filter }, clerk.token);
    const id = orders.nodes[0]?.id ?? '';
    const moved = { ...billing, streetAddress: '8 Pier Street', phone: '+44 1' };
    await shop.app.orm.em.fork().nativeUpdate(OrderEntity, { id }, { billing: { ...moved } });
    expect(await findNumbers('Cliff Road')).toEqual([]);
    expect(await findNumbers('pier street')).toEqual([number]);
  });
});
