import type { Config } from './config/config.ts';
import type { Dependencies } from './dependencies.ts';
import { CurrentCampaigns } from './modules/catalogue/price-campaigns/current-campaigns.ts';
import { CatalogueVersion } from './modules/catalogue/version/catalogue-version.ts';
import { CurrentNavigation } from './modules/content/menus/current-navigation.ts';
import { CurrentWelcomeOffer } from './modules/promotions/current-welcome-offer.ts';
import { CurrentSettings } from './modules/settings/current-settings.ts';
import type { Clock } from './shared/time/clock.ts';

export type InMemoryState = Pick<
  Dependencies,
  'currentSettings' | 'currentCampaigns' | 'currentNavigation' | 'currentWelcomeOffer' | 'catalogueVersion'
>;

/** What a process keeps of the shop in memory, because every page shows it. Nothing has been read yet. */
export function createInMemoryState(config: Config, clock: Clock): InMemoryState {
  const currentSettings = new CurrentSettings(config);
  const currentCampaigns = new CurrentCampaigns(clock, currentSettings.timeZone);
  const currentNavigation = new CurrentNavigation();
  const currentWelcomeOffer = new CurrentWelcomeOffer(clock, currentSettings.currencyCode);
  const catalogueVersion = new CatalogueVersion(
    () =>
      [
        currentSettings.revision,
        currentCampaigns.state,
        currentNavigation.state,
        currentWelcomeOffer.state,
      ].join(' '),
    config.searchEngine !== null,
  );
  return { currentSettings, currentCampaigns, currentNavigation, currentWelcomeOffer, catalogueVersion };
}
