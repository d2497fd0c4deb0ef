import { expect, test } from 'vitest';
import { describeDatabase } from '../../test/database/describe-database.ts';

// What the tables reject, even if a service forgets to.

const [MUG, KETTLE, CATEGORY] = [1, 2, 3].map((end) => `0193e0c0-0000-7000-8000-00000000000${end}`);

const em = describeDatabase(async (empty) => {
  await empty.execute(
    `insert into categories (id, slug, label, position) values ('${CATEGORY}', 'cups', 'Cups', 1)`,
  );
  for (const [product, handle] of [
    [MUG, 'mug'],
    [KETTLE, 'kettle'],
  ]) {
    await empty.execute(
      `insert into products (id, category_id, title, handle, description, sale_price, highest_price, stock, colours, sizes, image,
         gallery, position, created_at)
       values (?, '${CATEGORY}', ?, ?, '', 900, 900, 0, '[]', '[]', '{}', '[]', 1, now())`,
      [product, handle, handle],
    );
  }
});

const run = (sql: string, values: unknown[] = []) => em().execute(sql, values);

test('two products that are not withdrawn cannot have the same handle', async () => {
  const rename = () => run(`update products set handle = 'kettle' where id = ?`, [MUG]);
  await expect(rename()).rejects.toThrow(/products_handle/);
  await run(`update products set deleted_at = now() where id = ?`, [KETTLE]);
  await rename();
  await run(`update products set handle = 'mug' where id = ?`, [MUG]);
  await run(`update products set deleted_at = null where id = ?`, [KETTLE]);
});

test('a combination of options is unique, also per values of the other options', async () => {
  const add = (others: string) =>
    run(
      `insert into product_variants (id, product_id, position, size, others, sale_price, stock, created_at)
       values (gen_random_uuid(), '${MUG}', 0, 'S', '{${others}}', 900, 5, now())`,
    );
  for (const others of ['', 'Rose', 'Rose,Tin', 'Tin,Rose']) {
    await add(others);
    await expect(add(others)).rejects.toThrow(/product_variants_options/);
  }
});

test('a pair consists of two existing products and is unique', async () => {
  const add = (one = '', other = '') =>
    run('insert into product_pairs (product_id, other_id, customers) values (?, ?, 2)', [one, other]);
  await expect(add(MUG, MUG)).rejects.toThrow(/check constraint/);
  await expect(add(MUG, CATEGORY)).rejects.toThrow(/foreign key/);
  await add(MUG, KETTLE);
  await add(KETTLE, MUG);
  await expect(add(MUG, KETTLE)).rejects.toThrow(/duplicate key/);
});

test('a category’s size guide must exist', async () => {
  await run(`update categories set size_guide = 'SHOES'`);
  await expect(run(`update categories set size_guide = 'HATS'`)).rejects.toThrow(/check constraint/);
});

test('a category’s Google category is not empty', async () => {
  await run(`update categories set google_category = '166'`);
  await expect(run(`update categories set google_category = ''`)).rejects.toThrow(/check constraint/);
});

test('a custom role has a name and permissions, names are unique, and a role in use stays', async () => {
  const add = (role: string, name: string | null, permissions: string | null) =>
    run('insert into staff_roles (id, name, permissions) values (?, ?, ?::jsonb)', [role, name, permissions]);
  await expect(add('one', 'Stock', null)).rejects.toThrow(/check constraint/);
  await add('one', 'Stock', '["products:read"]');
  await expect(add('two', 'STOCK', '[]')).rejects.toThrow(/duplicate key/);
  await run(`insert into users (id, first_name, email, role, staff_role, created_at)
    values (gen_random_uuid(), 'Ada', 'ada@test.example', 'ADMIN', 'OWNER', now())`);
  await expect(run(`delete from staff_roles where id = 'OWNER'`)).rejects.toThrow(/foreign key/);
});
