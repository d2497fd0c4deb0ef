import { defineModule } from '../../core/define-module.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { assetsServices } from './assets.services.ts';
import { assetsEntities } from './assets.tables.ts';
import { AssetResolver } from './asset.resolver.ts';
import { assetsDatabase } from './assets.database.ts';
import { assetData } from './personal-data.ts';

export const assetsModule = defineModule({
  name: 'assets',
  needs: [],
  entities: assetsEntities,
  database: assetsDatabase,
  personalData: assetData,
  // The job `assets` deletes sample pictures that nothing uses any more.
  demoData: { kept: ['assets'] },
  services: assetsServices,
  resolvers: [AssetResolver],
  jobs: [{ name: 'assets', everyMs: 10 * MINUTE, run: ({ assetCleanup }) => assetCleanup.run() }],
});
