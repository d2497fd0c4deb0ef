import { defineModule } from '../../core/define-module.ts';
import { ApiKeyResolver } from './api-key.resolver.ts';
import { apiKeysServices } from './api-keys.services.ts';
import { apiKeysEntities } from './api-keys.tables.ts';
import { auditModule } from '../audit/module.ts';
import { authModule } from '../auth/module.ts';
import { staffModule } from '../staff/module.ts';
import { storefrontsModule } from '../storefronts/module.ts';

export const apiKeysModule = defineModule({
  name: 'api-keys',
  needs: [auditModule, authModule, staffModule, storefrontsModule],
  entities: apiKeysEntities,
  services: apiKeysServices,
  resolvers: [ApiKeyResolver],
});
