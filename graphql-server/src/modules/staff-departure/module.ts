import { defineModule } from '../../core/define-module.ts';
import { apiKeysModule } from '../api-keys/module.ts';
import { staffDepartureServices } from './staff-departure.services.ts';
import { StaffIntegrationResolver } from './staff-integration.resolver.ts';
import { staffModule } from '../staff/module.ts';
import { webhooksModule } from '../webhooks/module.ts';

export const staffDepartureModule = defineModule({
  name: 'staff-departure',
  needs: [apiKeysModule, staffModule, webhooksModule],
  services: staffDepartureServices,
  resolvers: [StaffIntegrationResolver],
});
