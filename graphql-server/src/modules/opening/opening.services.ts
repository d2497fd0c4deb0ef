import type { Scope } from '../../core/define-module.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import type { SettingsServices } from '../settings/settings.services.ts';
import { SetupStepService } from './setup-steps/setup-step.service.ts';
import { StorefrontPasswordService } from './storefront-password/storefront-password.service.ts';

export function openingServices(
  { dependencies: { currentSettings, clock, rateLimits, secrets }, em }: Scope,
  { settings, publicShop, chargeTerms }: PricingServices & SettingsServices,
) {
  const current = currentSettings.get();
  return {
    setupSteps: new SetupStepService(em, current, publicShop, chargeTerms !== null),
    storefrontPassword: new StorefrontPasswordService(
      settings,
      current.opening,
      clock,
      rateLimits,
      secrets.session,
    ),
  };
}

export type OpeningServices = ReturnType<typeof openingServices>;
