import { contribute, defineModule, provide } from '../../core/define-module.ts';
import * as Gql from '../../graphql/contract.generated.ts';
import { SECOND } from '../../shared/time/duration.ts';
import { assetsModule } from '../assets/module.ts';
import { BulkChangeResolver } from './bulk/bulk-change.resolver.ts';
import { type CatalogueServices, catalogueServices } from './catalogue.services.ts';
import { catalogueEntities } from './catalogue.tables.ts';
import {
  CategoryChangeResolver,
  CategoryResolver,
  ProductCategoriesResolver,
} from './categories/category.resolver.ts';
import { CollectionResolver } from './collections/collection.resolver.ts';
import { PriceHistoryResolver } from './price-history/price-history.resolver.ts';
import { ProductConnectionResolver, ProductResolver } from './products/product.resolver.ts';
import {
  RunningPriceCampaignResolver,
  PriceCampaignResolver,
} from './price-campaigns/price-campaign.resolver.ts';
import { SearchSynonymResolver } from './search/search-synonym.resolver.ts';
import { BoughtTogetherResolver } from './suggestions/bought-together.resolver.ts';
import { SearchAlternativesResolver, SearchSuggestionsResolver } from './suggestions/suggestion.resolver.ts';
import { ImportedPictureResolver } from './sheets/pictures/imported-picture.resolver.ts';
import { productsOnPort } from './sheets/pictures/products-on.port.ts';
import { stockLedgerPort } from './variants/stock-ledger.port.ts';
import { firstOtherOption } from './variants/first-other-option.resolver.ts';
import { ProductVariantsResolver } from './variants/variant.resolver.ts';
import { fieldsResolver } from '../custom-fields/custom-field.resolver.ts';
import { customFieldsModule } from '../custom-fields/module.ts';
import { importsModule } from '../imports/module.ts';
import { sheetImporterPorts } from '../imports/sheet-importer.port.ts';
import { metadataModule } from '../metadata/module.ts';
import { redirectsModule } from '../redirects/module.ts';
import { pricingModule } from '../pricing/module.ts';
import { catalogueDatabase } from './catalogue.database.ts';
import { catalogueData } from './personal-data.ts';
import { assetUses } from '../assets/asset-uses.registry.ts';
import { catalogueAssetUses } from './asset-uses.ts';
import { eventSubjects } from '../events/event-subjects.registry.ts';
import { catalogueEventSubjects } from './event-subjects.ts';
import { eventsModule } from '../events/module.ts';
import { toDoEntries } from '../to-do/to-do.registry.ts';
import { stockToDo } from './stock-to-do.ts';
import { toDoModule } from '../to-do/module.ts';
import { productMetadata } from './products/metadata-owners.ts';
import { metadataOwners } from '../metadata/metadata-owners.registry.ts';
import { catalogueDemo } from './demo-data.ts';

export const catalogueModule = defineModule({
  name: 'catalogue',
  needs: [
    assetsModule,
    customFieldsModule,
    eventsModule,
    importsModule,
    metadataModule,
    pricingModule,
    redirectsModule,
    toDoModule,
  ],
  entities: catalogueEntities,
  database: catalogueDatabase,
  personalData: catalogueData,
  demoData: catalogueDemo,
  services: catalogueServices,
  resolvers: [
    CategoryResolver,
    CategoryChangeResolver,
    ProductCategoriesResolver,
    fieldsResolver(
      () => Gql.Category,
      'CATEGORY',
      ({ id }: { id: string }, { categories }: CatalogueServices) => categories.detailsOf(id),
    ),
    CollectionResolver,
    PriceCampaignResolver,
    RunningPriceCampaignResolver,
    ProductConnectionResolver,
    ProductResolver,
    BulkChangeResolver,
    SearchSynonymResolver,
    SearchSuggestionsResolver,
    SearchAlternativesResolver,
    ProductVariantsResolver,
    firstOtherOption(Gql.ProductVariant),
    PriceHistoryResolver,
    BoughtTogetherResolver,
    ImportedPictureResolver,
  ],
  jobs: [
    {
      name: 'catalogue-version',
      everyMs: 250,
      isForEachProcess: true,
      run: async ({ catalogueVersion }) => catalogueVersion?.refresh(),
    },
    {
      name: 'campaign-prices',
      everyMs: SECOND,
      isForEachProcess: true,
      run: ({ campaignPricing }) => campaignPricing.run(),
    },
    { name: 'search-documents', everyMs: 5 * SECOND, run: ({ search }) => search.rewriteDocuments() },
    {
      name: 'import-pictures',
      everyMs: SECOND,
      isForEachProcess: true,
      run: ({ pictureFetch }) => pictureFetch.run(),
    },
    { name: 'search-index', everyMs: SECOND, run: ({ searchIndex }) => searchIndex.run() },
  ],
  retention: ({ pictureFetch, priceHistory }) => [pictureFetch, priceHistory],
  ports: [stockLedgerPort, productsOnPort],
  provides: [
    provide(sheetImporterPorts.PRODUCTS, ({ readProducts }: CatalogueServices) => readProducts),
    provide(productsOnPort, (_: CatalogueServices, servicesOn) => (em) => servicesOn(em).products),
  ],
  contributes: [
    contribute(metadataOwners, productMetadata),
    contribute(toDoEntries, [stockToDo]),
    contribute(eventSubjects, catalogueEventSubjects),
    contribute(assetUses, catalogueAssetUses),
  ],
});
