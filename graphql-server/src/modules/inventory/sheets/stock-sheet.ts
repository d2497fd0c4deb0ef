import { rowError, type ImportEntry } from '../../imports/sheet-import.ts';
import { MAX_STOCK } from '../../catalogue/products/product-rules.ts';
import type { CsvRow } from '../../../shared/csv/csv.ts';
import { message } from '../../../shared/messages/message.ts';
import { isUuid } from '../../../shared/new-id.ts';

/**
 * Columns of the stock sheet. The new stock is compared with the exported one, so that sales during the count
 * are not lost.
 */
export const stockColumns = ['Variant ID', 'SKU', 'Product', 'Variant', 'Stock', 'New stock'] as const;
export type StockColumn = (typeof stockColumns)[number];

export interface StockRow {
  line: number;
  /** Null if the SKU identifies the variant. */
  variantId: string | null;
  sku: string | null;
  /** The stock when the sheet was exported; null for the current stock. */
  stock: number | null;
  newStock: number;
}

/** The change of a row, null if it changes nothing, or its error. */
export function readStockRow({ line, values }: CsvRow<never, StockColumn>): StockRow | null | ImportEntry {
  const {
    'Variant ID': variantId = '',
    SKU: sku = '',
    Stock: stock = '',
    'New stock': newStock = '',
  } = values;
  if (newStock === '') return null;
  if (variantId === '' && sku === '') return rowError(line, 'Variant ID', message('stockSheet.noVariant'));
  if (variantId !== '' && !isUuid(variantId)) {
    return rowError(line, 'Variant ID', message('stockSheet.unknownVariant', { name: variantId }));
  }
  if (!isStock(newStock))
    return rowError(line, 'New stock', message('stockSheet.noStock', { max: MAX_STOCK }));
  if (stock !== '' && !isStock(stock)) {
    return rowError(line, 'Stock', message('stockSheet.noStock', { max: MAX_STOCK }));
  }
  if (stock !== '' && Number(stock) === Number(newStock)) return null;
  return {
    line,
    variantId: variantId || null,
    sku: sku || null,
    stock: stock === '' ? null : Number(stock),
    newStock: Number(newStock),
  };
}

function isStock(text: string): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) <= MAX_STOCK;
}
