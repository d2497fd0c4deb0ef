import type { Dependencies } from '../dependencies.ts';
import { CurrentCampaigns } from '../modules/catalogue/price-campaigns/current-campaigns.ts';
import { CurrentWelcomeOffer } from '../modules/promotions/current-welcome-offer.ts';
import { CatalogueVersion } from '../modules/catalogue/version/catalogue-version.ts';
import { CurrentSettings } from '../modules/settings/current-settings.ts';
import type { TestApp } from './start-test-app.ts';

/**
 * What a process caches about the shop, for services that a test creates itself; nothing has been read yet.
 */
export function knownInMemory({
  config,
  clock,
}: Pick<TestApp, 'config' | 'clock'>): Pick<
  Dependencies,
  'currentSettings' | 'currentCampaigns' | 'currentWelcomeOffer' | 'catalogueVersion'
> {
  const currentSettings = new CurrentSettings(config);
  const currentCampaigns = new CurrentCampaigns(clock.now, () => 'UTC');
  return {
    currentSettings,
    currentCampaigns,
    currentWelcomeOffer: new CurrentWelcomeOffer(clock.now, currentSettings.currencyCode),
    catalogueVersion: new CatalogueVersion(() => ''),
  };
}
