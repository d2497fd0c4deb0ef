import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { CsvRow } from '../../../shared/csv/csv.ts';
import { message } from '../../../shared/messages/message.ts';
import { newId } from '../../../shared/new-id.ts';
import type { Clock } from '../../../shared/time/clock.ts';
import { type Actor, actorIdOf } from '../../../shared/principal.ts';
import { columnWords } from '../../catalogue/sheets/mapping/column-words.ts';
import { lockProducts } from '../../catalogue/variants/sellable-product-query.ts';
import { stockAfter } from '../../catalogue/variants/variant-rules.ts';
import { FirstLines } from '../../imports/first-lines.ts';
import { mappingByWords } from '../../imports/mapping/guess-columns.ts';
import { rowError, type ImportEntry, type SheetImporter } from '../../imports/sheet-import.ts';
import { StockMovementEntity } from '../stock-movement.entity.ts';
import { readStockRow, type StockColumn, stockColumns, type StockRow } from './stock-sheet.ts';
import { findStocked, type StockedVariant } from './stock-variants-query.ts';
import type { InventoryDatabase } from '../inventory.tables.ts';

type Row = CsvRow<never, StockColumn>;

/** A change of a variant's stock by `units`. */
interface Correction extends StockedVariant {
  line: number;
  stock: number;
  units: number;
}

const needs = [['Variant ID', 'SKU'], ['New stock']] as const;

/** A number is the new stock: files of other programs have no empty column for it. */
const words = { SKU: columnWords.SKU, Product: columnWords.Title, 'New stock': columnWords.Stock };

/** Imports a stock sheet: the entered number becomes the stock, minus what was sold in the meantime. */
export class StockImporter implements SheetImporter<never, StockColumn> {
  readonly columns = [];
  readonly optionalColumns = stockColumns;
  readonly mapping = mappingByWords(stockColumns, needs, words);
  /** The line that first named each variant. */
  private readonly lines = new FirstLines();

  constructor(
    private readonly clock: Clock,
    private readonly actor: Actor,
  ) {}

  belongsTogether(): boolean {
    return false;
  }

  nameOf({ values }: Row): string {
    return values.SKU || [values.Product, values.Variant].filter(Boolean).join(', ');
  }

  async apply(em: EntityManager, rows: readonly Row[]): Promise<ImportEntry[]> {
    const read = rows.flatMap((row) => readStockRow(row) ?? []);
    const filledIn = read.filter((row): row is StockRow => !isEntry(row));
    // In id order, like orders. Only after locking does the query see what they have sold.
    await lockProducts(em, (await findNamed(em, filledIn)).values());
    const named = await findNamed(em, filledIn);
    const corrections = read.flatMap((row) => (isEntry(row) ? row : (this.correct(row, named) ?? [])));
    const changes = corrections.filter((each): each is Correction => !isEntry(each));
    if (changes.length > 0) await this.storeCorrections(em, changes);
    return corrections.map((each) => (isEntry(each) ? each : toEntry(each)));
  }

  /** The change that a row makes, or its error; null if the stock is already correct. */
  private correct(
    row: StockRow,
    named: ReadonlyMap<string, StockedVariant>,
  ): Correction | ImportEntry | null {
    const { line } = row;
    const name = row.variantId ?? row.sku ?? '';
    const column: StockColumn = row.variantId ? 'Variant ID' : 'SKU';
    const variant = named.get(name);
    if (!variant) return rowError(line, column, message('stockSheet.unknownVariant', { name }));
    const first = this.lines.claim(variant.id, line);
    if (first !== null) return rowError(line, column, message('stockSheet.repeated', { line: first }));
    const { stock } = variant;
    if (stock === null) return rowError(line, 'New stock', message('stockSheet.notTracked'));
    const units = row.newStock - (row.stock ?? stock);
    if (stock + units < 0) {
      return rowError(line, 'New stock', message('stockSheet.soldMeanwhile', { left: stock }));
    }
    return units === 0 ? null : { ...variant, stock, line, units };
  }

  private async storeCorrections(em: EntityManager, corrections: readonly Correction[]): Promise<void> {
    const ids = corrections.map(({ id }) => id);
    const units = corrections.map((each) => each.units);
    await sql`with corrections as (
          select * from unnest(${ids}::uuid[], ${units}::int[]) as c (id, units)
        ), changed as (
          update product_variants v set stock = greatest(v.stock - v.backordered + c.units, 0),
            backordered = greatest(v.backordered - v.stock - c.units, 0)
          from corrections c where v.id = c.id
          returning v.product_id, v.stock - greatest(v.stock - v.backordered - c.units, 0) as units
        )
        update products p set stock = p.stock + s.units
        from (select product_id, sum(units) as units from changed group by product_id) s where p.id = s.product_id`.execute(
      em.getKysely<InventoryDatabase>(),
    );
    const createdAt = this.clock();
    await em.insertMany(
      StockMovementEntity,
      corrections.map(({ id, units }) => ({
        id: newId(),
        variant: id,
        quantity: units,
        reason: 'CORRECTION' as const,
        orderId: null,
        actorId: actorIdOf(this.actor),
        createdAt,
      })),
    );
  }
}

function isEntry(read: StockRow | Correction | ImportEntry): read is ImportEntry {
  return 'kind' in read;
}

function findNamed(em: EntityManager, rows: readonly StockRow[]): Promise<Map<string, StockedVariant>> {
  const ids = rows.flatMap(({ variantId }) => variantId ?? []);
  const skus = rows.flatMap(({ variantId, sku }) => (variantId === null && sku !== null ? sku : []));
  return findStocked(em, ids, skus);
}

function toEntry({ id, line, product, variant, stock, backordered, units }: Correction): ImportEntry {
  return {
    kind: 'CHANGED',
    line,
    column: 'New stock',
    subjectId: id,
    subject: [product, variant].filter(Boolean).join(', '),
    before: String(stock),
    after: String(stockAfter({ stock, backordered }, units).stock),
    message: null,
  };
}
