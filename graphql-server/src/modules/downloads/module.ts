import { defineModule, provide } from '../../core/define-module.ts';
import { HOUR } from '../../shared/time/duration.ts';
import { assetsModule } from '../assets/module.ts';
import { auditModule } from '../audit/module.ts';
import { authModule } from '../auth/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { orderDownloadsPort } from '../orders/order-downloads.port.ts';
import { ordersModule } from '../orders/module.ts';
import { DigitalFileResolver, OrderDownloadResolver } from './download.resolver.ts';
import { downloadsDatabase } from './downloads.database.ts';
import { type DownloadsServices, downloadsServices } from './downloads.services.ts';
import { downloadsEntities } from './downloads.tables.ts';
import { downloadData } from './personal-data.ts';

export const downloadsModule = defineModule({
  name: 'downloads',
  needs: [assetsModule, auditModule, authModule, catalogueModule, ordersModule],
  entities: downloadsEntities,
  database: downloadsDatabase,
  personalData: downloadData,
  // The job `digital-files` deletes the files of sample products.
  demoData: { emptied: ['downloads'], kept: ['digital_files'] },
  services: downloadsServices,
  resolvers: [DigitalFileResolver, OrderDownloadResolver],
  provides: [provide(orderDownloadsPort, ({ downloads }: DownloadsServices) => downloads)],
  jobs: [{ name: 'digital-files', everyMs: HOUR, run: ({ digitalFiles }) => digitalFiles.cleanUp() }],
});
