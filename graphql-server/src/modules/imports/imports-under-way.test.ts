import { CompiledQuery } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeShop } from '../../test/describe-shop.ts';
import { aProduct } from '../../test/factories.ts';
import { anAdmin, type Person } from '../../test/users.ts';
import { readEntries } from '../audit/audit.fixtures.ts';
import { productSheetColumns, type ProductSheetColumn } from '../catalogue/sheets/product-sheet.ts';
import { changeImport, checkFile, importFile, shownImport } from './import.fixtures.ts';
import { SheetImportPartEntity } from './sheet-import.entity.ts';
import type { ImportsTables } from './imports.tables.ts';

const shop = describeShop();

describe('while an import writes', () => {
  let admin: Person;
  let id: string;

  const forked = () => shop.app.orm.em.fork();
  const stocks = async () =>
    (
      await forked().execute<{ stock: number }[]>(
        'select stock from products where deleted_at is null order by title',
      )
    ).map(({ stock }) => stock);
  const aMug = async (title: string) => {
    const product = await aProduct(forked(), { title, stock: 10 });
    await forked().execute('update product_variants set sku = ? where product_id = ?', [title, product]);
  };

  beforeEach(async () => {
    await forked().execute('delete from sheet_imports');
    await forked().execute('update products set deleted_at = now()');
    await forked().execute('update product_variants set sku = null');
    admin = await anAdmin(shop);
    await aMug('A');
    await aMug('Z');
    const idle = Array.from({ length: 300 }, () => ',,Idle,,,');
    const text = ['Variant ID,SKU,Product,Variant,Stock,New stock', ',A,,,,12', ...idle, ',Z,,,,12'];
    ({ id } = await checkFile(shop, admin, { path: 'stock', text: text.join('\n') }));
    await changeImport(shop, admin, 'sheetImportApply', id);
  });

  /**
   * Imports the file, and runs `act` when the first product is written but not the last one, which is locked.
   */
  async function whileWriting(act: () => Promise<unknown>): Promise<void> {
    const lock = await forked().getKysely<ImportsTables>().startTransaction().execute();
    await lock.executeQuery(CompiledQuery.raw(`select 1 from products where title = 'Z' for update`));
    await lock.executeQuery(CompiledQuery.raw(`select 1 from product_variants where sku = 'Z' for update`));
    const ended = shop.app.jobs.run('imports');
    await expect.poll(countWaiting).toBe(1);
    await act();
    await lock.commit().execute();
    await ended;
  }

  const ofWaiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

  async function countWaiting(): Promise<number> {
    const [row] = await forked().execute<{ count: string }[]>(`select count(*) from ${ofWaiting}`);
    return Number(row?.count);
  }

  const left = async () => ({
    stocks: await stocks(),
    parts: await forked().count(SheetImportPartEntity),
    audited: (await readEntries(shop, admin)).filter(({ requestId }) => requestId === id).length,
  });

  test('canceling it leaves nothing behind', async () => {
    await whileWriting(async () => {
      const { sheetImport } = await changeImport(shop, admin, 'sheetImportCancel', id);
      expect(sheetImport?.state).toBe('IMPORTING');
      expect(await stocks()).toEqual([10, 10]);
    });
    expect(await shownImport(shop, admin, id)).toMatchObject({
      state: 'CANCELLED',
      changedCount: 0,
      errorCount: 0,
      entries: [],
    });
    expect(await left()).toEqual({ stocks: [10, 10], parts: 0, audited: 0 });
  });

  test('a broken connection leaves nothing behind', async () => {
    await whileWriting(() => forked().execute(`select pg_terminate_backend(pid) from ${ofWaiting}`));
    expect(await shownImport(shop, admin, id)).toMatchObject({ state: 'FAILED', changedCount: 0 });
    expect(await left()).toEqual({ stocks: [10, 10], parts: 0, audited: 0 });
  });

  test('it waits for locked rows, and then writes everything', async () => {
    const shown = () => shownImport(shop, admin, id);
    await whileWriting(async () => {
      await expect.poll(async () => (await shown())?.rowsDone).toBeGreaterThan(0);
      expect(await shown()).toMatchObject({ state: 'IMPORTING', rowCount: 302 });
    });
    expect(await shown()).toMatchObject({ state: 'DONE', changedCount: 2, rowsDone: 302, rowCount: 302 });
    expect(await left()).toEqual({ stocks: [12, 12], parts: 0, audited: 2 });
  });
});

describe('an import into an empty shop', () => {
  // Imports hundreds of variants, so that ANALYZE also runs along the way.
  test('updates planner statistics, so that lookups do not scan the tables', async () => {
    const em = shop.app.orm.em.fork();
    await em.execute('truncate products cascade');
    // From here on the statistics say that the tables are empty.
    await em.execute('vacuum products, product_variants');
    const shirt = (index: number) => {
      const ofProduct: Partial<Record<ProductSheetColumn, string>> = {
        Title: `Shirt ${index}`,
        Status: 'ACTIVE',
        Category: 'Electronics',
        Pictures: '/pictures/shirt.webp',
      };
      return ['S', 'M', 'L', 'XL'].map((size): typeof ofProduct => ({
        ...(size === 'S' && ofProduct),
        Handle: `shirt-${index}`,
        SKU: `${size}-${index}`,
        Size: size,
        Price: '19.90',
      }));
    };
    const rows = Array.from({ length: 110 }, (_, index) => shirt(index)).flat();
    const lines = rows.map((cells) => productSheetColumns.map((column) => cells[column] ?? '').join(','));
    const text = [productSheetColumns.join(','), ...lines].join('\n');
    const imported = await importFile(shop, await anAdmin(shop), { path: 'products', text });
    expect(imported).toMatchObject({ state: 'DONE', createdCount: 110 });
    const statistics = await em.execute<{ name: string; rows: number }[]>(
      `select relname as name, reltuples::int as rows from pg_class
       where relname in ('products', 'product_variants') order by relname`,
    );
    // Autovacuum may be processing a table, which prevents the last ANALYZE.
    expect(statistics).toEqual([
      { name: 'product_variants', rows: expect.toSatisfy((count: number) => count >= 400) as number },
      { name: 'products', rows: expect.toSatisfy((count: number) => count >= 100) as number },
    ]);
  });
});
