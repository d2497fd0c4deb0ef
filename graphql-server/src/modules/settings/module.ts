import { defineModule } from '../../core/define-module.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { assetsModule } from '../assets/module.ts';
import { catalogueModule } from '../catalogue/module.ts';
import { deliveryModule } from '../delivery/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { LegalPageResolver } from './legal/legal-page.resolver.ts';
import { publicShopPort } from './public-shop.port.ts';
import { SettingsResolver } from './settings.resolver.ts';
import { settingsServices } from './settings.services.ts';
import { settingsEntities } from './settings.tables.ts';
import { storefrontsModule } from '../storefronts/module.ts';
import { taxesModule } from '../taxes/module.ts';

export const settingsModule = defineModule({
  name: 'settings',
  needs: [assetsModule, catalogueModule, deliveryModule, pricingModule, storefrontsModule, taxesModule],
  entities: settingsEntities,
  services: settingsServices,
  resolvers: [SettingsResolver, LegalPageResolver],
  jobs: [
    { name: 'settings', everyMs: SECOND, isForEachProcess: true, run: ({ settings }) => settings.refresh() },
  ],
  ports: [publicShopPort],
});
