import type { Scope } from '../../core/define-module.ts';
import { ApiKeyService } from './api-key.service.ts';
import { CallerService } from './caller.service.ts';
import type { AuthServices } from '../auth/auth.services.ts';

export function apiKeysServices(
  { dependencies: { clock, currentSettings }, em }: Scope,
  { sessions }: AuthServices,
) {
  const apiKeys = new ApiKeyService(em, clock, currentSettings.get().headless.storefronts);
  return { apiKeys, callers: new CallerService(sessions, apiKeys) };
}

export type ApiKeysServices = ReturnType<typeof apiKeysServices>;
