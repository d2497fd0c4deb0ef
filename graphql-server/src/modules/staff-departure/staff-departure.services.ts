import type { Scope } from '../../core/define-module.ts';
import type { ApiKeysServices } from '../api-keys/api-keys.services.ts';
import { StaffIntegrationService } from './staff-integration.service.ts';
import type { StaffServices } from '../staff/staff.services.ts';
import type { WebhooksServices } from '../webhooks/webhooks.services.ts';

export function staffDepartureServices(
  _scope: Scope,
  { staff, apiKeys, webhooks }: ApiKeysServices & StaffServices & WebhooksServices,
) {
  return { staffIntegrations: new StaffIntegrationService(staff, apiKeys, webhooks) };
}

export type StaffDepartureServices = ReturnType<typeof staffDepartureServices>;
