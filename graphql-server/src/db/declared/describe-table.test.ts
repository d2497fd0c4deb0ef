import { expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { describeTable } from './describe-table.ts';

const shop = describeShop();

const describeIt = (table: string) => describeTable(shop.app.orm.em.fork().getKysely(), table);

test('shows a table with its rules', async () => {
  const sections = (await describeIt('settings')).split('\n\n');
  expect(sections.map((section) => section.split('\n')[0])).toEqual([
    'settings',
    'Columns',
    'Constraints',
    'Indexes',
    'Before a row is written',
    'After a row was written',
  ]);
  expect(sections[1]).toMatch(/^ {2}version {2}bigint not null default 0$/m);
  expect(sections[3]).toMatch(/^ {2}settings_pkey {2}UNIQUE btree \(section\)$/m);
  expect(sections[4]).toMatch(
    /settings_edited {2}Gives the row a new version .* \(declared by settings, [0-9a-f]{16}\)\n +BEFORE UPDATE OF content FOR EACH ROW WHEN \(.*\) EXECUTE FUNCTION note_edit\(\)$/,
  );
  const names = sections[5]?.split('\n').flatMap((line) => /^ {2}(\w+)/.exec(line)?.[1] ?? []);
  expect(names).toEqual([
    'audit_settings',
    'settings_note_catalogue_change',
    'settings_search_documents',
    'settings_touch_assets',
    'settings_update_event',
  ]);
});

test('shows references to a table', async () => {
  expect(await describeIt('products')).toMatch(
    /\n\nTables that refer to it\n(.*\n)*? {2}product_variants +FOREIGN KEY \(product_id\) REFERENCES products\(id\)\n/,
  );
});

test('lists the other tables for one that does not exist', async () => {
  await expect(describeIt('order')).rejects.toThrow(/^There is no table order\. There are: .*, orders, /);
});
