import type { Scope } from '../../core/define-module.ts';
import type { AssetsServices } from '../assets/assets.services.ts';
import { customerEmails } from '../emails/customer-emails.registry.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import { LegalPageService } from './legal/legal-page.service.ts';
import { publicShopPort } from './public-shop.port.ts';
import { SettingsService } from './settings.service.ts';

export function settingsServices(
  { dependencies: { clock, config, currentSettings, secrets }, em, port, entriesOf }: Scope,
  { assets, chargeTerms, markdown }: AssetsServices & PricingServices,
) {
  const { legal, returns } = currentSettings.get();
  const emailTemplates = entriesOf(customerEmails).map(({ template }) => template);
  return {
    settings: new SettingsService(
      ...([em, config, currentSettings, assets, chargeTerms !== null, emailTemplates] as const),
      secrets.sealing,
      clock,
    ),
    publicShop: port(publicShopPort),
    legalPages: new LegalPageService(legal, returns.days, markdown),
  };
}

export type SettingsServices = ReturnType<typeof settingsServices>;
