import { parse } from 'csv-parse/sync';
import { test } from 'vitest';
import { describeShop } from '../../../test/describe-shop.ts';
import { decide, expectColumns, not, rowOf, shown } from '../../../test/every-column.ts';
import { anAdmin } from '../../../test/users.ts';
import { reduced, saveTaxes, standard } from '../../taxes/taxes.fixtures.ts';
import { ProductEntity } from '../products/product.entity.ts';
import { saveFields } from '../../custom-fields/custom-fields.fixtures.ts';
import { aWholeProduct, wholeProductFields } from '../../../test/whole-product.ts';
import { ProductVariantEntity } from '../variants/product-variant.entity.ts';

const shop = describeShop();
const em = () => shop.app.orm.em.fork();

/** A cell with this text. */
const cell = (column: string, text: string) => () => ({ at: column, as: () => text });

const DERIVED = 'follows from others';
const PRICE_CAMPAIGN = 'prices are those without a campaign, which staff edit';

const ofProduct = decide(ProductEntity, {
  id: shown('Product ID'),
  handle: shown('Handle'),
  title: shown('Title'),
  description: shown('Description'),
  status: shown('Status'),
  publish_at: cell('Publish at', '2026-01-01T00:00:00.000Z'),
  category_id: cell('Category', 'lamps'),
  brand: shown('Brand'),
  tags: cell('Tags', 'clay'),
  attributes: cell('Attributes', 'Material: Clay'),
  is_new: cell('New', 'yes'),
  seo_title: shown('SEO title'),
  seo_description: shown('SEO description'),
  gallery: cell('Pictures', '/lamp.webp /lamp-side.webp'),
  image: cell('Alt texts', 'lamp; lamp-side'),
  tax_class_id: cell('Tax class', 'Reduced'),
  origin_country: shown('Origin'),
  customs_code: shown('Customs code'),
  is_withdrawal_excluded: cell('Excluded from withdrawal', 'yes'),
  product_type: shown('Product type'),
  custom_fields: cell('Field: material', 'Clay; Linen'),
  colours: cell('Colour code', '#c2b280'),
  other_options: cell('Option', 'Shade'),
  sizes: not('those of the variants'),
  stock: not('that of the variants'),
  is_in_stock: not(DERIVED),
  base_sale_price: not('that of the variants'),
  base_regular_price: not('that of the variants'),
  sale_price: not(PRICE_CAMPAIGN),
  highest_price: not(PRICE_CAMPAIGN),
  regular_price: not(PRICE_CAMPAIGN),
  campaign_id: not(PRICE_CAMPAIGN),
  campaign_percent: not(PRICE_CAMPAIGN),
  campaign_fixed_price: not(PRICE_CAMPAIGN),
  position: not('that in the file'),
  starting_rate: not('of the sample shop'),
  starting_reviews: not('of the sample shop'),
  review_counts: not(DERIVED),
  rating_rate: not(DERIVED),
  rating_reviews: not(DERIVED),
  search_document: not(DERIVED),
  offered_colours: not(DERIVED),
  offered_sizes: not(DERIVED),
  offered_others: not(DERIVED),
  is_backorderable: not(DERIVED),
  available_from: not(DERIVED),
  is_ranked: not('written by a job'),
  version: not('a file overwrites'),
  created_at: not('no text of the merchant’s'),
  updated_at: not('no text of the merchant’s'),
  deleted_at: not('deleted products are not in the file'),
});

const ofVariant = decide(ProductVariantEntity, {
  colour: shown('Colour'),
  size: shown('Size'),
  others: cell('Option value', 'Linen'),
  sku: shown('SKU'),
  barcode: shown('Barcode'),
  weight: cell('Weight', '900'),
  base_sale_price: cell('Price', '50.00'),
  base_regular_price: cell('Former price', '60.00'),
  stock: cell('Stock', '7'),
  requires_shipping: cell('Requires shipping', 'no'),
  lead_time_days: cell('Lead time days', '5'),
  backorder_limit: cell('Backorder limit', '20'),
  available_from: cell('Available from', '2999-03-01'),
  low_stock_limit: cell('Low stock limit', '3'),
  backordered: not('orders change it'),
  minimum_quantity: cell('Minimum quantity', '2'),
  quantity_step: cell('Quantity step', '2'),
  maximum_quantity: cell('Maximum quantity', '8'),
  unit_measure: shown('Contents'),
  unit_price_base: shown('Unit price base'),
  tracks_stock: not('an empty stock says so'),
  sale_price: not(PRICE_CAMPAIGN),
  regular_price: not(PRICE_CAMPAIGN),
  id: not('it is known by its options'),
  product_id: not('it stands in its row'),
  position: not('that in the file'),
  image: not('pictures are those of the product'),
  base_colour: not(DERIVED),
  named_others: not(DERIVED),
  custom_fields: cell('Variant field: burn_time', '90'),
  created_at: not('no text of the merchant’s'),
  updated_at: not('no text of the merchant’s'),
  deleted_at: not('only offered ones are in the file'),
});

test('the product export has each column, or there is a reason', async () => {
  const { token } = await anAdmin(shop);
  const id = await aWholeProduct(em());
  await saveFields(shop, token, wholeProductFields);
  const { settings } = await saveTaxes(shop, token, { isEnabled: true, classes: [standard, reduced] });
  await em().execute(`update products set tax_class_id = ?`, [settings?.classes[1]?.id]);
  const { body } = await shop.client.rest<string>('/api/exports/products.csv', { token });
  const [cells] = parse(body, { columns: true, bom: true });
  expectColumns(await rowOf(em(), ProductEntity, `id = '${id}'`), cells, ofProduct);
  expectColumns(await rowOf(em(), ProductVariantEntity, `product_id = '${id}'`), cells, ofVariant);
});
