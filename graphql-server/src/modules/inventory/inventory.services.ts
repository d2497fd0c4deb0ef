import type { Scope } from '../../core/define-module.ts';
import type { Actor } from '../../shared/principal.ts';
import { StockImporter } from './sheets/stock-importer.ts';
import { StockSheetService } from './sheets/stock-sheet.service.ts';
import { StockService } from './stock.service.ts';

export function inventoryServices({ dependencies: { clock }, em }: Scope) {
  return {
    stock: new StockService(clock),
    stockSheets: new StockSheetService(em),
    /** Creates an importer for a stock sheet. */
    readStock: (actor: Actor) => new StockImporter(clock, actor),
  };
}

export type InventoryServices = ReturnType<typeof inventoryServices>;
