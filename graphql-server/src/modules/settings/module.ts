import { contribute, defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { assetsModule } from '../assets/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { emailsModule } from '../emails/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { storefrontsModule } from '../storefronts/module.ts';
import { LegalPageResolver } from './legal/legal-page.resolver.ts';
import { publicShopPort } from './public-shop.port.ts';
import { SettingsResolver } from './settings.resolver.ts';
import { settingsServices } from './settings.services.ts';
import { settingsEntities } from './settings.tables.ts';
import { settingsDatabase } from './settings.database.ts';
import { settingsData } from './personal-data.ts';
import { assetUses, withAssetIn } from '../assets/asset-uses.registry.ts';
import { sql } from 'kysely';

export const settingsModule = defineModule({
  name: 'settings',
  needs: [assetsModule, catalogueModule, emailsModule, pricingModule, storefrontsModule],
  entities: settingsEntities,
  database: settingsDatabase,
  personalData: settingsData,
  demoData: { kept: ['settings'] },
  services: settingsServices,
  resolvers: [SettingsResolver, LegalPageResolver],
  jobs: [
    { name: 'settings', everyMs: SECOND, isForEachProcess: true, run: ({ settings }) => settings.refresh() },
  ],
  ports: [publicShopPort],
  contributes: [
    contribute(assetUses, [
      {
        kind: 'SETTINGS',
        rows: sql`from settings ${withAssetIn(sql`settings.content::text`)}`,
        id: sql`settings.section`,
        name: sql`settings.section`,
        replaceable: { table: 'settings', key: 'section', columns: ['content'] },
      },
    ]),
  ],
});
