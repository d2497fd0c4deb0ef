import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { describeShop } from '../../test/describe-shop.ts';
import { billing } from '../../test/orders.ts';
import { aCustomer, type Person } from '../../test/users.ts';

const shop = describeShop();
let ada: Person;
let teeId: string;
let variantId: string;

beforeAll(async () => {
  ada = await aCustomer(shop);
  const em = shop.app.orm.em.fork();
  teeId = await aProduct(em, { title: 'Tee', colours: ['Red', 'Blue'], sizes: ['S', 'M'], stock: 40 });
  const { product } = await shop.client.data<{
    product: { variants: { id: string; colour: string; size: string }[] };
  }>('query ($id: ID!) { product(id: $id) { variants { id colour size } } }', { id: teeId });
  variantId = product.variants.find(({ colour, size }) => colour === 'Blue' && size === 'M')?.id ?? '';
});

const LINES = 'lines { product { id } colour size quantity }';
const blueM = { product: { id: '' }, colour: 'Blue', size: 'M' };
const run = async (document: string, variables: object) =>
  shop.client.data<{ payload: unknown }>(document, { ...variables }, ada.token);

beforeAll(() => {
  blueM.product.id = teeId;
});

describe('a variant is bought by its id', () => {
  test.each(['cartLinesAdd', 'cartReplace'])('with %s', async (mutation) => {
    const { payload } = await run(
      `mutation ($lines: [CartLineInput!]!) { payload: ${mutation}(lines: $lines) { cart { ${LINES} } userErrors { code } } }`,
      { lines: [{ variantId, quantity: 2 }] },
    );
    expect(payload).toEqual({ cart: { lines: [{ ...blueM, quantity: 2 }] }, userErrors: [] });
  });

  test('in a preview and an order', async () => {
    const lines = [{ variantId, quantity: 3 }];
    const { payload: preview } = await run(
      `query ($lines: [CartLineInput!]) { payload: checkoutPreview(lines: $lines) { preview { ${LINES} } } }`,
      { lines },
    );
    expect(preview).toEqual({ preview: { lines: [{ ...blueM, quantity: 3 }] } });
    const { payload: placed } = await run(
      `mutation ($input: OrderPlaceInput!) {
        payload: orderPlace(input: $input) { order { lines { variantId quantity } } userErrors { code message field } }
      }`,
      { input: { orderId: 'by-variant', paymentMethod: 'CASH_ON_DELIVERY', lines, billing } },
    );
    expect(placed).toEqual({ order: { lines: [{ variantId, quantity: 3 }] }, userErrors: [] });
  });

  test('by REST', async () => {
    const { body } = await shop.client.rest<{ cart: object[] }>('/api/updateUser', {
      ...{ method: 'PUT', token: ada.token },
      body: { cart: [{ variantId, quantity: 4 }] },
    });
    expect(body.cart).toEqual([
      expect.objectContaining({ _id: teeId, color: 'Blue', size: 'M', quantity: 4 }),
    ]);
  });

  test.each(['0193e0c0-0000-7000-8000-000000000000', 'none'])('unless %s is none', async (unknown) => {
    const { payload } = await run(
      'mutation ($lines: [CartLineInput!]!) { payload: cartLinesAdd(lines: $lines) { userErrors { code field } } }',
      { lines: [{ productId: teeId, colour: 'Red', size: 'S', quantity: 1 }, { variantId: unknown }] },
    );
    expect(payload).toEqual({ userErrors: [{ code: 'NOT_FOUND', field: ['lines', '1', 'variantId'] }] });
  });
});
