import { beforeAll, describe, expect, test } from 'vitest';
import { aCardOrder, changeOrder, report } from '../../test/card-shop.ts';
import { describeCardShop } from '../../test/describe-shop.ts';
import { CopyCustomsData, ReadCustomsAndPayment, UpdateCustomsData } from '../../test/documents.generated.ts';
import { aProduct } from '../../test/factories.ts';
import { anOrder, anOrderInput, setOrderStatus } from '../../test/orders.ts';
import { aCustomer, anAdmin, type Person } from '../../test/users.ts';
import { webhooksOf } from '../webhooks/webhook.fixtures.ts';

const shop = describeCardShop();
let admin: Person;
let ada: Person;
let vase: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  ada = await aCustomer(shop);
  vase = await aProduct(shop.app.orm.em.fork(), { title: 'Vase', stock: 100 });
});

const edit = async (input: object, id = vase) =>
  (await shop.client.data(UpdateCustomsData, { id, input }, admin.token)).payload;

const see = async (id: string, person = admin) =>
  (await shop.client.data(ReadCustomsAndPayment, { id }, person.token)).order;

const buy = (productId = vase) => anOrder(shop.client, ada, anOrderInput({ productId, quantity: 2 }));

describe('customs data of a product', () => {
  test('contains a country of origin and a code, in any tariff notation', async () => {
    expect((await edit({ originCountry: 'pt', customsCode: '6913.10 00' })).product).toEqual({
      originCountry: 'PT',
      customsCode: '69131000',
    });
    expect((await edit({ title: 'Vase' })).product).toEqual({ originCountry: 'PT', customsCode: '69131000' });
    expect((await edit({ originCountry: null, customsCode: null })).product).toEqual({
      originCountry: null,
      customsCode: null,
    });
  });

  test.each([
    [{ originCountry: 'XX' }, 'originCountry'],
    [{ customsCode: '12345' }, 'customsCode'],
    [{ customsCode: '12345678901234' }, 'customsCode'],
    [{ customsCode: '69131a' }, 'customsCode'],
  ])('cannot contain %j', async (input, field) => {
    expect((await edit(input)).userErrors).toEqual([{ code: 'INVALID_VALUE', field: ['input', field] }]);
  });

  test('is copied with the product', async () => {
    await edit({ originCountry: 'PT', customsCode: '691310' });
    const { payload } = await shop.client.data(CopyCustomsData, { id: vase }, admin.token);
    expect(payload.product).toEqual({ originCountry: 'PT', customsCode: '691310' });
  });
});

test('an order keeps weight, origin and customs code of the time when it was placed', async () => {
  const variants = (weight: number) => ({ variants: [{ weight, salePrice: 4900, stock: 100 }] });
  await edit({ originCountry: 'PT', customsCode: '691310', ...variants(850) });
  const id = await buy();
  await edit({ originCountry: 'CN', customsCode: '701349', ...variants(900) });
  const bought = { weight: 850, originCountry: 'PT', customsCode: '691310' };
  expect((await see(id))?.lines).toEqual([bought]);
  expect((await see(id, ada))?.lines).toEqual([bought]);
  const unknown = await buy(await aProduct(shop.app.orm.em.fork()));
  expect((await see(unknown))?.lines).toEqual([{ weight: null, originCountry: null, customsCode: null }]);
});

describe('an order', () => {
  test("by card shows staff the provider's payment, and shows both when it was paid", async () => {
    const { id, sessionId } = await aCardOrder(shop, ada, { productId: vase, quantity: 1 });
    expect(await see(id)).toMatchObject({ paidAt: null, payment: null });
    shop.gateway.pay(sessionId);
    const paymentId = shop.gateway.sessions.get(sessionId)?.paymentId;
    expect(await report(shop, sessionId)).toBe(200);
    const seen = await see(id);
    expect(seen).toMatchObject({
      payment: { provider: 'stripe', providerPaymentId: paymentId, amount: 4900 },
      paidAt: expect.stringMatching(/^20/) as string,
    });
    expect(await see(id, ada)).toMatchObject({ payment: null, paidAt: seen?.paidAt });
    const { body } = await shop.client.rest<string>('/api/exports/orders.csv', { token: admin.token });
    expect(body.split('\n').find((row) => row.includes(String(paymentId)))).toContain(
      `,900,CN,701349,${String(paymentId)}`,
    );

    await changeOrder(shop, admin, 'orderRefund', id);
    await shop.app.jobs.run('refunds');
    expect(await see(id)).toMatchObject({ paidAt: seen?.paidAt, payment: seen?.payment });
  });

  test('with cash on delivery has no provider payment', async () => {
    const id = await buy();
    expect(await see(id)).toMatchObject({ paidAt: null, payment: null });
    await setOrderStatus(shop.client, admin, id, 'DELIVERED');
    expect(await see(id)).toMatchObject({ paidAt: expect.any(String) as string });
    expect((await see(id))?.payment).toBeNull();
  });

  test('sends all of it to webhooks', async () => {
    const { webhook } = await webhooksOf(shop).register(admin, {
      url: 'https://a.example/',
      eventTypes: ['ORDER_PAID'],
    });
    await edit({ originCountry: 'PT', customsCode: '691310' });
    const { id, sessionId } = await aCardOrder(shop, ada, { productId: vase, quantity: 1 });
    shop.gateway.pay(sessionId);
    await report(shop, sessionId);
    await shop.app.jobs.run('events');
    await shop.app.jobs.run('webhook-events');
    const [delivery] = await webhooksOf(shop).log(admin, webhook?.id ?? '');
    const seen = await see(id);
    expect(JSON.parse(delivery?.body ?? '')).toMatchObject({
      data: {
        order: {
          id,
          paidAt: seen?.paidAt,
          payment: seen?.payment,
          lines: [{ originCountry: 'PT', customsCode: '691310' }],
        },
      },
    });
  });
});
