import { type CsvRecord, normalizeColumn } from '../../shared/csv/csv.ts';
import type { SheetSource } from '../imports/sheet-import.ts';
import type { OrderColumn, OrderRow, OrderValues, RequiredColumn } from './order-sheet.ts';
import type { OrderFileSource } from './sources/order-source.ts';
import { orderSources } from './sources/order-sources.ts';

/** The positions of each field's columns, and a field's value in a record. */
type Positions = readonly (readonly [field: string, positions: readonly number[]])[];
type Values = Record<string, string>;

/** A file of orders of another system, whose columns have been read. */
export class OrderFile implements SheetSource<RequiredColumn, OrderColumn> {
  readonly name: string;

  private readonly columns: Positions;
  private readonly delivery: Positions;
  private readonly invoice: Positions;
  private readonly items: readonly number[];

  private constructor(
    private readonly header: readonly string[],
    readonly source: OrderFileSource,
  ) {
    this.name = source.name;
    const positions = new Map(header.map((name, index) => [normalizeColumn(name), index]));
    const positionsIn = (columns: Readonly<Record<string, readonly string[]>>): Positions =>
      Object.entries(columns).map(([field, names]) => [
        field,
        names.flatMap((name) => positions.get(normalizeColumn(name)) ?? []),
      ]);
    this.columns = positionsIn(source.columns);
    this.delivery = positionsIn(source.address('Shipping'));
    this.invoice = positionsIn(source.address('Billing'));
    this.items = header.flatMap((name, index) => (source.itemColumn?.pattern.test(name) ? [index] : []));
  }

  /** Null for a file of no such system, or without the columns that are needed. */
  static recognize(header: readonly string[]): OrderFile | null {
    const names = new Set(header.map(normalizeColumn));
    const source = orderSources.find(({ marks }) =>
      marks.some((columns) => columns.every((name) => names.has(normalizeColumn(name)))),
    );
    return source ? new OrderFile(header, source) : null;
  }

  isImported(name: string): boolean {
    const position = this.header.indexOf(name);
    const fields = [...this.columns, ...this.delivery, ...this.invoice];
    return this.items.includes(position) || fields.some(([, positions]) => positions.includes(position));
  }

  /** The file's own name of a column; null if it has none. */
  columnFor(column: string): string | null {
    const [position = -1] = this.columns.find(([field]) => field === column)?.[1] ?? [];
    return this.header[position] ?? null;
  }

  async countRows(records: AsyncIterable<CsvRecord>): Promise<number> {
    let count = 0;
    for await (const record of records) count += this.rowsOf(record).length;
    return count;
  }

  async *convert(records: AsyncIterable<CsvRecord>): AsyncGenerator<OrderRow, void> {
    for await (const record of records) yield* this.rowsOf(record);
  }

  private rowsOf({ line, cells }: CsvRecord): OrderRow[] {
    // PostgreSQL can't store U+0000.
    const cellAt = (position: number) => (cells[position] ?? '').replaceAll('\0', '').trim();
    const valuesIn = (fields: Positions): Values =>
      Object.fromEntries(
        fields.map(([field, positions]) => [field, positions.map(cellAt).find(Boolean) ?? '']),
      );
    const facts = valuesIn(this.columns);
    const delivery = valuesIn(this.delivery);
    const invoice = valuesIn(this.invoice);
    const address = delivery['street'] === '' ? invoice : delivery;
    const names = { name: nameIn(address), buyer: nameIn(invoice) || nameIn(address) };
    const { itemColumn, feesIn, stateOf } = this.source;
    const items = this.items.flatMap((position) => itemColumn?.read(cellAt(position)) ?? []);
    const fees = feesIn?.(facts) ?? [];
    return [...(items.length > 0 ? items : [{}]), ...fees].map((item: OrderValues) => ({
      line,
      values: { ...facts, ...address, ...names, ...stateOf(facts), ...item } as OrderRow['values'],
    }));
  }
}

function nameIn({ name, firstName, lastName }: Values): string {
  return name || `${firstName} ${lastName}`.trim();
}
