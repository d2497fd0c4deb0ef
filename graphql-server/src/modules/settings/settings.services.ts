import type { Scope } from '../../core/define-module.ts';
import type { AssetsServices } from '../assets/assets.services.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';
import { LegalPageService } from './legal/legal-page.service.ts';
import { publicShopPort } from './public-shop.port.ts';
import { SettingsService } from './settings.service.ts';

export function settingsServices(
  { dependencies: { config, currentSettings }, em, port }: Scope,
  { assets, chargeTerms }: AssetsServices & PricingServices,
) {
  const { legal, returns } = currentSettings.get();
  return {
    settings: new SettingsService(em, config, currentSettings, assets, chargeTerms !== null),
    publicShop: port(publicShopPort),
    legalPages: new LegalPageService(legal, returns.days),
  };
}

export type SettingsServices = ReturnType<typeof settingsServices>;
