import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { retryTransaction } from '../../../db/retry-transaction.ts';
import type { Database } from '../../../entities.ts';
import { UserError, userError, type UserErrorIssue } from '../../../errors.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { type CsvFile, readCsv } from '../../../shared/csv.ts';
import { message } from '../../../shared/messages/message.ts';
import { newId } from '../../../shared/new-id.ts';
import type { Viewer } from '../../../shared/viewer.ts';
import { lockProducts } from '../../catalogue/variants/sellable-product-query.ts';
import { optionWords } from '../../catalogue/variants/variant-rules.ts';
import { StockMovementEntity } from '../stock-movement.entity.ts';
import { faultAt, readStockRow, type StockColumn, stockColumns, type StockRow } from './stock-sheet.ts';

/** As many rows as a statement reads or changes at once. */
const BATCH = 1000;
/** All of them are one transaction, for which orders of these products wait. */
const MAX_ROWS = 20_000;
/** More faults or changes would not be read by anybody. */
const MAX_NAMED = 100;

/** Comes before every id. */
const NO_ID = '00000000-0000-0000-0000-000000000000';

/** What a sheet changes of one variant. */
export interface StockSheetChange {
  line: number;
  product: string;
  /** Its options; empty for a product without. */
  variant: string;
  sku: string | null;
  before: number;
  after: number;
}

/** What a sheet changes: of how many variants, and the first hundred of them. */
export interface StockSheetResult {
  count: number;
  changes: StockSheetChange[];
}

interface FoundVariant {
  id: string;
  productId: string;
  product: string;
  variant: string;
  sku: string | null;
  stock: number;
}

/** A change of a variant's stock by `units`. */
interface Correction extends FoundVariant {
  line: number;
  units: number;
}

/** The stock of all variants as a file: to read, to fill in after a count or a delivery, and to read back. */
export class StockSheetService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** Every variant that is offered, by product, with an empty column for its new stock. */
  export(): CsvFile {
    return { name: 'stock.csv', columns: stockColumns, pages: this.pages() };
  }

  /**
   * What a file would change; nothing is written.
   * @throws UserError INVALID_VALUE with the first 100 faults, whose fields are line and column
   */
  async preview(file: Uint8Array): Promise<StockSheetResult> {
    const corrections = await this.read(this.em, await rowsIn(file));
    return toResult(corrections);
  }

  /** Changes the stock by what a file says, all of it or nothing. @throws UserError as `preview` does */
  async import(viewer: Viewer, file: Uint8Array): Promise<StockSheetResult> {
    const rows = await rowsIn(file);
    const corrections = await retryTransaction(this.em, async (em) => {
      // Orders lock products in the order of their ids, too.
      await lockProducts(em, await this.read(em, rows));
      // Read again, because orders may have changed the stock before the lock.
      const locked = await this.read(em, rows);
      for (const batch of batchesOf(locked)) await this.apply(em, batch, viewer);
      return locked;
    });
    return toResult(corrections);
  }

  private async *pages() {
    for (let after = { title: '', id: NO_ID, position: -1 }; ;) {
      const rows = await selectVariants(this.em)
        .select('product_variants.position')
        .where(
          sql<boolean>`(products.title, products.id, product_variants.position) > (${after.title}, ${after.id}::uuid, ${after.position}::int)`,
        )
        .orderBy('products.title')
        .orderBy('products.id')
        .orderBy('product_variants.position')
        .limit(BATCH)
        .execute();
      yield rows.map((row) => {
        const { id, sku, product, variant, stock } = toVariant(row);
        return [id, sku, product, variant, stock, null];
      });
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = { title: last.title, id: last.product_id, position: last.position };
    }
  }

  /** What the rows change, once it is sure that all of them can. */
  private async read(em: EntityManager, rows: readonly StockRow[]): Promise<Correction[]> {
    const faults: UserErrorIssue[] = [];
    const corrections = new Map<string, Correction>();
    for (const batch of batchesOf(rows)) {
      const variants = await findVariants(em, batch);
      for (const row of batch) {
        const found = variants.get(row.variantId ?? row.sku ?? '');
        const column: StockColumn = row.variantId ? 'Variant ID' : 'SKU';
        if (!found) {
          const name = row.variantId ?? row.sku ?? '';
          faults.push(faultAt(row.line, column, message('stockSheet.unknownVariant', { name })));
          continue;
        }
        const first = corrections.get(found.id);
        if (first) {
          faults.push(faultAt(row.line, column, message('stockSheet.repeated', { line: first.line })));
          continue;
        }
        const units = row.newStock - (row.stock ?? found.stock);
        if (found.stock + units < 0) {
          const left = found.stock;
          faults.push(faultAt(row.line, 'New stock', message('stockSheet.soldMeanwhile', { left })));
        }
        corrections.set(found.id, { ...found, line: row.line, units });
      }
    }
    throwAny(faults);
    return [...corrections.values()].filter(({ units }) => units !== 0);
  }

  private async apply(em: EntityManager, batch: readonly Correction[], viewer: Viewer): Promise<void> {
    await sql`with corrections as (
          select * from unnest(${batch.map(({ id }) => id)}::uuid[], ${batch.map(({ units }) => units)}::int[]) as c (id, units)
        ), changed as (
          update product_variants v set stock = v.stock + c.units from corrections c where v.id = c.id
          returning v.product_id, c.units
        )
        update products p set stock = p.stock + s.units
        from (select product_id, sum(units) as units from changed group by product_id) s where p.id = s.product_id`.execute(
      em.getKysely<Database>(),
    );
    const createdAt = this.clock();
    await em.insertMany(
      StockMovementEntity,
      batch.map(({ id, units }) => ({
        id: newId(),
        variant: id,
        quantity: units,
        reason: 'CORRECTION' as const,
        orderId: null,
        actorId: viewer.userId,
        createdAt,
      })),
    );
  }
}

/** The rows of a file that change something. @throws UserError INVALID_VALUE with the faults of its cells */
async function rowsIn(file: Uint8Array): Promise<StockRow[]> {
  const rows: StockRow[] = [];
  const faults: UserErrorIssue[] = [];
  let count = 0;
  for await (const read of readCsv(file, stockColumns)) {
    count += 1;
    if (count > MAX_ROWS) throw userError('INVALID_VALUE', message('sheet.tooLong', { max: MAX_ROWS }));
    const row = readStockRow(read);
    if (row && 'code' in row) faults.push(row);
    else if (row) rows.push(row);
    if (faults.length === MAX_NAMED) break;
  }
  throwAny(faults);
  return rows;
}

function throwAny(faults: readonly UserErrorIssue[]): void {
  const [first, ...rest] = faults.slice(0, MAX_NAMED);
  if (first) throw new UserError([first, ...rest]);
}

function* batchesOf<Item>(items: readonly Item[]): Generator<readonly Item[], void> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

/** Variants that are offered, of products that are not withdrawn. */
function selectVariants(em: EntityManager) {
  return em
    .getKysely<Database>()
    .selectFrom('product_variants')
    .innerJoin('products', 'products.id', 'product_variants.product_id')
    .where('product_variants.deleted_at', 'is', null)
    .where('products.deleted_at', 'is', null)
    .select(['product_variants.id', 'product_id', 'title', 'colour', 'size', 'other', 'sku'])
    .select('product_variants.stock');
}

type VariantRow = Awaited<ReturnType<ReturnType<typeof selectVariants>['executeTakeFirstOrThrow']>>;

function toVariant({ id, product_id, title, sku, stock, ...combination }: VariantRow): FoundVariant {
  return { id, productId: product_id, product: title, variant: optionWords(combination), sku, stock };
}

/** The variants of the rows, by id, or by SKU for rows that have no id. */
async function findVariants(
  em: EntityManager,
  rows: readonly StockRow[],
): Promise<Map<string, FoundVariant>> {
  const ids = rows.flatMap(({ variantId }) => variantId ?? []);
  const skus = rows.flatMap(({ variantId, sku }) => (variantId === null && sku !== null ? sku : []));
  const found = await selectVariants(em)
    .where(sql<boolean>`(product_variants.id = any(${ids}::uuid[]) or sku = any(${skus}::text[]))`)
    .execute();
  const variants = found.map(toVariant);
  return new Map([
    ...variants.flatMap((variant) => (variant.sku === null ? [] : [[variant.sku, variant] as const])),
    ...variants.map((variant) => [variant.id, variant] as const),
  ]);
}

function toResult(corrections: readonly Correction[]): StockSheetResult {
  const named = corrections.slice(0, MAX_NAMED);
  const changes = named.map(({ line, product, variant, sku, stock, units }) => ({
    line,
    product,
    variant,
    sku,
    before: stock,
    after: stock + units,
  }));
  return { count: corrections.length, changes };
}
