import type { Config } from './config/config.ts';
import type { Dependencies } from './dependencies.ts';
import { CurrentCampaigns } from './modules/catalogue/price-campaigns/current-campaigns.ts';
import { CatalogueVersion } from './modules/catalogue/version/catalogue-version.ts';
import { CurrentContent } from './modules/content/current-content.ts';
import { CurrentWelcomeOffer } from './modules/promotions/current-welcome-offer.ts';
import { RequestedNotFound } from './modules/redirects/requested-not-found.ts';
import { CurrentSettings } from './modules/settings/current-settings.ts';
import type { Clock } from './shared/time/clock.ts';

export type InMemoryState = Pick<
  Dependencies,
  | 'currentSettings'
  | 'currentCampaigns'
  | 'currentContent'
  | 'currentWelcomeOffer'
  | 'catalogueVersion'
  | 'requestedNotFound'
>;

/**
 * What a process keeps of the shop in memory, because every page shows it or may change it. Nothing has been
 * read yet.
 */
export function createInMemoryState(config: Config, clock: Clock): InMemoryState {
  const currentSettings = new CurrentSettings(config);
  const currentCampaigns = new CurrentCampaigns(clock, currentSettings.timeZone);
  const currentContent = new CurrentContent();
  const currentWelcomeOffer = new CurrentWelcomeOffer(clock, currentSettings.currencyCode);
  const catalogueVersion = new CatalogueVersion(
    () =>
      [
        currentSettings.revision,
        currentCampaigns.state,
        currentContent.revision,
        currentWelcomeOffer.state,
      ].join(' '),
    config.searchEngine !== null,
  );
  const requestedNotFound = new RequestedNotFound();
  return {
    currentSettings,
    currentCampaigns,
    currentContent,
    currentWelcomeOffer,
    catalogueVersion,
    requestedNotFound,
  };
}
