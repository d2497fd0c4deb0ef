import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aProduct } from '../../test/factories.ts';
import { anAdmin, type Person } from '../../test/people.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';
import type { Problem } from '../problem.ts';

interface ProductAnswer {
  _id: string;
}

let shop: TestApp;
let admin: Person;
let tee: string;

beforeAll(async () => {
  shop = await startTestApp();
  admin = await anAdmin(shop);
  tee = await aProduct(shop.app.orm.em.fork(), {
    title: 'Tee',
    salePrice: 1999,
    regularPrice: 2499,
    colours: ['red', 'blue'],
    sizes: ['S', 'M'],
    stock: 10,
  });
});
afterAll(() => shop.stop());

const call = <Body = Problem>(method: string, path: string, body?: unknown, token: string | null = null) =>
  shop.client.rest<Body>(`/api${path}`, { method, body, token });

describe('getProducts', () => {
  test("answers every product under the specification's names", async () => {
    const { status, body } = await call<ProductAnswer[]>('GET', '/getProducts');
    expect(status).toBe(200);
    expect(body.find((product) => product._id === tee)).toEqual({
      _id: tee,
      title: 'Tee',
      salePrice: 19.99,
      regularPrice: 24.99,
      description: 'Soft and plain.',
      category: "men's clothing",
      rating: { rate: 4.5, reviews: 12 },
      colours: ['red', 'blue'],
      sizes: ['S', 'M'],
      discount: 20,
      new: false,
      stock: 10,
      inStock: true,
      image: expect.any(String) as string,
    });
  });

  test('answers 304 to whoever has it already, until something changes', async () => {
    const first = await call<ProductAnswer[]>('GET', '/getProducts');
    const tag = first.headers.get('etag') ?? '';
    const again = () => shop.client.rest('/api/getProducts', { headers: { 'if-none-match': `"x", ${tag}` } });
    expect((await again()).status).toBe(304);
    await aProduct(shop.app.orm.em.fork());
    expect((await again()).status).toBe(200);
  });
});

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

  test('makes a product out of what a product form says', async () => {
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
    const shelf = await call<{ _id: string }[]>('GET', '/getProducts');
    expect(shelf.body.map((shown) => shown._id)).toContain(body['_id']);
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
  ])('refuses a product with %s', async (wrong, pointer) => {
    const body = `${JSON.stringify(product).slice(0, -1)},${wrong}}`;
    const answer = await call('POST', '/addProduct', body, admin.token);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.pointer).toBe(pointer);
  });
});
