import { expect, test } from 'vitest';
import { describeMigratedDatabase } from '../../test/database/describe-migrated-database.ts';

const CATEGORY = '0193e0c0-0000-7000-8000-0000000000ff';
const PRODUCT = '0193e0c0-0000-7000-8000-000000000001';

const em = describeMigratedDatabase('20261122-product-variants', async (before) => {
  await before.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'candles', 'Candles', 1)`,
  );
  await before.execute(
    `insert into products (id, category_id, handle, title, description, sale_price, highest_price, stock, colours, sizes,
       image, gallery, position, created_at)
     values ('${PRODUCT}', '${CATEGORY}', 'candle', 'Candle', 'Burns.', 900, 900, 5, '[]', '["S"]', '{}', '[]', 1, now())`,
  );
  await before.execute(aVariant("'S'"));
});

/** Adds a variant of the product in a size and, after the migration, in a value of the other option. */
function aVariant(...options: string[]): string {
  return `insert into product_variants (id, product_id, position, size, ${options.length > 1 ? 'other,' : ''}
      sale_price, stock, created_at)
    values (gen_random_uuid(), '${PRODUCT}', 0, ${options.join(', ')}, 900, 5, now())`;
}

test('products have no other option, and keep their variants', async () => {
  const rows = await em().execute<{ other: string | null; other_option: unknown }[]>(
    `select other_option, size, other from products join product_variants v on v.product_id = products.id`,
  );
  expect(rows.map((row) => ({ ...row }))).toEqual([{ other_option: null, size: 'S', other: null }]);
});

test('a combination is there once, and again in each value of the other option', async () => {
  await expect(em().execute(aVariant("'S'", 'null'))).rejects.toThrow(/product_variants_options/);
  await em().execute(aVariant("'S'", "'Rose'"));
  await expect(em().execute(aVariant("'S'", "'Rose'"))).rejects.toThrow(/product_variants_options/);
});
