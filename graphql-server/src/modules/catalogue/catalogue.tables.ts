import type { InferKyselyDB } from '@mikro-orm/sql';
import { CategoryFormerProductEntity } from './categories/category-former-product.entity.ts';
import { CategoryEntity } from './categories/category.entity.ts';
import { ProductCategoryEntity } from './categories/product-category.entity.ts';
import { CollectionProductEntity } from './collections/collection-product.entity.ts';
import { CollectionEntity } from './collections/collection.entity.ts';
import { FieldNumberEntity } from './filters/field-number.entity.ts';
import { PriceHistoryEntity } from './price-history/price-history.entity.ts';
import { FormerHandleEntity } from './products/former-handle.entity.ts';
import { LowStockProductEntity } from './products/low-stock-product.entity.ts';
import { ProductPopularityEntity } from './products/product-popularity.entity.ts';
import { ProductEntity } from './products/product.entity.ts';
import { PriceCampaignEntity, PriceCampaignMemberEntity } from './price-campaigns/price-campaign.entity.ts';
import { SearchIndexEntity } from './search/search-index.entity.ts';
import { SearchSynonymEntity } from './search/search-synonym.entity.ts';
import { SearchWordEntity } from './search/search-word.entity.ts';
import { FetchedPictureEntity, ImportedPictureEntity } from './sheets/pictures/picture-queue.entity.ts';
import { ProductPairEntity } from './suggestions/product-pair.entity.ts';
import { ProductVariantEntity } from './variants/product-variant.entity.ts';

export const catalogueEntities = [
  CategoryEntity,
  ProductEntity,
  FormerHandleEntity,
  ProductCategoryEntity,
  CategoryFormerProductEntity,
  CollectionEntity,
  CollectionProductEntity,
  LowStockProductEntity,
  FieldNumberEntity,
  ProductPopularityEntity,
  ProductPairEntity,
  SearchIndexEntity,
  SearchSynonymEntity,
  SearchWordEntity,
  ProductVariantEntity,
  PriceHistoryEntity,
  PriceCampaignEntity,
  PriceCampaignMemberEntity,
  ImportedPictureEntity,
  FetchedPictureEntity,
] as const;

export type CatalogueTables = InferKyselyDB<(typeof catalogueEntities)[number]>;
