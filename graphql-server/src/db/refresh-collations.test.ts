import { expect, test } from 'vitest';
import { describeDatabase } from '../test/database/describe-database.ts';
import { refreshCollations } from './refresh-collations.ts';

const em = describeDatabase();

const refresh = () => em().transactional((transaction) => refreshCollations(transaction.getKysely()));

/** The file of an index, which changes when the index is rebuilt. */
async function fileOf(index: string): Promise<string | undefined> {
  const [row] = await em().execute<{ file: string }[]>(
    `select pg_relation_filepath('${index}'::regclass) as file`,
  );
  return row?.file;
}

test('after an upgrade of ICU, the indexes of its collations are rebuilt, and only once', async () => {
  const [title, price] = [await fileOf('products_title'), await fileOf('products_price')];
  await refresh();
  expect(await fileOf('products_title')).toBe(title);
  await em().execute(`update pg_collation set collversion = '0' where collname = 'product_title'`);
  await refresh();
  const rebuilt = await fileOf('products_title');
  expect(rebuilt).not.toBe(title);
  expect(await fileOf('products_price')).toBe(price);
  await refresh();
  expect(await fileOf('products_title')).toBe(rebuilt);
});
