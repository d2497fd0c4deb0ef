import { defineModule, provide } from '../../core/define-module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { stockLedgerPort } from '../catalogue/variants/stock-ledger.port.ts';
import { importsModule } from '../imports/module.ts';
import { sheetImporterPorts } from '../imports/sheet-importer.port.ts';
import { type InventoryServices, inventoryServices } from './inventory.services.ts';
import { inventoryEntities } from './inventory.tables.ts';
import { inventoryData } from './personal-data.ts';
import { inventoryDemo } from './demo-data.ts';

export const inventoryModule = defineModule({
  name: 'inventory',
  needs: [catalogueModule, importsModule],
  entities: inventoryEntities,
  personalData: inventoryData,
  demoData: inventoryDemo,
  services: inventoryServices,
  provides: [
    provide(stockLedgerPort, ({ stock }: InventoryServices) => stock),
    provide(sheetImporterPorts.STOCK, ({ readStock }: InventoryServices) => readStock),
  ],
});
