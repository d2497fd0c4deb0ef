import type { EntityManager } from './db/database.ts';
import { ImportRunnerService } from './modules/imports/import-runner.service.ts';
import { SheetImportService } from './modules/imports/sheet-import.service.ts';
import { StockReading } from './modules/inventory/sheets/stock-reading.ts';
import { StockSheetService } from './modules/inventory/sheets/stock-sheet.service.ts';
import type { Log } from './shared/log.ts';
import type { Clock } from './shared/time/clock.ts';

/** Files for spreadsheets that come back changed, a part of `createServices`. */
export function sheetServices(em: EntityManager, clock: Clock, log: Log) {
  return {
    stockSheets: new StockSheetService(em),
    sheetImports: new SheetImportService(em, clock),
    importRunner: new ImportRunnerService(em, clock, log, {
      STOCK: (actor) => new StockReading(clock, actor),
    }),
  };
}
