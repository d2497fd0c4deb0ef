import { beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { describeShop } from '../../test/describe-shop.ts';
import {
  AddUnknownVariants,
  AddVariants,
  PlaceVariants,
  PreviewVariants,
  ReadVariants,
  ReplaceWithVariants,
} from '../../test/documents.generated.ts';
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
  const { product } = await shop.client.data(ReadVariants, { id: teeId });
  variantId = product?.variants.find(({ colour, size }) => colour === 'Blue' && size === 'M')?.id ?? '';
});

const blueM = { product: { id: '' }, colour: 'Blue', size: 'M' };

beforeAll(() => {
  blueM.product.id = teeId;
});

describe('a variant can be bought by its id', () => {
  test.each([
    ['cartLinesAdd', AddVariants],
    ['cartReplace', ReplaceWithVariants],
  ])('with %s', async (_mutation, document) => {
    const lines = [{ variantId, quantity: 2 }];
    const { payload } = await shop.client.data(document, { lines }, ada.token);
    expect(payload).toEqual({ cart: { lines: [{ ...blueM, quantity: 2 }] }, userErrors: [] });
  });

  test('in a preview and an order', async () => {
    const lines = [{ variantId, quantity: 3 }];
    const { payload: preview } = await shop.client.data(PreviewVariants, { lines }, ada.token);
    expect(preview).toEqual({ preview: { lines: [{ ...blueM, quantity: 3 }] } });
    const input = { orderId: 'by-variant', paymentMethod: 'CASH_ON_DELIVERY', lines, billing } as const;
    const { payload: placed } = await shop.client.data(PlaceVariants, { input }, ada.token);
    expect(placed).toEqual({ order: { lines: [{ variantId, quantity: 3 }] }, userErrors: [] });
  });

  test('by REST', async () => {
    const { body } = await shop.client.rest<{ cart: object[] }>('/api/updateUser', {
      method: 'PUT',
      token: ada.token,
      body: { cart: [{ variantId, quantity: 4 }] },
    });
    expect(body.cart).toEqual([
      expect.objectContaining({ _id: teeId, color: 'Blue', size: 'M', quantity: 4 }),
    ]);
  });

  test.each(['0193e0c0-0000-7000-8000-000000000000', 'none'])('unless %s is unknown', async (unknown) => {
    const lines = [{ productId: teeId, colour: 'Red', size: 'S', quantity: 1 }, { variantId: unknown }];
    const { payload } = await shop.client.data(AddUnknownVariants, { lines }, ada.token);
    expect(payload).toEqual({ userErrors: [{ code: 'NOT_FOUND', field: ['lines', '1', 'variantId'] }] });
  });
});
