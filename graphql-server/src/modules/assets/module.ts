import { sql } from 'kysely';
import { contribute, defineModule } from '../../core/define-module.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import { eventSubjects } from '../events/event-subjects.registry.ts';
import { eventsModule } from '../events/module.ts';
import { assetsServices } from './assets.services.ts';
import { assetsEntities } from './assets.tables.ts';
import { AssetResolver } from './asset.resolver.ts';
import { assetsDatabase } from './assets.database.ts';
import { assetData } from './personal-data.ts';

export const assetsModule = defineModule({
  name: 'assets',
  needs: [eventsModule],
  entities: assetsEntities,
  database: assetsDatabase,
  personalData: assetData,
  // The job `assets` deletes sample pictures that nothing uses any more.
  demoData: { kept: ['assets'] },
  services: assetsServices,
  resolvers: [AssetResolver],
  contributes: [
    contribute(eventSubjects, [
      { kinds: ['ASSET_CHANGED'], name: sql`select name from assets where id = subject_id::uuid` },
    ]),
  ],
  jobs: [{ name: 'assets', everyMs: 10 * MINUTE, run: ({ assetCleanup }) => assetCleanup.run() }],
});
