import { beforeAll, describe, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { anAdmin } from '../../../test/users.ts';
import { newSku, productEditor } from './product-variants.fixtures.ts';

const shop = describeShop();
let admin: string;

beforeAll(async () => {
  admin = (await anAdmin(shop)).token;
});

const { create, update, withdraw, added } = productEditor(shop, () => admin);

describe('an SKU', () => {
  test('belongs to a single variant in the shop', async () => {
    const sku = newSku();
    await added({ title: 'First Tee', variants: [{ colour: 'Red', size: 'S', sku }] });
    const { userErrors } = await create({
      variants: [
        { colour: 'Red', size: 'S' },
        { colour: 'Blue', size: 'S', sku },
      ],
    });
    expect(userErrors).toEqual([
      {
        code: 'SKU_TAKEN',
        message: `“${sku}” is already the SKU of First Tee.`,
        field: ['input', 'variants', '1', 'sku'],
      },
    ]);
  });

  test('goes to the first of several simultaneous requests', async () => {
    const sku = newSku();
    const payloads = await Promise.all(
      Array.from({ length: 5 }, () => create({ variants: [{ colour: 'Red', size: 'S', sku }] })),
    );
    expect(payloads.filter(({ product }) => product !== null)).toHaveLength(1);
    for (const { product, userErrors } of payloads)
      if (!product) expect(userErrors[0]?.code).toBe('SKU_TAKEN');
  });

  test('can be swapped by two variants, and reused from one that is no longer offered', async () => {
    const [one, other] = [newSku(), newSku()];
    const red = { colour: 'Red', size: 'S' };
    const blue = { colour: 'Blue', size: 'S' };
    const id = await added({
      variants: [
        { ...red, sku: one },
        { ...blue, sku: other },
      ],
    });
    const swapped = await update(id, {
      variants: [
        { ...red, sku: other },
        { ...blue, sku: one },
      ],
    });
    expect(swapped.product?.variants.map(({ sku }) => sku)).toEqual([other, one]);
    const passed = await update(id, { variants: [{ ...red, sku: one }] });
    expect(passed.product?.variants.map(({ sku }) => sku)).toEqual([one]);
  });

  test('is free again after its product is withdrawn', async () => {
    const sku = newSku();
    const variants = [{ colour: 'Red', size: 'S', sku }];
    await withdraw(await added({ variants }));
    expect((await create({ variants })).product?.variants[0]?.sku).toBe(sku);
  });
});
