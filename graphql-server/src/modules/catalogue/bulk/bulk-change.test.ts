import { EntityManager } from '@mikro-orm/core';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { checkIntegrity } from '../../../db/check-integrity.ts';
import { newId } from '../../../shared/new-id.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import {
  type ChangedProduct,
  ReadStockOfProducts,
  UpdateProducts,
  UpdateVariants,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anAdmin } from '../../../test/users.ts';
import { ProductVariantEntity } from '../variants/product-variant.entity.ts';
import { StockMovementEntity } from '../../inventory/stock-movement.entity.ts';

const shop = describeShop();
let admin: string;
let adminId: string;

beforeAll(async () => {
  ({ token: admin, userId: adminId } = await anAdmin(shop));
});

const add = (input: Parameters<typeof aProduct>[1]) => aProduct(shop.app.orm.em.fork(), input);
const updateProducts = async (ids: string[], input: object) =>
  (await shop.client.data(UpdateProducts, { ids, input }, admin)).payload;
const updateVariants = async (changes: object[]) =>
  (await shop.client.data(UpdateVariants, { changes }, admin)).payload;

/** Creates a product and returns its only variant. */
async function aVariant(
  input: Parameters<typeof aProduct>[1] = {},
): Promise<ChangedProduct['variants'][number]> {
  const { results } = await updateProducts([await add(input)], { status: 'ACTIVE' });
  const variant = results?.[0]?.product?.variants[0];
  if (!variant) throw new Error('There is no variant');
  return variant;
}

describe('productsUpdate', () => {
  test('changes state, category, prices and stock of all, and returns their former values', async () => {
    const mug = await add({ title: 'Mug', salePrice: 1050, stock: 3, category: 'Kitchen' });
    const tee = await add({ title: 'Tee', salePrice: 2000, stock: 4, sizes: ['S', 'M'] });
    await add({ category: 'Gifts' });
    const { results, userErrors } = await updateProducts([tee, mug], {
      status: 'ARCHIVED',
      category: 'gifts',
      price: { percent: -15, regularPrice: 'FORMER_PRICE' },
      stock: { by: 2 },
    });
    expect(userErrors).toEqual([]);
    expect(results).toMatchObject([
      {
        product: {
          id: tee,
          status: 'ARCHIVED',
          stock: 8,
          salePrice: 1700,
          highestPrice: 1700,
          category: { slug: 'gifts' },
          variants: [
            { salePrice: 1700, regularPrice: 2000, stock: 4 },
            { salePrice: 1700, regularPrice: 2000, stock: 4 },
          ],
        },
        before: {
          status: 'ACTIVE',
          variants: [{ salePrice: 2000, regularPrice: null, stock: 2 }, { stock: 2 }],
        },
      },
      {
        product: { id: mug, salePrice: 893, stock: 5, variants: [{ regularPrice: 1050 }] },
        before: { category: { slug: 'kitchen' }, variants: [{ salePrice: 1050, stock: 3, stockBy: 2 }] },
      },
    ]);
    expect(await ledgerOf(shop, tee)).toEqual({
      stock: 8,
      sum: 8,
      reasons: ['INITIAL', 'INITIAL', 'CORRECTION', 'CORRECTION'],
    });
    const corrections = await shop.app.orm.em
      .fork()
      .find(StockMovementEntity, { variant: { product: tee }, reason: 'CORRECTION' });
    expect(corrections.map(({ actorId }) => actorId)).toEqual([adminId, adminId]);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  test('adds and removes tags, by which products are found', async () => {
    const lamp = await add({ title: 'Lamp' });
    const full = await add({ title: 'Full' });
    await updateProducts([full], { addTags: Array.from({ length: 30 }, (_, index) => `tag ${index}`) });
    await updateProducts([lamp], { addTags: ['Old', 'sale'] });
    const { results } = await updateProducts([lamp, full], { addTags: ['New  in'], removeTags: ['OLD'] });
    expect(results).toMatchObject([
      { product: { id: lamp, tags: ['sale', 'new in'] }, before: { tags: ['old', 'sale'] } },
      { before: null, userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'addTags'] }] },
    ]);
    const data = await shop.client.data(
      '{ products(filter: { tag: "NEW in" }) { nodes { id } totalCount } }',
    );
    expect(data).toEqual({ products: { nodes: [{ id: lamp }], totalCount: 1 } });
  });

  test('changes what it can, and returns an error for each of the others', async () => {
    const many = await add({ title: 'Cup', stock: 9 });
    const few = await add({ title: 'Bowl', stock: 3, sizes: ['S', 'L'], salePrice: 500 });
    const unknown = newId();
    const { results } = await updateProducts([few, unknown, many, 'x'], {
      stock: { by: -2 },
      price: { amount: 100 },
    });
    expect(results).toMatchObject([
      {
        product: { stock: 3, salePrice: 500 },
        before: null,
        userErrors: [{ code: 'OUT_OF_STOCK', message: 'Only 1 of Bowl (L) left.', field: ['stock'] }],
      },
      { product: null, userErrors: [{ code: 'NOT_FOUND' }] },
      { product: { stock: 7, salePrice: 2099 }, userErrors: [] },
      { product: null, userErrors: [{ code: 'NOT_FOUND' }] },
    ]);
    expect(await ledgerOf(shop, few)).toMatchObject({ stock: 3, sum: 3, reasons: ['INITIAL', 'INITIAL'] });
  });

  test('removes the new main category from the further ones', async () => {
    const id = await add({ category: 'Kitchen' });
    await add({ category: 'Gifts' });
    await shop.client.data(
      'mutation ($id: ID!) { productUpdate(id: $id, input: { furtherCategories: ["gifts"] }) { product { id } } }',
      { id },
      admin,
    );
    const { results } = await updateProducts([id], { category: 'gifts' });
    expect(results?.[0]?.product?.categories).toEqual([{ slug: 'gifts' }]);
  });

  test('changes nothing when the category is unknown or the change is empty', async () => {
    const id = await add({ stock: 4 });
    const unknown = await updateProducts([id], { category: 'nowhere', stock: { set: 0 } });
    expect(unknown).toEqual({
      results: null,
      userErrors: [{ code: 'INVALID_VALUE', field: ['input', 'category'] }],
    });
    expect(await updateProducts([id], {})).toMatchObject({ userErrors: [{ field: ['input'] }] });
    expect(await ledgerOf(shop, id)).toMatchObject({ stock: 4 });
  });

  test('applies both of two simultaneous changes', async () => {
    const ids = [await add({ stock: 0 }), await add({ stock: 0 })];
    await Promise.all(
      Array.from({ length: 6 }, (_, turn) =>
        updateProducts(turn % 2 ? ids : ids.toReversed(), { stock: { by: 5 } }),
      ),
    );
    for (const id of ids) expect(await ledgerOf(shop, id)).toMatchObject({ stock: 30, sum: 30 });
  });
});

describe('productVariantsUpdate', () => {
  test('changes the others when a variant has an impossible value or is repeated', async () => {
    const one = await aVariant({ stock: 5 });
    const other = await aVariant({ stock: 5 });
    const { results } = await updateVariants([
      { id: one.id, stock: 50 },
      { id: other.id, salePrice: 0 },
      { id: one.id, stock: 60 },
    ]);
    expect(results).toMatchObject([
      { product: { stock: 50 }, userErrors: [] },
      { product: { stock: 5 }, before: null, userErrors: [{ field: ['salePrice'] }] },
      { product: { stock: 50 }, before: null, userErrors: [{ code: 'INVALID_VALUE', field: ['id'] }] },
    ]);
  });

  test('changes many variants in slices, also when a product is in two slices', async () => {
    const productId = await add({
      title: 'In two slices',
      sizes: Array.from({ length: 30 }, (_, size) => `S${size}`),
      stock: 30,
    });
    const { results: activated } = await updateProducts([productId], { status: 'ACTIVE' });
    const variants = activated?.[0]?.product?.variants ?? [];
    const others: typeof variants = [];
    for (let count = 0; count < 30; count += 1) others.push(await aVariant({ title: `Many ${count}` }));
    const all = [...others, ...variants];
    const { results } = await updateVariants(all.map(({ id }) => ({ id, stock: 2 })));
    expect(results?.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(all.length);
    const { products } = await shop.client.data(ReadStockOfProducts, { ids: [productId] });
    expect(products.nodes).toEqual([{ stock: 60 }]);
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });

  // Comparing all 150 at once would stall other requests. Fifty are of at most three products of 30.
  test('compares 150 variants in units of work of at most 90', async () => {
    const sizes = Array.from({ length: 30 }, (_, size) => `S${size}`);
    const ids = await Promise.all(
      ['First', 'Second', 'Third', 'Fourth', 'Fifth'].map((title) => add({ title, sizes, stock: 30 })),
    );
    const { results: added } = await updateProducts(ids, { status: 'ACTIVE' });
    const variants = (added ?? []).flatMap(({ product }) => product?.variants ?? []);
    const compared: number[] = [];
    const flush = vi.spyOn(EntityManager.prototype, 'flush').mockImplementation(function (
      this: EntityManager,
    ) {
      const stored = this.getUnitOfWork().getIdentityMap().getStore(ProductVariantEntity.meta);
      compared.push(stored.size);
      return this.getUnitOfWork().commit();
    });
    const { results } = await updateVariants(variants.map(({ id }) => ({ id, stock: 2 })));
    flush.mockRestore();
    expect(results?.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(150);
    expect(Math.max(...compared)).toBeGreaterThanOrEqual(50);
    expect(Math.max(...compared)).toBeLessThanOrEqual(90);
  });

  test('changes price and stock of one, and returns their former values', async () => {
    const { id } = await aVariant({ salePrice: 900, stock: 5 });
    const { results } = await updateVariants([
      { id, salePrice: 800, regularPrice: 900, stock: 7, expectedStock: 5 },
    ]);
    expect(results).toMatchObject([
      {
        product: { salePrice: 800, stock: 7, variants: [{ regularPrice: 900, stock: 7 }] },
        before: { salePrice: 900, regularPrice: null, stock: 5, stockBy: 2 },
        userErrors: [],
      },
    ]);
    expect(await ledgerOf(shop, results?.[0]?.product?.id)).toMatchObject({ stock: 7, sum: 7 });
  });

  test('rejects a change based on outdated values, and returns the current ones', async () => {
    const one = await aVariant({ stock: 5 });
    const other = await aVariant({ salePrice: 1200 });
    const { results } = await updateVariants([
      { id: one.id, stock: 8, expectedStock: 6 },
      { id: other.id, salePrice: 1500, expectedSalePrice: 1300 },
      { id: newId(), stock: 1 },
    ]);
    expect(results).toMatchObject([
      {
        product: { stock: 5 },
        before: null,
        userErrors: [{ code: 'VARIANT_CHANGED', message: 'The stock is now 5, not 6.', field: ['stock'] }],
      },
      { product: { salePrice: 1200 }, userErrors: [{ message: 'The price is now $12.00, not $13.00.' }] },
      { product: null, userErrors: [{ code: 'NOT_FOUND' }] },
    ]);
  });

  test('changes several variants of one product, and updates its price and stock', async () => {
    const product = await add({ sizes: ['S', 'M'], stock: 6, salePrice: 1000 });
    const before = await updateProducts([product], { status: 'ACTIVE' });
    const [small, medium] = before.results?.[0]?.product?.variants ?? [];
    const { results } = await updateVariants([
      { id: medium?.id, salePrice: 1400 },
      { id: small?.id, stockBy: -3 },
    ]);
    expect(results?.[1]?.product).toMatchObject({ salePrice: 1000, highestPrice: 1400, stock: 3 });
    expect(await checkIntegrity(shop.app.orm.em.fork())).toEqual([]);
  });
});
