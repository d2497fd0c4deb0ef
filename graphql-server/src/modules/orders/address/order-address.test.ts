import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  ReadAddressChanges,
  ReadRepricing,
  ShipOrder,
  UpdateOrderAddress,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { anOrder, anOrderInput, billing, setOrderStatus } from '../../../test/orders.ts';
import { aCustomer, aStaffMember, type Person } from '../../../test/users.ts';
import { saveDelivery, zones } from '../../delivery/delivery.fixtures.ts';
import { OutboxEmailEntity } from '../../emails/outbox-email.entity.ts';
import { saveTaxes } from '../../taxes/taxes.fixtures.ts';

const shop = describeShop();
let clerk: Person;
let ada: Person;
let productId: string;

beforeAll(async () => {
  clerk = await aStaffMember(shop, 'ORDER_CLERK');
  ada = await aCustomer(shop);
  productId = await aProduct(shop.app.orm.em.fork(), { stock: 50 });
});

const order = (quantity = 2) => anOrder(shop.client, ada, anOrderInput({ productId, quantity }));

const change = async (id: string, input: object) =>
  (await shop.client.data(UpdateOrderAddress, { id, input }, clerk.token)).payload;

describe('the address of an order', () => {
  test('is changed as a whole before anything is shipped, without an email, and the history names the staff member', async () => {
    const id = await order();
    const mails = await shop.app.orm.em.fork().count(OutboxEmailEntity);
    const { order: changed } = await change(id, {
      ...billing,
      lastName: 'Byron',
      streetAddress: ' 1 New Street ',
      apartment: 'B',
    });
    expect(changed?.billing).toEqual({
      firstName: 'Ada',
      lastName: 'Byron',
      company: null,
      streetAddress: '1 New Street',
      apartment: 'B',
      city: 'London',
      phone: '+44 (20) 7946-0123',
      email: 'ada@example.com',
    });
    expect(changed?.history).toEqual([
      { status: 'PENDING', addressChanged: false, actor: 'CUSTOMER', staffName: null, repricing: null },
      { status: 'PENDING', addressChanged: true, actor: 'ADMIN', staffName: 'Grace Hopper', repricing: null },
    ]);
    expect(await shop.app.orm.em.fork().count(OutboxEmailEntity)).toBe(mails);
    const own = await shop.client.data(ReadAddressChanges, { id }, ada.token);
    expect(own.order?.history.at(-1)).toEqual({ addressChanged: true, staffName: null });
  });

  test('cannot be a place without delivery, or an unknown region', async () => {
    const { token } = await aStaffMember(shop, 'OWNER');
    await saveDelivery(shop, token, { countryCode: 'US', zones: [zones[0], zones[2]] });
    const id = await order();
    const refused = [
      await change(id, { ...billing, countryCode: 'CU' }),
      await change(id, { ...billing, countryCode: 'US', region: 'Calif.' }),
    ];
    expect(refused.map(({ userErrors }) => userErrors[0]?.code)).toEqual(
      Array(2).fill('DELIVERY_UNAVAILABLE'),
    );
    const { userErrors } = await change(id, { ...billing, countryCode: 'US', region: 'California' });
    expect(userErrors).toEqual([]);
  });

  test("shows staff what the order would cost there, with that country's delivery and tax", async () => {
    const { token } = await aStaffMember(shop, 'OWNER');
    const abroad = {
      name: 'Europe',
      places: [{ countryCode: 'DE' }],
      methods: [{ ...zones[0]?.methods[0], fee: 6000 }],
    };
    await saveDelivery(shop, token, { countryCode: 'US', zones: [zones[0], abroad] });
    const rates = [
      { countryCode: 'US', name: 'Sales tax', rate: 10_000 },
      { countryCode: 'DE', name: 'VAT', rate: 19_000 },
    ];
    await saveTaxes(shop, token, {
      isEnabled: true,
      pricesIncludeTax: false,
      rounding: 'LINE',
      classes: [{ name: 'Standard', isForDelivery: true, rates }],
    });
    const dear = await aProduct(shop.app.orm.em.fork(), { stock: 50, salePrice: 5000 });
    // 2 × 50.00, delivery 4.95 and 10% of both.
    const id = await anOrder(shop.client, ada, anOrderInput({ productId: dear, quantity: 2 }));
    const { order: moved } = await change(id, { ...billing, countryCode: 'DE' });
    // Delivery for 60.00, and 19% of 160.00.
    expect(moved?.history.at(-1)).toMatchObject({
      addressChanged: true,
      repricing: { shippingTotal: 6000, taxTotal: 3040, total: 19_040 },
    });
    const own = await shop.client.data(ReadRepricing, { id }, ada.token);
    expect(own.order).toEqual({
      totals: { shippingTotal: 495, taxTotal: 1050, total: 11_545 },
      history: [{ repricing: null }, { repricing: null }],
    });
    const { order: back } = await change(id, { ...billing, countryCode: 'US' });
    expect(back?.history.at(-1)).toMatchObject({ addressChanged: true, repricing: null });
  });

  test('follows the rules of the checkout', async () => {
    const { order: changed, userErrors } = await change(await order(), {
      ...billing,
      city: ' ',
      phone: 'none',
    });
    expect(changed).toBeNull();
    expect(userErrors).toMatchObject([
      { code: 'REQUIRED', field: ['input', 'city'] },
      { code: 'INVALID_VALUE', field: ['input', 'phone'] },
    ]);
  });

  test('cannot change once a part is shipped', async () => {
    const id = await order();
    await shop.client.data(ShipOrder, { input: { orderId: id } }, clerk.token);
    expect((await change(id, billing)).userErrors).toMatchObject([{ code: 'ADDRESS_LOCKED' }]);
  });

  test.each(['DELIVERED', 'CANCELLED', 'RETURNED'] as const)(
    'cannot change once the order is %s',
    async (status) => {
      const id = await order();
      await setOrderStatus(shop.client, clerk, id, status);
      expect((await change(id, billing)).userErrors).toMatchObject([{ code: 'ADDRESS_LOCKED' }]);
    },
  );
});
