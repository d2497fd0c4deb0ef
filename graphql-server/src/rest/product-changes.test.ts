import { beforeAll, describe, expect, test } from 'vitest';
import { ProductEntity } from '../modules/catalogue/products/product.entity.ts';
import { aProduct } from '../test/factories.ts';
import { ledgerOf } from '../test/ledger.ts';
import { anAdmin, type Person } from '../test/users.ts';
import { describeShop } from '../test/describe-shop.ts';
import type { Problem } from '../http/problem.ts';

interface ProductResponse {
  _id: string;
}

const shop = describeShop();
let admin: Person;
let tee: string;

beforeAll(async () => {
  admin = await anAdmin(shop);
  tee = await aProduct(shop.app.orm.em.fork(), { title: 'Tee' });
});

const call = <Body = Problem>(method: string, path: string, body?: unknown, token: string | null = null) =>
  shop.client.rest<Body>(`/api${path}`, { method, body, token });

describe('addProduct', () => {
  const product = {
    title: 'Lamp',
    description: 'Gives light.',
    category: 'Electronics',
    regularPrice: 24.5,
    salePrice: 19.99,
    stock: 3,
    image: '',
  };

  test('creates a product from a product form', async () => {
    const { status, body } = await call<Record<string, unknown>>(
      'POST',
      '/addProduct',
      {
        ...product,
        _id: tee,
        rating: { rate: 5, reviews: 9999 },
        discount: 99,
        createdAt: 1,
        inStock: false,
      },
      admin.token,
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({
      title: 'Lamp',
      category: 'electronics',
      salePrice: 19.99,
      regularPrice: 24.5,
      discount: 18,
      stock: 3,
      inStock: true,
      rating: { rate: 0, reviews: 0 },
    });
    expect(body['_id']).not.toBe(tee);
    const productsById = await call<{ _id: string }[]>('GET', '/getProducts');
    expect(productsById.body.map((shown) => shown._id)).toContain(body['_id']);
  });

  test.each<[string, string]>([
    ['"salePrice":-1', '#/salePrice'],
    ['"salePrice":0', '#/salePrice'],
    ['"salePrice":1e999', '#/salePrice'],
    ['"salePrice":0.001', '#/salePrice'],
    ['"salePrice":"19.99"', '#/salePrice'],
    ['"regularPrice":1', '#/regularPrice'],
    ['"stock":1.5', '#/stock'],
    ['"stock":-3', '#/stock'],
    ['"stock":9007199254740993', '#/stock'],
    ['"title":5', '#/title'],
    ['"title":"a\\u0000b"', '#/title'],
    ['"image":"javascript:alert(1)"', '#/image'],
    ['"image":"data:text/html,x"', '#/image'],
  ])('rejects a product with %s', async (wrong, pointer) => {
    const body = `${JSON.stringify(product).slice(0, -1)},${wrong}}`;
    const response = await call('POST', '/addProduct', body, admin.token);
    expect(response.status).toBe(422);
    expect(response.body.errors?.[0]?.pointer).toBe(pointer);
  });
});

describe('updateProduct', () => {
  const product = {
    title: 'Desk lamp',
    description: 'Gives light.',
    category: 'Electronics',
    regularPrice: 30,
    salePrice: 24.5,
    stock: 7,
    image: 'https://pictures.example/lamp.webp',
  };
  const update = <Body = Record<string, unknown>>(body: unknown) =>
    call<Body>('PUT', '/updateProduct', body, admin.token);
  const shown = async (id: string) =>
    (await call<Record<string, unknown>[]>('GET', '/getProducts')).body.find(({ _id }) => _id === id);

  test('changes the fields of a product form, and nothing else', async () => {
    const productId = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', colours: ['red'], stock: 3 });
    const { status, headers, body } = await update({
      ...product,
      productId,
      _id: tee,
      rating: { rate: 1, reviews: 1 },
      discount: 99,
      inStock: false,
      colours: [],
    });
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({
      _id: productId,
      title: 'Desk lamp',
      salePrice: 24.5,
      regularPrice: 30,
      description: 'Gives light.',
      category: 'electronics',
      rating: { rate: 4.5, reviews: 12 },
      colours: ['red'],
      sizes: [],
      discount: 18,
      new: false,
      stock: 7,
      inStock: true,
      availability: 'IN_STOCK',
      image: 'https://pictures.example/lamp.webp',
      updatedAt: expect.any(String) as string,
    });
    expect(await shown(productId)).toEqual(body);
    expect(await shown(tee)).toMatchObject({ title: 'Tee' });
    expect((await ledgerOf(shop, productId)).stock).toBe(7);
  });

  test('leaves omitted fields unchanged, and removes the former price with null', async () => {
    const productId = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp', regularPrice: 2999 });
    const before = await shown(productId);
    expect((await update({ productId, stock: 0 })).body).toEqual({
      ...before,
      stock: 0,
      inStock: false,
      availability: 'SOLD_OUT',
    });
    expect((await update({ productId, regularPrice: null })).body).toMatchObject({
      salePrice: 19.99,
      regularPrice: null,
      discount: null,
    });
  });

  test('keeps the picture of a product that is sent back unchanged; an empty URL removes it', async () => {
    const em = shop.app.orm.em.fork();
    const productId = await aProduct(em, { title: 'Lamp' });
    const picture = {
      url: '/pictures/lamp-1200.webp',
      alt: 'A lamp with a green shade',
      width: 1200,
      height: 900,
      sources: [{ url: '/pictures/lamp-600.webp', width: 600 }],
    };
    await em.nativeUpdate(ProductEntity, { id: productId }, { image: picture });
    const { body } = await update({ productId, ...(await shown(productId)), stock: 4 });
    expect(body).toMatchObject({ stock: 4, image: picture.url });
    const { image } = await shop.app.orm.em.fork().findOneOrFail(ProductEntity, { id: productId });
    expect(image).toEqual(picture);
    expect((await update({ productId, image: '' })).body['image']).toMatch(/^\/placeholders\//);
  });

  test.each<[Record<string, unknown>, number, string, string]>([
    [{ productId: undefined }, 422, 'REQUIRED', '#/productId'],
    [{ productId: 7 }, 422, 'INVALID_VALUE', '#/productId'],
    [{ productId: 'junk' }, 404, 'NOT_FOUND', '#/productId'],
    [{ productId: '019aa000-0000-7000-8000-000000000000' }, 404, 'NOT_FOUND', '#/productId'],
    [{ title: '' }, 422, 'REQUIRED', '#/title'],
    [{ title: null }, 422, 'INVALID_VALUE', '#/title'],
    [{ category: '' }, 422, 'REQUIRED', '#/category'],
    [{ salePrice: '19.99' }, 422, 'INVALID_VALUE', '#/salePrice'],
    [{ salePrice: 0.001 }, 422, 'INVALID_VALUE', '#/salePrice'],
    [{ salePrice: 0 }, 422, 'INVALID_VALUE', '#/salePrice'],
    [{ regularPrice: 1 }, 422, 'INVALID_VALUE', '#/regularPrice'],
    [{ stock: -1 }, 422, 'INVALID_VALUE', '#/stock'],
    [{ stock: 1.5 }, 422, 'INVALID_VALUE', '#/stock'],
    [{ stock: null }, 422, 'INVALID_VALUE', '#/stock'],
    [{ image: 'javascript:alert(1)' }, 422, 'INVALID_VALUE', '#/image'],
  ])('rejects %j', async (wrong, status, code, pointer) => {
    const before = await shown(tee);
    const response = await update<Problem>({ productId: tee, ...product, ...wrong });
    expect(response).toMatchObject({ status, body: { code } });
    expect(response.body.errors?.[0]).toMatchObject({ code, pointer });
    expect(await shown(tee)).toEqual(before);
  });
});

describe('deleteProduct', () => {
  const remove = (id: string, request: object = {}) =>
    shop.client.rest<Problem & { _id: string }>(`/api/deleteProduct/${id}`, {
      method: 'DELETE',
      token: admin.token,
      ...request,
    });

  test.each([
    [
      'with a JSON content type and no body, as the specification says',
      { 'content-type': 'application/json' },
    ],
    ['without a content type', {}],
  ])('withdraws a product, called %s', async (_how, headers) => {
    const id = await aProduct(shop.app.orm.em.fork(), { title: 'Lamp' });
    const response = await remove(id, { headers });
    expect([response.status, response.body]).toEqual([200, { _id: id }]);
    const { body } = await call<ProductResponse[]>('GET', '/getProducts');
    expect(body.map(({ _id }) => _id)).not.toContain(id);
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  test.each(['junk', '019aa000-0000-7000-8000-000000000000', '..%2f..'])(
    'does not find a product %s',
    async (id) => {
      expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    },
  );

  test('rejects a path with U+0000', async () => {
    expect(await remove('%00')).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});
