import { type Message, message } from '../../../shared/messages/message.ts';
import { hasWrongCheckDigit } from '../variants/gtin.ts';
import { variantIn } from './product-changes.ts';
import type { ProductSheetCells, ProductSheetColumn, ReadRow } from './product-sheet.ts';

/** What merchants should know of a variant's cell that is not imported as it may be meant. */
interface VariantNotice {
  line: number;
  column: ProductSheetColumn;
  reason: Message;
  value: string;
}

/**
 * Rows of the own sheet whose stock is not the shop's. It may have been changed in the file, or by sales or
 * an earlier import of the file since the export.
 */
export function stockNotices(rows: readonly ReadRow[], shown: readonly ProductSheetCells[]): VariantNotice[] {
  return rows.flatMap(({ line, cells }) => {
    const stock = variantIn(shown, cells)?.Stock ?? '';
    if (cells.Stock === '' || stock === '' || cells.Stock === stock) return [];
    const after = Number(stock) + Number(cells['New stock']) - Number(cells.Stock);
    const reason =
      cells['New stock'] === ''
        ? message('productSheet.stockNotImported', { stock: Number(stock) })
        : message('productSheet.stockChanged', { stock: Number(stock), after });
    return [{ line, column: 'Stock', reason, value: cells.Stock }];
  });
}

/** Barcodes that are new to the shop and whose check digit is wrong. */
export function barcodeNotices(
  rows: readonly ReadRow[],
  shown: readonly ProductSheetCells[],
): VariantNotice[] {
  return rows
    .filter(({ cells }) => cells.Barcode !== variantIn(shown, cells)?.Barcode)
    .filter(({ cells }) => hasWrongCheckDigit(cells.Barcode))
    .map(({ line, cells }) => ({
      line,
      column: 'Barcode',
      reason: message('productSheet.wrongCheckDigit'),
      value: cells.Barcode,
    }));
}
