import type { EntityManager } from '../db/database.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AssetService } from '../modules/assets/asset.service.ts';
import { CategoryChangeService } from '../modules/catalogue/categories/category-change.service.ts';
import { CategoryService } from '../modules/catalogue/categories/category.service.ts';
import type { CollectionService } from '../modules/catalogue/collections/collection.service.ts';
import { PriceHistoryService } from '../modules/catalogue/price-history/price-history.service.ts';
import { CatalogueService } from '../modules/catalogue/products/catalogue.service.ts';
import { SalePreviewService } from '../modules/catalogue/sales/sale-preview.service.ts';
import { SalePricingService } from '../modules/catalogue/sales/sale-pricing.service.ts';
import { SaleService } from '../modules/catalogue/sales/sale.service.ts';
import { SearchIndexService } from '../modules/catalogue/search/search-index.service.ts';
import { SearchSynonymService } from '../modules/catalogue/search/search-synonym.service.ts';
import { OutsideSearch } from '../modules/catalogue/search/outside-search.service.ts';
import type { SearchService } from '../modules/catalogue/search/search.service.ts';
import { BoughtTogetherService } from '../modules/catalogue/suggestions/bought-together.service.ts';
import { SuggestionService } from '../modules/catalogue/suggestions/suggestion.service.ts';
import { CatalogueVersionService } from '../modules/catalogue/version/catalogue-version.service.ts';
import type { Clock } from '../shared/time/clock.ts';

/** The tree of categories; a change makes its reader forget. */
export function categoryServices(em: EntityManager, clock: Clock, assets: AssetService) {
  const categories = new CategoryService(em);
  return { categories, categoryChanges: new CategoryChangeService(em, clock, categories, assets) };
}

/** Reads the catalogue, and searches it: in the database, or by an engine outside of it. */
export function catalogueService(
  { currentSales, searchIndex }: Dependencies,
  em: EntityManager,
  search: SearchService,
): CatalogueService {
  const engine = searchIndex ? new OutsideSearch(searchIndex, search) : search;
  return new CatalogueService(em, engine, currentSales.flashSaleIds);
}

/** The sales that lower prices for a time, what prices were, and which state of all this is read. */
export function saleServices(
  { clock, config, currentSales, currentSettings, catalogueVersion }: Dependencies,
  em: EntityManager,
  catalogue: CatalogueService,
  step: number,
) {
  const { timeZone } = currentSettings.get().general;
  const salePricing = new SalePricingService(em, clock, currentSales, { timeZone, step });
  return {
    currentSales,
    salePricing,
    sales: new SaleService(em, clock, salePricing, timeZone),
    salePreviews: new SalePreviewService(em, catalogue, step),
    priceHistory: new PriceHistoryService(em),
    // Without it the version is never certain, and nothing is kept.
    catalogueVersion: config.cachesAnswers ? new CatalogueVersionService(em, catalogueVersion) : null,
  };
}

/** What shoppers find things by. */
export function findingServices(
  { searchIndex }: Dependencies,
  em: EntityManager,
  catalogue: CatalogueService,
  search: SearchService,
  collections: CollectionService,
) {
  return {
    collections,
    search,
    searchIndex: new SearchIndexService(em, searchIndex),
    searchSynonyms: new SearchSynonymService(em),
    suggestions: new SuggestionService(em, catalogue, search, collections),
    boughtTogether: new BoughtTogetherService(em),
  };
}
