import { beforeAll, describe, expect, test, vi } from 'vitest';
import { RequestError } from '../errors.ts';
import { CatalogueService } from '../modules/catalogue/products/catalogue.service.ts';
import { aProduct } from '../test/factories.ts';
import { describeShop } from '../test/describe-shop.ts';
import { ListProductIds } from '../test/documents.generated.ts';
import { message } from '../shared/messages/message.ts';

interface ProductResponse {
  _id: string;
}

const shop = describeShop();
let tee: string;

beforeAll(async () => {
  tee = await aProduct(shop.app.orm.em.fork(), {
    title: 'Tee',
    salePrice: 1999,
    regularPrice: 2499,
    colours: ['red', 'blue'],
    sizes: ['S', 'M'],
    stock: 10,
  });
});

const getProducts = (headers: Record<string, string> = {}) =>
  shop.client.rest<ProductResponse[]>('/api/getProducts', { headers });

describe('getProducts', () => {
  test('returns every product under the specification’s names', async () => {
    const { status, body } = await getProducts();
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
      availability: 'IN_STOCK',
      updatedAt: expect.any(String) as string,
      image: expect.any(String) as string,
    });
  });

  test('returns 304 when nothing has changed', async () => {
    const first = await getProducts();
    const tag = first.headers.get('etag') ?? '';
    const again = () => getProducts({ 'if-none-match': `"x", ${tag}` });
    expect((await again()).status).toBe(304);
    await aProduct(shop.app.orm.em.fork());
    expect((await again()).status).toBe(200);
  });
});

describe('getProducts in pages', () => {
  const get = (path: string) => shop.client.rest<ProductResponse[]>(path);

  test('links from each page to the next, and together they are complete', async () => {
    for (let position = 1; position <= 4; position += 1) await aProduct(shop.app.orm.em.fork(), { position });
    const whole = (await getProducts()).body.map(({ _id }) => _id);
    const seen: string[] = [];
    let pages = 0;
    let path: string | undefined = '/api/getProducts?first=2';
    while (path !== undefined) {
      const { status, headers, body }: Awaited<ReturnType<typeof get>> = await get(path);
      expect(status).toBe(200);
      seen.push(...body.map(({ _id }) => _id));
      pages += 1;
      path = /^<([^>]*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(whole);
    expect(pages).toBe(Math.ceil(whole.length / 2));
  });

  test.each(['first=0', 'first=101', 'first=1.5', 'first=x'])(
    'rejects %s, naming the parameter',
    async (query) => {
      const { status, body } = await shop.client.rest<{ errors: { pointer: string }[] }>(
        `/api/getProducts?${query}`,
      );
      expect([status, body.errors.map(({ pointer }) => pointer)]).toEqual([422, ['#/first']]);
    },
  );

  test('rejects an invalid cursor', async () => {
    const { status } = await shop.client.rest('/api/getProducts?first=2&after=nonsense');
    expect(status).toBe(400);
  });
});

describe('getProducts of a large catalogue', () => {
  const big = describeShop();
  const count = 450;

  beforeAll(async () => {
    const em = big.app.orm.em.fork();
    // The longest possible descriptions, so that a single page exceeds the size that is sent in one piece.
    const description = 'long '.repeat(999);
    for (let position = 0; position < count; position += 1) await aProduct(em, { description, position });
  });

  test('returns all of it, each product once, in order', async () => {
    const { status, headers, body } = await big.client.rest<ProductResponse[]>('/api/getProducts');
    expect(status).toBe(200);
    expect(headers.get('content-length')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
    const { products } = await big.client.data(ListProductIds, { first: 100 });
    expect(body.slice(0, 100).map(({ _id }) => _id)).toEqual(products.nodes.map(({ id }) => id));
    expect(new Set(body.map(({ _id }) => _id)).size).toBe(count);
  });

  test('is cut off when the database fails midway, and is complete again afterwards', async () => {
    const list = Reflect.get<CatalogueService, 'list'>(CatalogueService.prototype, 'list');
    const failing = vi.spyOn(CatalogueService.prototype, 'list').mockImplementation(function (
      this: CatalogueService,
      ...args
    ) {
      if (failing.mock.calls.length === 3) throw new RequestError('UNAVAILABLE', message('request.shopBusy'));
      return list.apply(this, args);
    });
    await expect(big.client.rest('/api/getProducts')).rejects.toThrow('terminated');
    expect(failing).toHaveBeenCalledTimes(3);
    failing.mockRestore();
    expect((await big.client.rest<ProductResponse[]>('/api/getProducts')).body).toHaveLength(count);
  });
});
