import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../shared/new-id.ts';
import {
  ChangeProduct,
  CreateProduct,
  FindProductIds,
  ReadDeletedProducts,
  ReadHandle,
  RestoreProduct,
  WithdrawProduct,
} from '../../../test/documents.generated.ts';
import { aProduct } from '../../../test/factories.ts';
import { ledgerOf } from '../../../test/ledger.ts';
import { anOrder, anOrderInput } from '../../../test/orders.ts';
import { aCustomer, anAdmin } from '../../../test/users.ts';
import { describeShop } from '../../../test/describe-shop.ts';
import { CategoryEntity } from '../categories/category.entity.ts';
import { ProductEntity } from './product.entity.ts';
import { StockMovementEntity } from '../../inventory/stock-movement.entity.ts';

const kettle = {
  title: 'Copper Kettle',
  description: 'Boils a litre in four minutes.',
  category: 'Home & Lifestyle',
  salePrice: 4999,
  regularPrice: 6999,
  stock: 12,
};

const shop = describeShop();
let admin: string;
let adminId: string;

beforeAll(async () => {
  ({ token: admin, userId: adminId } = await anAdmin(shop));
});

const create = (input: object) => shop.client.data(CreateProduct, { input }, admin);
const update = (id: string, input: object) => shop.client.data(ChangeProduct, { id, input }, admin);

async function newKettle(input: object = {}): Promise<string> {
  const { payload } = await create({ ...kettle, ...input });
  return payload.product?.id ?? '';
}

describe('productCreate', () => {
  test('adds a product with its stock in the ledger', async () => {
    const { payload } = await create({
      ...kettle,
      colours: [{ name: 'Copper', hex: '#B87333' }],
      sizes: ['1 l'],
    });
    expect(payload.userErrors).toEqual([]);
    expect(payload.product).toMatchObject({
      title: 'Copper Kettle',
      discount: 29,
      stock: 12,
      isNew: false,
      category: { slug: 'home & lifestyle', label: 'Home & Lifestyle' },
      colours: [{ name: 'Copper', hex: '#B87333' }],
      sizes: ['1 l'],
    });
    expect(await ledgerOf(shop, payload.product?.id)).toEqual({ stock: 12, sum: 12, reasons: ['INITIAL'] });
  });

  test('adds an unknown category with the product', async () => {
    const { payload } = await create({ ...kettle, category: 'Garden' });
    expect(payload.product?.category).toEqual({ slug: 'garden', label: 'Garden' });
  });

  test('adds an unknown category once, even if several simultaneous products name it', async () => {
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => create({ ...kettle, category: 'Curiosities' })),
    );
    for (const { payload } of responses) {
      expect(payload.product?.category).toEqual({ slug: 'curiosities', label: 'Curiosities' });
    }
  });

  test.each([
    [{ title: '  ' }, 'REQUIRED', ['input', 'title']],
    [{ title: 'x'.repeat(201) }, 'INVALID_VALUE', ['input', 'title']],
    [{ category: '' }, 'REQUIRED', ['input', 'category']],
    [{ salePrice: 0 }, 'INVALID_VALUE', ['input', 'salePrice']],
    [{ salePrice: -1 }, 'INVALID_VALUE', ['input', 'salePrice']],
    [{ salePrice: 100_000_001 }, 'INVALID_VALUE', ['input', 'salePrice']],
    [{ regularPrice: 4998 }, 'INVALID_VALUE', ['input', 'regularPrice']],
    [{ stock: -3 }, 'INVALID_VALUE', ['input', 'stock']],
    [{ stock: 1_000_001 }, 'INVALID_VALUE', ['input', 'stock']],
    [{ image: 'javascript:alert(1)' }, 'INVALID_VALUE', ['input', 'image']],
    [{ image: 'data:text/html,x' }, 'INVALID_VALUE', ['input', 'image']],
    [{ image: '//elsewhere.example/x.png' }, 'INVALID_VALUE', ['input', 'image']],
    [{ sizes: ['M', 'm'] }, 'INVALID_VALUE', ['input', 'sizes']],
    [{ colours: [{ name: 'Red', hex: 'red' }] }, 'INVALID_VALUE', ['input', 'colours', '0', 'hex']],
  ])('rejects %j', async (wrong, code, field) => {
    const { payload } = await create({ ...kettle, ...wrong });
    expect(payload.product).toBeNull();
    expect(payload.userErrors[0]).toMatchObject({ code, field });
  });

  test('stores a title verbatim', async () => {
    const title = '<img src=x onerror=alert(1)>';
    const { payload } = await create({ ...kettle, title });
    expect(payload.product?.title).toBe(title);
  });

  test.each([4999.5, 9_007_199_254_740_992, '49.99'])('rejects the malformed price %j', async (salePrice) => {
    const input: object = { ...kettle, salePrice };
    const { errors } = await shop.client.graphql(CreateProduct, { input }, admin);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });
});

describe('puts a new product last', () => {
  const places = async (ids: string[]) => {
    const products = await shop.app.orm.em.fork().find(ProductEntity, { id: { $in: ids } });
    return products.map(({ position }) => position).sort((one, other) => one - other);
  };

  test('also after products with gaps in their positions', async () => {
    await aProduct(shop.app.orm.em.fork(), { position: 5000 });
    expect(await places([await newKettle()])).toEqual([5001]);
  });

  test('gives each product its own position, however many are added at once', async () => {
    await aProduct(shop.app.orm.em.fork(), { position: 6000 });
    const ids = await Promise.all(Array.from({ length: 8 }, () => newKettle()));
    expect(await places(ids)).toEqual([6001, 6002, 6003, 6004, 6005, 6006, 6007, 6008]);
  });

  test('puts a new category last too', async () => {
    const labels = Array.from({ length: 6 }, (_, index) => `Sundries ${index}`);
    await Promise.all(labels.map((category) => newKettle({ category })));
    const categories = await shop.app.orm.em.fork().find(CategoryEntity, { label: { $in: labels } });
    expect(new Set(categories.map(({ position }) => position)).size).toBe(6);
  });
});

describe('productUpdate', () => {
  test('changes the given fields and leaves the rest', async () => {
    const id = await newKettle();
    const { payload } = await update(id, { title: 'Brass Kettle', regularPrice: null });
    expect(payload.product).toMatchObject({
      title: 'Brass Kettle',
      regularPrice: null,
      discount: null,
      description: kettle.description,
      stock: 12,
    });
  });

  test('records a new stock as a correction', async () => {
    const id = await newKettle();
    await update(id, { stock: 5 });
    expect(await ledgerOf(shop, id)).toEqual({ stock: 5, sum: 5, reasons: ['INITIAL', 'CORRECTION'] });
  });

  test('preserves sales since the stock was read, if the caller sends the expected stock', async () => {
    const id = await newKettle({ stock: 10 });
    await anOrder(shop.client, await aCustomer(shop), anOrderInput({ productId: id, quantity: 3 }));
    const { payload } = await update(id, { title: 'Kettle', stock: 10, expectedStock: 10 });
    expect(payload.userErrors).toMatchObject([{ code: 'VERSION_CHANGED', field: ['input', 'stock'] }]);
    const body = { productId: id, stock: 20, expectedStock: 10 };
    const { status } = await shop.client.rest('/api/updateProduct', { method: 'PUT', token: admin, body });
    expect([status, (await ledgerOf(shop, id)).stock]).toEqual([409, 7]);
    await update(id, { stock: 20, expectedStock: 7 });
    expect((await ledgerOf(shop, id)).stock).toBe(20);
  });

  test('records in the ledger who entered and who corrected the stock, by GraphQL or REST', async () => {
    const colleague = await anAdmin(shop);
    const id = await newKettle({ stock: 5 });
    await shop.client.data(ChangeProduct, { id, input: { stock: 9 } }, colleague.token);
    const body = { ...kettle, salePrice: 49.99, regularPrice: 69.99, image: null };
    const added = await shop.client.rest<{ _id: string }>('/api/addProduct', {
      method: 'POST',
      token: colleague.token,
      body,
    });
    await shop.client.rest('/api/updateProduct', {
      method: 'PUT',
      token: admin,
      body: { productId: added.body._id, stock: 10 },
    });
    const movements = await shop.app.orm.em
      .fork()
      .find(
        StockMovementEntity,
        { variant: { product: { $in: [id, added.body._id] } } },
        { orderBy: { id: 'asc' } },
      );
    expect(movements.map(({ reason, quantity, actorId }) => [reason, quantity, actorId])).toEqual([
      ['INITIAL', 5, adminId],
      ['CORRECTION', 4, colleague.userId],
      ['INITIAL', 12, colleague.userId],
      ['CORRECTION', -2, adminId],
    ]);
  });

  test('compares a new price with the unchanged one', async () => {
    const id = await newKettle();
    const { payload } = await update(id, { salePrice: 7000 });
    expect(payload.userErrors[0]).toMatchObject({ code: 'INVALID_VALUE', field: ['input', 'regularPrice'] });
  });

  test('makes the product searchable by its new title', async () => {
    const id = await newKettle();
    await update(id, { title: 'Samovar' });
    const { products } = await shop.client.data(FindProductIds, { text: 'samovar' });
    expect(products.nodes).toEqual([{ id }]);
  });

  test.each(['junk', newId()])('does not find product %s', async (id) => {
    const { payload } = await update(id, { title: 'x' });
    expect(payload.userErrors[0]).toMatchObject({ code: 'NOT_FOUND', field: ['id'] });
  });
});

describe('productDelete', () => {
  test('withdraws a product once', async () => {
    const id = await aProduct(shop.app.orm.em.fork(), { title: 'Old Kettle' });
    const first = await shop.client.data(WithdrawProduct, { id }, admin);
    expect(first.payload).toEqual({ productId: id, userErrors: [] });
    const { product } = await shop.client.data(ReadHandle, { id });
    expect(product).toBeNull();

    const second = await shop.client.data(WithdrawProduct, { id }, admin);
    expect(second.payload).toEqual({ productId: null, userErrors: [{ code: 'NOT_FOUND', field: ['id'] }] });
  });
});

describe('productRestore', () => {
  const restore = (id: string) => shop.client.data(RestoreProduct, { id }, admin);
  const withdraw = (id: string) => shop.client.data(WithdrawProduct, { id }, admin);
  const deletedIds = async (after: string | null = null) => {
    const { page } = await shop.client.data(ReadDeletedProducts, { after }, admin);
    return { ids: page.nodes.map(({ id }) => id), total: page.totalCount, end: page.pageInfo.endCursor };
  };

  test('restores a deleted product unchanged, and only once', async () => {
    const id = await newKettle({ handle: 'the-kettle' });
    await withdraw(id);
    const { payload } = await restore(id);
    expect(payload).toMatchObject({
      product: { id, title: 'Copper Kettle', handle: 'the-kettle', stock: 12, deletedAt: null },
      userErrors: [],
    });
    expect((await restore(id)).payload.userErrors).toMatchObject([{ code: 'NOT_FOUND', field: ['id'] }]);
  });

  test('gives it a new handle when another product has its own', async () => {
    const id = await newKettle({ title: 'Blue Pot', handle: 'blue-pot' });
    await withdraw(id);
    const other = await newKettle({ title: 'Blue Pot', handle: 'blue-pot' });
    const { payload } = await restore(id);
    expect(payload.product).toMatchObject({ handle: 'blue-pot-2' });
    const data = await shop.client.data(ReadHandle, { id: other });
    expect(data.product).toEqual({ handle: 'blue-pot' });
  });

  test('lists deleted products, newest first, page by page', async () => {
    const ids = await Promise.all(['A', 'B', 'C'].map((title) => newKettle({ title })));
    const { total: before } = await deletedIds();
    for (const id of ids) {
      await withdraw(id);
      shop.clock.advance(1000);
    }
    const first = await deletedIds();
    expect(first).toMatchObject({ ids: [ids[2], ids[1]], total: before + 3 });
    expect((await deletedIds(first.end)).ids[0]).toBe(ids[0]);
  });
});
