import { beforeAll, expect, test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { DuplicateProduct } from '../../../test/documents.generated.ts';
import { decide, expectColumns, not, rowOf, shown } from '../../../test/every-column.ts';
import { anAdmin } from '../../../test/users.ts';
import { ProductVariantEntity } from '../variants/product-variant.entity.ts';
import { ProductEntity } from './product.entity.ts';
import { aWholeProduct } from '../../../test/whole-product.ts';

const shop = describeShop();
const em = () => shop.app.orm.em.fork();
let originalId: string;
let copyId: string;

beforeAll(async () => {
  const { token } = await anAdmin(shop);
  originalId = await aWholeProduct(em());
  const variables = { id: originalId, title: 'Ceramic Lamp II' };
  const { product } = await shop.client.payload(DuplicateProduct, variables, token);
  copyId = product?.id ?? '';
});

const copied = (column: string) => shown(column)(column);
/** The price without the campaign, which does not include the copy. */
const withoutCampaign = (column: string, base: string) => shown(column, (row) => row[base]);

const ofProduct = decide(ProductEntity, {
  description: copied,
  category_id: copied,
  brand: copied,
  tags: copied,
  attributes: copied,
  seo_title: copied,
  seo_description: copied,
  colours: copied,
  sizes: copied,
  other_options: copied,
  is_new: copied,
  image: copied,
  gallery: copied,
  tax_class_id: copied,
  origin_country: copied,
  customs_code: copied,
  is_withdrawal_excluded: copied,
  product_type: copied,
  custom_fields: copied,
  offered_colours: copied,
  offered_sizes: copied,
  offered_others: copied,
  sale_price: withoutCampaign('sale_price', 'base_sale_price'),
  highest_price: withoutCampaign('highest_price', 'base_sale_price'),
  regular_price: withoutCampaign('regular_price', 'base_regular_price'),
  id: not('its own'),
  title: not('its own'),
  handle: not('its own'),
  status: not('a draft, until staff have looked at it'),
  publish_at: not('a draft'),
  position: not('at the end'),
  stock: not('nothing of it was bought in'),
  is_in_stock: not('nothing of it was bought in'),
  is_backorderable: not('nothing of it was sold yet'),
  available_from: copied,
  base_sale_price: not('in no campaign'),
  base_regular_price: not('in no campaign'),
  campaign_id: not('in no campaign'),
  campaign_percent: not('in no campaign'),
  campaign_fixed_price: not('in no campaign'),
  starting_rate: not('nobody has rated it'),
  starting_reviews: not('nobody has rated it'),
  review_counts: not('nobody has rated it'),
  rating_rate: not('nobody has rated it'),
  rating_reviews: not('nobody has rated it'),
  search_document: not('of its own title'),
  is_ranked: not('written by a job'),
  version: not('its own'),
  created_at: not('its own'),
  updated_at: not('its own'),
  deleted_at: not('nobody copies a deleted product'),
});

const ofVariant = decide(ProductVariantEntity, {
  colour: copied,
  size: copied,
  others: copied,
  position: copied,
  tracks_stock: copied,
  requires_shipping: copied,
  lead_time_days: copied,
  backorder_limit: copied,
  available_from: copied,
  low_stock_limit: copied,
  minimum_quantity: copied,
  quantity_step: copied,
  maximum_quantity: copied,
  unit_measure: copied,
  unit_price_base: copied,
  weight: copied,
  image: copied,
  base_colour: copied,
  named_others: copied,
  custom_fields: copied,
  sale_price: withoutCampaign('sale_price', 'base_sale_price'),
  regular_price: withoutCampaign('regular_price', 'base_regular_price'),
  id: not('its own'),
  product_id: not('its own'),
  sku: not('unique in the shop'),
  barcode: not('that of another thing'),
  base_sale_price: not('in no campaign'),
  base_regular_price: not('in no campaign'),
  stock: not('nothing of it was bought in'),
  backordered: not('nothing of it was sold yet'),
  created_at: not('its own'),
  updated_at: not('its own'),
  deleted_at: not('only offered ones are copied'),
});

test('a copy of a product has each column of the original, or there is a reason not to', async () => {
  const [original, copy] = [
    await rowOf(em(), ProductEntity, `id = '${originalId}'`),
    await rowOf(em(), ProductEntity, `id = '${copyId}'`),
  ];
  expectColumns(original, copy, ofProduct);
  expect(copy).toMatchObject({ title: 'Ceramic Lamp II', status: 'DRAFT', stock: 0, campaign_id: null });
});

test('so do its variants', async () => {
  const [original, copy] = [
    await rowOf(em(), ProductVariantEntity, `product_id = '${originalId}'`),
    await rowOf(em(), ProductVariantEntity, `product_id = '${copyId}'`),
  ];
  expectColumns(original, copy, ofVariant);
  expect(copy).toMatchObject({ sku: null, barcode: null, stock: 0 });
});
