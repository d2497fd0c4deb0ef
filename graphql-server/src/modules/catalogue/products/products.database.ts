import { audited } from '../../../db/declared/audited.ts';
import { changesCatalogue } from '../../../db/declared/changes-catalogue.ts';
import { differ } from '../../../db/declared/columns.ts';
import { emits, emitsWebhookEvent } from '../../../db/declared/emits.ts';
import { hasMetadata } from '../../../db/declared/has-metadata.ts';
import { type Rule, rule } from '../../../db/declared/rule.ts';
import { NOW, updateTimes } from '../../../db/declared/update-times.ts';
import { editsWhole, versioned } from '../../../db/declared/versioned.ts';
import { touchesAssets } from '../../assets/touches-assets.ts';
import { categoryLabel, productTitle } from '../categories/categories.database.ts';
import { ProductCategoryEntity } from '../categories/product-category.entity.ts';
import { FormerHandleEntity } from './former-handle.entity.ts';
import { ProductPopularityEntity } from './product-popularity.entity.ts';
import { editedColumns, ProductEntity } from './product.entity.ts';

/** Columns derived from variants, reviews, a running campaign or the product's texts. */
const derived = {
  search_document: 'follows from its words',
  offered_colours: 'follows from its variants',
  offered_sizes: 'follows from its variants',
  offered_others: 'follows from its variants',
  is_in_stock: 'follows from its variants',
  is_backorderable: 'follows from its variants',
  available_from: 'follows from its variants',
  is_ranked: 'written by a job',
  sale_price: 'that of a variant',
  highest_price: 'that of a variant',
  regular_price: 'that of a variant',
  stock: 'the sum of its variants',
  campaign_id: 'written when a campaign starts or ends',
  campaign_percent: 'written when a campaign starts or ends',
  campaign_fixed_price: 'written when a campaign starts or ends',
  base_sale_price: 'that of a variant',
  base_regular_price: 'that of a variant',
};

/** SQL for when the product is sold out: no variant has enough for an order. */
const isOut = (row: string) => `not ${row}.is_in_stock`;

export const productRules: readonly Rule[] = [
  versioned(ProductEntity, {
    edited: editedColumns,
    notEdited: {
      ...derived,
      starting_rate: 'of the sample shop, never changes',
      starting_reviews: 'of the sample shop, never changes',
      review_counts: 'counted by the database',
      rating_rate: 'follows from the counts',
      rating_reviews: 'follows from the counts',
      position: 'moving one moves others',
    },
  }),
  audited(ProductEntity, {
    subject: 'PRODUCT',
    subjectName: 'changed.title',
    recorded: [
      ...editedColumns,
      ...(['starting_rate', 'starting_reviews', 'review_counts', 'rating_rate', 'rating_reviews'] as const),
      ...(['position'] as const),
    ],
    ignored: derived,
    named: { category_id: categoryLabel },
    // The settings module declares the function.
    instead: { tax_class_id: (row) => `tax_class_name(${row}.tax_class_id)` },
  }),
  updateTimes(ProductEntity, {
    of: [
      ...(['version', 'deleted_at', 'position', 'sale_price', 'regular_price', 'highest_price'] as const),
      ...(['base_sale_price', 'base_regular_price', 'campaign_id', 'tax_class_id'] as const),
    ],
  }),
  emits(ProductEntity, {
    insert: 'PRODUCT_CHANGED',
    update: 'PRODUCT_CHANGED',
    subject: 'id',
    of: ['version', 'deleted_at'],
  }),
  emitsWebhookEvent(ProductEntity, 'emit_product_created', { type: 'product.created', after: 'insert' }),
  emitsWebhookEvent(ProductEntity, 'emit_product_changed', {
    type: 'product.updated',
    after: 'update',
    when: `new.deleted_at is null
      and ${differ(['version', 'deleted_at', 'sale_price', 'regular_price', 'highest_price'])}`,
    body: `if not is_emitted('product.created', new.id) then perform add_event('product.updated', new.id); end if;`,
  }),
  emitsWebhookEvent(ProductEntity, 'emit_product_deleted', {
    type: 'product.deleted',
    after: 'update of deleted_at',
    when: 'old.deleted_at is null and new.deleted_at is not null',
  }),
  {
    ...emitsWebhookEvent(ProductEntity, 'emit_stock_limit', {
      type: 'stock.out or stock.back',
      after: 'update of is_in_stock',
      when: `new.deleted_at is null and (${isOut('old')}) <> (${isOut('new')})`,
      // A new product comes before its variants, and was not sold out.
      body: `if not is_emitted('product.created', new.id) then
    perform add_or_take_back('stock.out', 'stock.back', ${isOut('new')}, new.id);
  end if;`,
    }),
    emits: ['stock.out', 'stock.back'],
  },
  hasMetadata(ProductEntity, {
    kind: 'PRODUCT',
    changed: `update products set updated_at = ${NOW} where id = owner and deleted_at is null;
  if found then
    perform add_event('PRODUCT_CHANGED', owner);
    if not is_emitted('product.created', owner) then perform add_event('product.updated', owner); end if;
  end if;`,
    audited: `select 'PRODUCT', id, title, null, null from products where id = owner`,
  }),
  touchesAssets(ProductEntity, ['description', 'custom_fields']),
  changesCatalogue(ProductEntity),
  changesCatalogue(FormerHandleEntity),
  rule('products', 'A new product is in the list of best sellers, too: last, until it is sold.', [
    `create function add_product_popularity() returns trigger language plpgsql as $$
begin
  insert into product_popularity (product_id, units) select id, 0 from added;
  return null;
end $$`,
    `create trigger products_added_popularity after insert on products
  referencing new table as added
  for each statement execute function add_product_popularity()`,
  ]),
  changesCatalogue(ProductPopularityEntity),

  editsWhole(ProductCategoryEntity, ProductEntity, 'product_id'),
  audited(ProductCategoryEntity, {
    subject: 'PRODUCT',
    subjectId: 'changed.product_id',
    subjectName: productTitle,
    part: { kind: 'CATEGORY', name: '(select label from categories where id = changed.category_id)' },
    recorded: ['product_id', 'category_id'],
    ignored: {},
  }),
  changesCatalogue(ProductCategoryEntity),
];
