import { contribute, defineModule } from '../../core/define-module.ts';
import { ApiKeyResolver } from './api-key.resolver.ts';
import { apiKeysServices } from './api-keys.services.ts';
import { apiKeysEntities } from './api-keys.tables.ts';
import { auditModule } from '../audit/module.ts';
import { authModule } from '../auth/module.ts';
import { staffModule } from '../staff/module.ts';
import { storefrontsModule } from '../storefronts/module.ts';
import { apiKeysDatabase } from './api-keys.database.ts';
import { apiKeyData } from './personal-data.ts';
import { eventSubjects } from '../events/event-subjects.registry.ts';
import { sql } from 'kysely';
import { eventsModule } from '../events/module.ts';

export const apiKeysModule = defineModule({
  name: 'api-keys',
  needs: [auditModule, authModule, eventsModule, staffModule, storefrontsModule],
  entities: apiKeysEntities,
  database: apiKeysDatabase,
  personalData: apiKeyData,
  demoData: { kept: ['api_keys'] },
  services: apiKeysServices,
  resolvers: [ApiKeyResolver],
  contributes: [
    contribute(eventSubjects, [
      { kinds: ['API_KEY_CHANGED'], name: sql`select name from api_keys where id = subject_id::uuid` },
    ]),
  ],
});
