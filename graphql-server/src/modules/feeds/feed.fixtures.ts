import type { Product } from '../catalogue/products/product-query.ts';
import { toProduct } from '../catalogue/products/product-query.ts';
import type { VariantOfProduct } from '../catalogue/variants/variant.ts';
import type { GoogleDetails } from './feed-problems.ts';

export const picture = (url: string) => ({ url, alt: 'Mug', width: 800, height: 800, sources: [] });

const mug = toProduct({
  id: 'product',
  handle: 'mug',
  title: 'Mug',
  sale_price: 1200,
  highest_price: 1200,
  regular_price: null,
  rating_rate: 0,
  rating_reviews: 0,
  colours: [],
  sizes: [],
  other_options: [],
  is_new: false,
  stock: 4,
  image: picture('/assets/mug.webp'),
  position: 0,
  category_id: 'kitchen',
  created_at: new Date(0),
  updated_at: new Date(0),
  slug: 'kitchen',
  label: 'Kitchen',
  is_published: true,
  status: 'ACTIVE',
  publish_at: null,
  brand: 'Lumen',
  tags: [],
  attributes: [],
  seo_title: null,
  seo_description: null,
  version: '1',
  description: 'Holds *tea*.',
  base_sale_price: null,
  base_regular_price: null,
  campaign_id: null,
  origin_country: null,
  customs_code: null,
  is_withdrawal_excluded: false,
  tax_class_id: null,
  product_type: null,
  custom_fields: {},
  review_counts: [0, 0, 0, 0, 0],
  gallery: [],
  deleted_at: null,
});

export const noDetails: GoogleDetails = { googleCategory: null, gender: null, ageGroup: null };

/** A variant to which no shopping service objects, with changes to it and to its product. */
export function aFeedVariant(
  changes: Partial<VariantOfProduct> = {},
  productChanges: Partial<Product> = {},
): VariantOfProduct {
  return {
    id: 'variant',
    product: { ...mug, ...productChanges },
    colour: null,
    size: null,
    others: [],
    sku: 'MUG-1',
    barcode: '4006381333931',
    salePrice: 1200,
    regularPrice: null,
    baseSalePrice: 1200,
    baseRegularPrice: null,
    discount: null,
    stock: 4,
    tracksStock: true,
    requiresShipping: true,
    leadTimeDays: null,
    minimumQuantity: null,
    quantityStep: null,
    maximumQuantity: null,
    inStock: true,
    weight: 300,
    image: picture('/assets/mug.webp'),
    hasOwnImage: false,
    customFields: {},
    updatedAt: new Date(0),
    ...changes,
  };
}
