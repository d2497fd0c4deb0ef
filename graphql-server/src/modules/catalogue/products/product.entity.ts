import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { CategoryEntity } from '../categories/category.entity.ts';
import type { Colour, Picture } from '../pictures/picture.ts';
import type { FieldValues } from '../../custom-fields/custom-fields.ts';
import type { ProductAttribute, ProductStatus } from '../listing/product-listing.ts';

/** An option besides color and size, such as the material, with the merchant's name for it. */
export interface OtherOption {
  name: string;
  values: string[];
}

/**
 * A product. Prices in minor units. `status` and `publishAt` decide whether shoppers see it (`published.ts`).
 * `deletedAt` marks a withdrawn product: only past orders and the list of deleted products still show it.
 */
export const ProductEntity = defineEntity({
  name: 'Product',
  tableName: 'products',
  properties: {
    id: p.uuid().primary(),
    title: p.string(),
    description: p.text(),
    /** Its name in the shop's URLs; unique among products that are not withdrawn. */
    handle: p.string(),
    status: p.string().$type<ProductStatus>().default('ACTIVE'),
    publishAt: p.datetime().nullable(),
    brand: p.string().nullable(),
    tags: p.json().$type<string[]>().default([]),
    attributes: p.json().$type<ProductAttribute[]>().default([]),
    /** The key of a product type in the settings, which may have been deleted since. */
    productType: p.string().nullable(),
    customFields: p.json().$type<FieldValues>().defaultRaw(`'{}'`),
    seoTitle: p.string().nullable(),
    seoDescription: p.string().nullable(),
    category: () => p.manyToOne(CategoryEntity),
    /** The price of the cheapest variant; likewise `regularPrice`. */
    salePrice: p.integer(),
    /** The price of the most expensive variant. */
    highestPrice: p.integer(),
    regularPrice: p.integer().nullable(),
    /** The sample product's rating without reviews; 0 for every other product. */
    startingRate: p.double().default(0),
    startingReviews: p.integer().default(0),
    /**
     * The number of approved reviews with 1, 2, 3, 4 and 5 stars. The database maintains it and computes the
     * rating from it (decision 0046).
     */
    reviewCounts: p.array(Number).$type<number[]>().default([0, 0, 0, 0, 0]),
    ratingRate: p.double().generated('from the above').default(0),
    ratingReviews: p.integer().generated('from the above').default(0),
    /**
     * The base price of the variant that is cheapest without the campaign, while one is running; otherwise
     * null (decision 0051).
     */
    baseSalePrice: p.integer().nullable(),
    baseRegularPrice: p.integer().nullable(),
    /** The running campaign and its effect on prices; written when a campaign starts or ends. */
    campaignId: p.uuid().nullable(),
    campaignPercent: p.integer().nullable(),
    campaignFixedPrice: p.integer().nullable(),
    /** The id of a tax class in the settings; null: the standard one (decision 0049). */
    taxClassId: p.string().nullable(),
    /** For customs: ISO 3166-1 alpha-2 country, and digits of the Harmonized System or a finer tariff. */
    originCountry: p.string().nullable(),
    customsCode: p.string().nullable(),
    /** Whether the law gives no right of withdrawal from it, as for what is made for one customer. */
    isWithdrawalExcluded: p.boolean().default(false),
    colours: p.json().$type<Colour[]>(),
    sizes: p.json().$type<string[]>(),
    /** Further options to choose, in the merchant's order. */
    otherOptions: p.json().$type<OtherOption[]>().default([]),
    isNew: p.boolean().default(false),
    stock: p.integer(),
    /**
     * Whether an order can have one of its variants: it has enough in stock. Written by the database, for
     * indexes, because it changes far less often than the stock (decision 0065).
     */
    isInStock: p.boolean().persist(false).default(false),
    /**
     * Whether one of its variants can be sold beyond its stock, and the first day from which these ship, if
     * all have one; written by the database, which follows the variants.
     */
    isBackorderable: p.boolean().persist(false).default(false),
    availableFrom: p.date().persist(false).nullable(),
    /** Whether searches with too many matches rank it; written by a job (decision 0066), and never loaded. */
    isRanked: p.boolean().persist(false).default(true),
    image: p.json().$type<Picture>(),
    /** Further pictures, without the main one. */
    gallery: p.json().$type<Picture[]>(),
    /** Position in the merchant's order; ties are broken by id. */
    position: p.integer(),
    /** The text that searches use; written by the database (decision 0020), and never loaded. */
    searchDocument: p.type('tsvector').$type<string>().persist(false).default(''),
    /**
     * The basic colors, the sizes and the other options of its offered variants; written by the database
     * (decision 0025), and never loaded.
     */
    offeredColours: p.type('text[]').$type<string[]>().persist(false).default([]),
    offeredSizes: p.type('text[]').$type<string[]>().persist(false).default([]),
    offeredOthers: p.type('text[]').$type<string[]>().persist(false).default([]),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
    /** Time of the last change; written by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
    deletedAt: p.datetime().nullable(),
  },
});

export type ProductEntity = InferEntity<typeof ProductEntity>;

/** The columns that staff edit in the product form. A change counts as an edit and is in the audit log. */
export const editedColumns = [
  ...(['title', 'description', 'handle', 'status', 'publish_at', 'brand', 'tags', 'attributes'] as const),
  ...([
    'seo_title',
    'seo_description',
    'category_id',
    'colours',
    'sizes',
    'other_options',
    'is_new',
  ] as const),
  ...(['image', 'gallery', 'deleted_at', 'tax_class_id', 'origin_country', 'customs_code'] as const),
  ...(['product_type', 'custom_fields', 'is_withdrawal_excluded'] as const),
] as const;
