import type { Scope } from '../../core/define-module.ts';
import type { CatalogueServices } from '../catalogue/catalogue.services.ts';
import { FeedService } from './feed.service.ts';

export function feedsServices(
  { dependencies: { baseUrl, currentCampaigns, currentSettings }, em }: Scope,
  { categories }: CatalogueServices,
) {
  const { currency, delivery, customFields } = currentSettings.get();
  const terms = {
    currency: currency.currencyCode,
    baseUrl,
    delivery,
    customFields: customFields.fields,
  };
  return { feeds: new FeedService(em, categories, currentCampaigns, terms) };
}

export type FeedsServices = ReturnType<typeof feedsServices>;
