import type { Scope } from '../../core/define-module.ts';
import type { Actor } from '../../shared/principal.ts';
import { localDateAt } from '../../shared/time/local-date.ts';
import type { AssetsServices } from '../assets/assets.services.ts';
import { BulkChangeService } from './bulk/bulk-change.service.ts';
import { CategoryChangeService } from './categories/category-change.service.ts';
import { CategoryService } from './categories/category.service.ts';
import { CollectionService } from './collections/collection.service.ts';
import { PriceHistoryService } from './price-history/price-history.service.ts';
import { CatalogueService } from './products/catalogue.service.ts';
import { ProductService } from './products/product.service.ts';
import { CampaignPreviewService } from './price-campaigns/campaign-preview.service.ts';
import { CampaignPricingService } from './price-campaigns/campaign-pricing.service.ts';
import { PriceCampaignService } from './price-campaigns/price-campaign.service.ts';
import { CodeSearch } from './search/code-search.service.ts';
import { OutsideSearch } from './search/outside-search.service.ts';
import { SearchIndexService } from './search/search-index.service.ts';
import { SearchSynonymService } from './search/search-synonym.service.ts';
import { SearchService } from './search/search.service.ts';
import { ProductImporter } from './sheets/product-importer.service.ts';
import { ProductSheetService } from './sheets/product-sheet.service.ts';
import { ImportedPictureService } from './sheets/pictures/imported-picture.service.ts';
import { PictureFetchService } from './sheets/pictures/picture-fetch.service.ts';
import { PicturePlacementService } from './sheets/pictures/picture-placement.service.ts';
import { productsOnPort } from './sheets/pictures/products-on.port.ts';
import { SheetPicturesService } from './sheets/pictures/sheet-pictures.service.ts';
import { BoughtTogetherService } from './suggestions/bought-together.service.ts';
import { SuggestionService } from './suggestions/suggestion.service.ts';
import { stockLedgerPort } from './variants/stock-ledger.port.ts';
import { VariantChangeService } from './variants/variant-change.service.ts';
import { VariantService } from './variants/variant.service.ts';
import { CatalogueVersionService } from './version/catalogue-version.service.ts';
import { RedirectService } from '../redirects/redirect.service.ts';
import type { CustomFieldsServices } from '../custom-fields/custom-fields.services.ts';
import type { EntityManager } from '../../db/database.ts';
import type { ImportsServices } from '../imports/imports.services.ts';
import type { PricingServices } from '../pricing/pricing.services.ts';

export function catalogueServices(
  { dependencies, em, port }: Scope,
  {
    assets,
    customFields,
    priceTerms,
    sheetImports,
  }: AssetsServices & CustomFieldsServices & ImportsServices & PricingServices,
) {
  const { clock, config, currentCampaigns, currentSettings, catalogueVersion, searchIndex } = dependencies;
  const { outgoing, baseUrl, log } = dependencies;
  const productsOn = port(productsOnPort);
  const { general, taxes } = currentSettings.get();
  const { timeZone } = general;
  const { currency, step } = priceTerms;
  const sheetTerms = { currency, taxClasses: taxes.classes, ...customFields };
  const search = new SearchService(em);
  const engine = new CodeSearch(em, searchIndex ? new OutsideSearch(searchIndex, search) : search);
  const catalogue = new CatalogueService(em, engine, currentCampaigns.flashSaleIds, customFields.fields);
  const categories = new CategoryService(em);
  const collections = new CollectionService(em, clock, assets, customFields.fields);
  const campaignPricing = new CampaignPricingService(em, clock, currentCampaigns, { timeZone, step });
  const stockLedger = port(stockLedgerPort);
  const variantChanges = new VariantChangeService(clock, stockLedger, priceTerms, customFields.fields);
  return {
    catalogue,
    categories,
    categoryChanges: new CategoryChangeService(em, clock, categories, assets, customFields.fields),
    collections,
    products: new ProductService(
      em,
      clock,
      catalogue,
      assets,
      variantChanges,
      priceTerms,
      taxes,
      customFields,
    ),
    variants: new VariantService(em),
    bulkChanges: new BulkChangeService(em, catalogue, stockLedger, priceTerms),
    productSheets: new ProductSheetService(em, sheetTerms),
    /** Starts an import of a product sheet. */
    readProducts: (actor: Actor, importId: string) => {
      const pictures = new SheetPicturesService(outgoing, importId, baseUrl());
      const today = localDateAt(clock(), timeZone);
      const redirectsOn = (inner: EntityManager) => new RedirectService(inner, clock, baseUrl);
      return new ProductImporter(productsOn(), redirectsOn, pictures, actor, sheetTerms, today, timeZone);
    },
    importedPictures: new ImportedPictureService(em, sheetImports),
    pictureFetch: new PictureFetchService(
      em,
      clock,
      log,
      outgoing,
      assets,
      new PicturePlacementService(em, (transaction) => productsOn()(transaction)),
    ),
    currentCampaigns,
    campaignPricing,
    priceCampaigns: new PriceCampaignService(em, clock, campaignPricing, timeZone),
    campaignPreviews: new CampaignPreviewService(em, catalogue, step),
    priceHistory: new PriceHistoryService(em, clock),
    // Without this service the version is never certain, so no responses are cached.
    catalogueVersion: config.cachesResponses ? new CatalogueVersionService(em, catalogueVersion) : null,
    search,
    searchIndex: new SearchIndexService(em, searchIndex),
    searchSynonyms: new SearchSynonymService(em),
    suggestions: new SuggestionService(em, catalogue, search, collections),
    boughtTogether: new BoughtTogetherService(em),
  };
}

export type CatalogueServices = ReturnType<typeof catalogueServices>;
