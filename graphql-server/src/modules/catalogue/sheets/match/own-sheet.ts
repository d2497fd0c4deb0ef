import type { EntityManager } from '../../../../db/database.ts';
import { userError } from '../../../../errors.ts';
import { normalizeColumn } from '../../../../shared/csv/csv.ts';
import { handleFor } from '../../../../shared/handle.ts';
import { message } from '../../../../shared/messages/message.ts';
import type { FileRow, ProductSheetColumn } from '../product-sheet.ts';
import { findProductIds } from './find-product-ids.ts';

/** Rows per query. */
const BATCH = 1000;

/** The product that a row is about. */
export interface RowProduct {
  /** The same for all rows of a product. */
  key: string;
  /** Null if the shop does not have it. */
  id: string | null;
  /** Null for a new product. */
  matchedBy: 'ID' | 'HANDLE' | 'FORMER_HANDLE' | 'SKU' | 'TITLE' | null;
}

interface Names {
  line: number;
  id: string;
  handle: string;
  sku: string;
  title: string;
}

/** A file of the shop's own sheet, which may have any of its columns. */
export class OwnSheet {
  private readonly columns: ReadonlySet<string>;
  private products: ReadonlyMap<number, RowProduct> = new Map();

  constructor(header: readonly string[]) {
    this.columns = new Set(header.map(normalizeColumn));
  }

  fills(column: ProductSheetColumn): boolean {
    return this.columns.has(normalizeColumn(column));
  }

  /** Undefined for a row that names no product. */
  productOf({ line }: FileRow): RowProduct | undefined {
    return this.products.get(line);
  }

  /**
   * Finds the product of each row: by its id, or else its handle, present or former, its SKU, or its title.
   * @returns the products by line @throws UserError INVALID_VALUE when no row names one
   */
  async identify(em: EntityManager, rows: AsyncIterable<FileRow>): Promise<ReadonlyMap<number, string>> {
    const names = await namesIn(rows);
    if (names.length === 0) throw userError('INVALID_VALUE', message('productSheet.notIdentified'), ['1']);
    // Rows of a product may lack the id that another one has.
    const idsInFile = new Map(
      names.filter(({ id, handle }) => id && handle).map((row) => [row.handle, row.id]),
    );
    const products = new Map<number, RowProduct>();
    for (let start = 0; start < names.length; start += BATCH) {
      const batch = names.slice(start, start + BATCH);
      const handles = batch.map((row) => row.handle || handleFor(row.title));
      const ids = await findProductIds(
        em,
        handles,
        batch.map(({ sku }) => sku),
      );
      for (const row of batch) {
        const product = identified(row, idsInFile, ids);
        if (product) products.set(row.line, product);
      }
    }
    this.products = products;
    return new Map([...products].map(([line, { key }]) => [line, key]));
  }
}

async function namesIn(rows: AsyncIterable<FileRow>): Promise<Names[]> {
  const names: Names[] = [];
  for await (const { line, values } of rows) {
    const { 'Product ID': id = '', Handle: handle = '', SKU: sku = '', Title: title = '' } = values;
    if (id || handle || sku || title) names.push({ line, id, handle, sku, title });
  }
  return names;
}

function identified(
  { id, handle, sku, title }: Names,
  idsInFile: ReadonlyMap<string, string>,
  ids: ReadonlyMap<string, string>,
): RowProduct | null {
  const existing = (matchedBy: RowProduct['matchedBy'], productId: string | undefined) =>
    productId ? { key: productId, id: productId, matchedBy } : null;
  if (handle || id)
    return (
      existing('ID', id || idsInFile.get(handle)) ??
      existing('HANDLE', ids.get(`handle ${handle}`)) ??
      existing('FORMER_HANDLE', ids.get(`former handle ${handle}`)) ?? {
        key: handle,
        id: null,
        matchedBy: null,
      }
    );
  const bySku = existing('SKU', ids.get(`SKU ${sku}`));
  if (bySku || title === '') return bySku;
  const named = handleFor(title);
  return existing('TITLE', ids.get(`handle ${named}`)) ?? { key: named, id: null, matchedBy: null };
}
