import { changesCatalogue } from '../../db/declared/changes-catalogue.ts';
import { databaseRules } from '../../db/declared/rule.ts';
import { categoryRules } from './categories/categories.database.ts';
import { collectionRules } from './collections/collections.database.ts';
import { fieldNumberRules } from './filters/field-numbers.database.ts';
import { PriceHistoryEntity } from './price-history/price-history.entity.ts';
import { productRules } from './products/products.database.ts';
import { campaignRules } from './price-campaigns/price-campaigns.database.ts';
import { searchRules } from './search/search.database.ts';
import { stockRules } from './products/low-stock.database.ts';
import { ProductPairEntity } from './suggestions/product-pair.entity.ts';
import { variantRules } from './variants/variants.database.ts';

export const catalogueDatabase = databaseRules('catalogue', [
  ...searchRules,
  ...productRules,
  ...variantRules,
  ...stockRules,
  ...fieldNumberRules,
  ...categoryRules,
  ...collectionRules,
  ...campaignRules,
  changesCatalogue(PriceHistoryEntity),
  changesCatalogue(ProductPairEntity),
]);
