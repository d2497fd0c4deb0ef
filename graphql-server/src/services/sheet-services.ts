import type { EntityManager } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import { AssetService } from '../modules/assets/asset.service.ts';
import { CustomerReading, type CustomerTargets } from '../modules/auth/accounts/customer-reading.service.ts';
import type { ProductService } from '../modules/catalogue/products/product.service.ts';
import { ProductReading } from '../modules/catalogue/sheets/product-reading.service.ts';
import { ProductSheetService } from '../modules/catalogue/sheets/product-sheet.service.ts';
import { SheetPicturesService } from '../modules/catalogue/sheets/sheet-pictures.service.ts';
import { ImportPicturesService } from '../modules/imports/import-pictures.service.ts';
import { ImportRunnerService } from '../modules/imports/import-runner.service.ts';
import { SheetImportService } from '../modules/imports/sheet-import.service.ts';
import { StockReading } from '../modules/inventory/sheets/stock-reading.ts';
import { StockSheetService } from '../modules/inventory/sheets/stock-sheet.service.ts';
import type { Actor } from '../shared/principal.ts';

/** The services by which everybody else changes what sheets change. */
export interface SheetTargets extends CustomerTargets {
  products: ProductService;
}

/**
 * Files for spreadsheets that come back changed, a part of `createServices`. `targetsIn` creates the services
 * of a transaction.
 */
export function sheetServices(
  dependencies: Dependencies,
  em: EntityManager,
  targetsIn: (em: EntityManager) => SheetTargets,
) {
  const { clock, config, log, outgoing, baseUrl } = dependencies;
  const terms = {
    currency: config.currencyCode,
    taxClasses: dependencies.currentSettings.get().taxes.classes,
  };
  const picturesOf = (importId: string, actor: Actor) => {
    const assets = new AssetService(em, clock, dependencies.storage, log);
    const fetched = new ImportPicturesService(em, outgoing, assets, importId, actor);
    return new SheetPicturesService(fetched, baseUrl());
  };
  return {
    stockSheets: new StockSheetService(em),
    productSheets: new ProductSheetService(em, terms),
    sheetImports: new SheetImportService(em, clock),
    importRunner: new ImportRunnerService(em, clock, log, {
      STOCK: (actor) => new StockReading(clock, actor),
      CUSTOMERS: (actor) => new CustomerReading(targetsIn, actor),
      PRODUCTS: (actor, importId) =>
        new ProductReading((inner) => targetsIn(inner).products, picturesOf(importId, actor), actor, terms),
    }),
  };
}
