import { defineModule } from '../../core/define-module.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { assetsServices } from './assets.services.ts';
import { assetsEntities } from './assets.tables.ts';
import { assetData } from './personal-data.ts';

export const assetsModule = defineModule({
  name: 'assets',
  needs: [],
  entities: assetsEntities,
  personalData: assetData,
  services: assetsServices,
  jobs: [{ name: 'assets', everyMs: 10 * MINUTE, run: ({ assetCleanup }) => assetCleanup.run() }],
});
