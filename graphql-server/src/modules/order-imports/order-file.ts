import { userError } from '../../errors.ts';
import { type CsvRecord, normalizeColumn } from '../../shared/csv/csv.ts';
import { message } from '../../shared/messages/message.ts';
import { MAX_ROWS, MAX_TOGETHER } from '../imports/import-file.ts';
import { type ImportEntry, rowError, type SheetSource } from '../imports/sheet-import.ts';
import { numberOf, shownNumber } from './order-number.ts';
import type { OrderColumn, OrderRow, OrderValues, RequiredColumn } from './order-sheet.ts';
import type { Facts, OrderFileSource } from './sources/order-source.ts';
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
    for await (const { cells } of records) {
      count += this.itemsIn(cells, valuesIn(this.columns, cells)).length;
      if (count > MAX_ROWS) throw userError('INVALID_VALUE', message('sheet.tooLong', { max: MAX_ROWS }));
    }
    return count;
  }

  async *convert(
    records: AsyncIterable<CsvRecord>,
    report: (entry: ImportEntry) => void,
  ): AsyncGenerator<OrderRow, void> {
    let order: OrderRow[] = [];
    for await (const record of records) {
      for (const row of this.rowsOf(record)) {
        const [first] = order;
        const { title, sku } = row.values;
        // Some files have the columns of the order in its first row only.
        const continues = first !== undefined && row.values.number === '' && Boolean(title || sku);
        const whole = continues ? { ...row, values: { ...row.values, number: first.values.number } } : row;
        if (first && numberOf(first) !== numberOf(whole)) {
          yield* this.checkLength(order, report);
          order = [];
        }
        // One more row says that there are too many.
        if (order.length <= MAX_TOGETHER) order.push(whole);
      }
    }
    yield* this.checkLength(order, report);
  }

  /** The rows of an order; none if they are too many to be imported together. */
  private checkLength(order: OrderRow[], report: (entry: ImportEntry) => void): OrderRow[] {
    const [first] = order;
    if (!first || order.length <= MAX_TOGETHER) return order;
    const reason = message('orderSource.tooManyRows', { max: MAX_TOGETHER });
    const number = shownNumber(numberOf(first));
    report({ ...rowError(first.line, this.columnFor('number'), reason), subject: number });
    return [];
  }

  private rowsOf({ line, cells }: CsvRecord): OrderRow[] {
    const facts = valuesIn(this.columns, cells);
    const delivery = valuesIn(this.delivery, cells);
    const invoice = valuesIn(this.invoice, cells);
    const address = invoice['street'] === '' && delivery['street'] !== '' ? delivery : invoice;
    const names = { name: nameIn(address), buyer: nameIn(invoice) || nameIn(address) };
    const order = {
      ...facts,
      ...address,
      ...names,
      ...(delivery['street'] !== '' && !isSame(delivery, address) && deliveryColumns(delivery)),
      ...this.source.stateOf(facts),
    };
    return this.itemsIn(cells, facts).map((item) => ({
      line,
      values: { ...order, ...item } as OrderRow['values'],
    }));
  }

  /** What each row of a record says of its item, which a record with a row per item says itself. */
  private itemsIn(cells: readonly string[], facts: Facts): OrderValues[] {
    const { itemColumn, feesIn } = this.source;
    const items = this.items.flatMap((position) => itemColumn?.read(cellAt(cells, position)) ?? []);
    return [...(items.length > 0 ? items : [{}]), ...(feesIn?.(facts) ?? [])];
  }
}

// PostgreSQL can't store U+0000.
function cellAt(cells: readonly string[], position: number): string {
  return (cells[position] ?? '').replaceAll('\0', '').trim();
}

function valuesIn(fields: Positions, cells: readonly string[]): Values {
  return Object.fromEntries(
    fields.map(([field, positions]) => [
      field,
      positions.map((position) => cellAt(cells, position)).find(Boolean) ?? '',
    ]),
  );
}

/**
 * Whether a delivery address is the other one, though only one of them may have the phone number. Some files
 * leave cells blank that say the same.
 */
function isSame(delivery: Values, address: Values): boolean {
  const textOf = (text = '') => text.replace(/\s+/g, ' ').toLowerCase();
  return Object.entries(delivery).every(
    ([field, text]) => field === 'phone' || text === '' || textOf(text) === textOf(address[field]),
  );
}

function deliveryColumns(delivery: Values): Values {
  const columns = Object.entries({ ...delivery, name: nameIn(delivery) });
  return Object.fromEntries(columns.map(([field, value]) => [`delivery.${field}`, value]));
}

function nameIn({ name, firstName, lastName }: Values): string {
  return name || `${firstName} ${lastName}`.trim();
}
