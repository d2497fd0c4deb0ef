import { beforeAll, expect, test } from 'vitest';
import { AssetService } from '../modules/assets/asset.service.ts';
import { composition } from '../modules.ts';
import { assetUses } from '../modules/assets/asset-uses.registry.ts';
import { describeShop } from '../test/describe-shop.ts';
import { MemoryStorage } from '../test/gateways/memory-storage.ts';
import { sampleId } from './sample/sample-id.ts';
import { seed } from './seed.ts';

const shop = describeShop({ isDemo: false });
const storage = new MemoryStorage();

beforeAll(() => seedShop());

async function seedShop() {
  const { orm, server } = shop.app;
  return seed(
    orm,
    shop.config,
    shop.clock.now,
    (em) => new AssetService(em, shop.clock.now, storage, server.log, composition.entriesOf(assetUses)),
  );
}

async function run<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const rows = await shop.app.orm.em.fork().execute<Row[]>(sql, values);
  return rows.map((row) => ({ ...row }));
}

test('a shop gets categories with subcategories, and products in both', async () => {
  const rows = await run(
    `select parent.slug as parent, child.slug, count(*)::integer as count from categories child
     join categories parent on parent.id = child.parent_id
     join product_categories further on further.category_id = child.id
     join products on products.id = further.product_id and products.category_id = parent.id
     where parent.slug like 'women%' group by parent.slug, child.id order by child.position`,
  );
  expect(rows).toEqual(
    [
      { slug: "women's dresses & skirts", count: 3 },
      { slug: "women's tops & knitwear", count: 3 },
      { slug: "women's shoes", count: 1 },
      { slug: "women's bags", count: 1 },
      { slug: "women's accessories", count: 2 },
    ].map((row) => ({ parent: "women's clothing", ...row })),
  );
});

test('a shop gets variants with their own stock and price, and not every combination', async () => {
  const [hoodie] = await run(
    `select sale_price, highest_price, regular_price, stock from products where id = ?`,
    [sampleId('product', 'hoodie')],
  );
  expect(hoodie).toEqual({ sale_price: 5400, highest_price: 5800, regular_price: 7200, stock: 64 });
  const variants = await run(
    `select size, stock, sku, sale_price, regular_price from product_variants
     where product_id = ? and colour = 'Navy' order by position`,
    [sampleId('product', 'hoodie')],
  );
  expect(variants.at(0)).toMatchObject({ size: 'S', stock: 3, sku: 'ALD-HOD-NAV-S', sale_price: 5400 });
  expect(variants.at(-1)).toEqual({
    size: 'XXL',
    stock: 0,
    sku: 'ALD-HOD-NAV-XXL',
    sale_price: 5800,
    regular_price: 7600,
  });
  const brick = await run<{ size: string }>(
    `select size from product_variants where product_id = ? and colour = 'Brick' order by position`,
    [sampleId('product', 'tee')],
  );
  expect(brick.map(({ size }) => size)).toEqual(['S', 'M', 'L', 'XL']);
});

test('a shop gets automatic and manual collections', async () => {
  const rows = await run(
    `select handle, kind, jsonb_array_length(conditions) as rules, count(product_id)::integer as products
     from collections left join collection_products on collection_id = collections.id
     group by collections.id order by handle`,
  );
  expect(rows).toEqual([
    { handle: 'desk-and-work', kind: 'RULES', rules: 1, products: 0 },
    { handle: 'just-in', kind: 'RULES', rules: 2, products: 0 },
    { handle: 'on-sale', kind: 'RULES', rules: 2, products: 0 },
    { handle: 'presents', kind: 'MANUAL', rules: 0, products: 10 },
    { handle: 'small-prices', kind: 'RULES', rules: 2, products: 0 },
    { handle: 'summer-by-the-sea', kind: 'MANUAL', rules: 0, products: 9 },
  ]);
});

test('a shop has as many reviews as it counts, and none claims a purchase', async () => {
  const wrong = await run(
    `select handle from products p where rating_reviews = 0 or (rating_reviews, rating_rate) <>
       (select count(*), round(avg(shown_stars), 1) from reviews where product_id = p.id and order_id is null and user_id is null)`,
  );
  expect(wrong).toEqual([]);
});

test('a shop with an older seed gets new categories and collections', async () => {
  await run('delete from product_categories');
  await run('delete from categories where parent_id is not null');
  await run('delete from collections');
  expect(await seedShop()).toEqual({ products: 0, users: 0 });
  expect(await run('select 1 from product_categories')).toHaveLength(19);
  expect(await run('select 1 from collections')).toHaveLength(6);
});

test('a shop keeps SKUs that the merchant has changed', async () => {
  await run('delete from reviews where product_id = ?', [sampleId('product', 'clock')]);
  await run(`delete from stock_movements where variant_id in
    (select id from product_variants where product_id = '${sampleId('product', 'clock')}')`);
  await run('delete from product_variants where product_id = ?', [sampleId('product', 'clock')]);
  await run('delete from products where id = ?', [sampleId('product', 'clock')]);
  await run(`update product_variants set sku = 'STL-CLK' where sku = 'STL-LMP'`);
  expect(await seedShop()).toEqual({ products: 1, users: 0 });
  expect(
    await run('select sku from product_variants where product_id = ?', [sampleId('product', 'clock')]),
  ).toEqual([{ sku: null }]);
});
