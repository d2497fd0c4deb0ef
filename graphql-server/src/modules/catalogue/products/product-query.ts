import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { unseenArray } from '../../../db/unseen-array.ts';
import { discountPercent } from '../../../shared/money/money.ts';
import { availabilityOf, futureDay } from '../filters/availability.ts';
import type { Picture } from '../pictures/picture.ts';
import { contentsOfRow, unitPriceRange } from '../unit-prices/unit-price.ts';
import { withFallback } from './placeholder-picture.ts';
import { basePricesOf } from './prices-in-force.ts';
import { reviewSummary } from './review-summary.ts';
import { isInScope, isPublished, type ProductScope } from '../listing/published.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/**
 * The different prices and contents of a product's variants; null if none states its contents, which an index
 * knows.
 */
const pricedContents = sql<[price: number, measure: string | null, base: string | null][] | null>`(
  case when exists (select from product_variants v
      where v.product_id = products.id and unit_measure is not null and deleted_at is null)
    then (select jsonb_agg(distinct jsonb_build_array(v.sale_price, unit_measure, unit_price_base))
      from product_variants v where v.product_id = products.id and v.deleted_at is null)
  end)`;

/**
 * Selects what product lists show. Typed SQL rather than entities, because catalogue pages are the shop's
 * most frequent reads. One statement each.
 */
export function selectCards(db: Kysely<CatalogueTables>, scope: ProductScope) {
  return db
    .selectFrom('products')
    .innerJoin('categories', 'categories.id', 'products.category_id')
    .where(isInScope(scope))
    .select([
      'products.id',
      'products.handle',
      'title',
      'sale_price',
      'highest_price',
      'regular_price',
      'rating_rate',
      'rating_reviews',
      'colours',
      'sizes',
      'other_options',
      'is_new',
      'stock',
      'image',
      'products.position',
      'products.category_id',
      'created_at',
      'products.updated_at',
      'slug',
      'label',
    ])
    .select([
      sql<boolean>`is_in_stock`.as('is_in_stock'),
      sql<boolean>`is_backorderable`.as('is_backorderable'),
      futureDay('products').as('available_from'),
      pricedContents.as('priced_contents'),
    ]);
}

export type CardRow = Awaited<ReturnType<ReturnType<typeof selectCards>['executeTakeFirstOrThrow']>>;

/** Selects all columns of a product. */
export function selectProducts(db: Kysely<CatalogueTables>, scope: ProductScope) {
  return selectCards(db, scope)
    .select(isPublished().as('is_published'))
    .select(['products.status', 'publish_at', 'brand', 'tags', 'attributes', 'seo_title', 'seo_description'])
    .select([
      'products.version',
      'products.description',
      'base_sale_price',
      'base_regular_price',
      'campaign_id',
    ])
    .select(['origin_country', 'customs_code', 'product_type', 'products.custom_fields'])
    .select(['tax_class_id', 'review_counts', 'gallery', 'is_withdrawal_excluded'])
    .select('products.deleted_at');
}

export type ProductRow = Awaited<ReturnType<ReturnType<typeof selectProducts>['executeTakeFirstOrThrow']>>;

/**
 * Only compiles statements. Building the statement for a single product takes longer than any other part of
 * reading it, so it is built once, at startup.
 */
const compiler = new Kysely<CatalogueTables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const compileById = (scope: ProductScope): CompiledQuery<ProductRow> =>
  selectProducts(compiler, scope)
    .where(sql<boolean>`products.id = any(${unseenArray([], 'uuid')})`)
    .compile();

const byId = {
  PUBLISHED: compileById('PUBLISHED'),
  ALL: compileById('ALL'),
  DELETED: compileById('DELETED'),
};

/** The statement that reads products by id. */
export function productsById(ids: readonly string[], scope: ProductScope): CompiledQuery<ProductRow> {
  return { ...byId[scope], parameters: [ids] };
}

const toPricedContents = ([salePrice, unit_measure, unit_price_base]: NonNullable<
  CardRow['priced_contents']
>[number]) => ({ salePrice, ...contentsOfRow({ unit_measure, unit_price_base }) });

/** Shown for a color without a value by clients that show swatches only. */
const NEUTRAL_HEX = '#cccccc';

/** What lists show of a product, including the derived values discount and availability. */
export type ProductCard = ReturnType<typeof toCard>;

/** Converts a row to what lists show. */
export function toCard(row: CardRow) {
  const shownAs = (picture: Picture) => withFallback(picture, row.slug);
  const { is_in_stock: inStock, is_backorderable: isBackorderable, available_from: availableFrom } = row;
  const availability = availabilityOf({ inStock, isBackorderable, availableFrom });
  return {
    id: row.id,
    handle: row.handle,
    title: row.title,
    salePrice: row.sale_price,
    highestPrice: row.highest_price,
    regularPrice: row.regular_price,
    discount: discountPercent(row.sale_price, row.regular_price),
    category: { id: row.category_id, slug: row.slug, label: row.label },
    rating: { rate: Number(row.rating_rate), reviews: row.rating_reviews },
    colours: row.colours.map(({ name, hex, image: shown }) => ({
      name,
      hex: hex ?? NEUTRAL_HEX,
      hasHex: hex !== null,
      image: shown && shownAs(shown),
    })),
    sizes: row.sizes,
    otherOptions: row.other_options,
    isNew: row.is_new,
    stock: row.stock,
    inStock,
    unitPrices: row.priced_contents && unitPriceRange(row.priced_contents.map(toPricedContents)),
    availability,
    availableFrom: availability === 'PREORDER' ? row.available_from : null,
    image: shownAs(row.image),
  };
}

/** A product as the rest of the code uses it, including derived values and the complete gallery. */
export type Product = ReturnType<typeof toProduct>;

/** Converts a row to a product. */
export function toProduct(row: ProductRow) {
  const card = toCard(row);
  const base = basePricesOf({
    salePrice: row.sale_price,
    regularPrice: row.regular_price,
    baseSalePrice: row.base_sale_price,
    baseRegularPrice: row.base_regular_price,
  });
  return {
    ...card,
    /** Changes with each edit by staff. */
    version: String(row.version),
    description: row.description,
    /** The prices that staff edit, without a running campaign. */
    baseSalePrice: base.salePrice,
    baseRegularPrice: base.regularPrice,
    /** The campaign that currently sets its prices; null for none. */
    campaignId: row.campaign_id,
    taxClassId: row.tax_class_id,
    originCountry: row.origin_country,
    customsCode: row.customs_code,
    /** Whether the law gives no right of withdrawal from it. */
    isWithdrawalExcluded: row.is_withdrawal_excluded,
    /** The key of a product type, which may have been deleted since. */
    type: row.product_type,
    customFields: row.custom_fields,
    reviewSummary: reviewSummary(row.review_counts),
    gallery: [card.image, ...row.gallery.map((picture) => withFallback(picture, row.slug))],
    status: row.status,
    publishAt: row.publish_at === null ? null : new Date(row.publish_at),
    /** Whether shoppers can currently see and buy it. */
    isPublished: row.is_published,
    brand: row.brand,
    tags: row.tags,
    attributes: row.attributes,
    seoTitle: row.seo_title,
    seoDescription: row.seo_description,
    createdAt: new Date(row.created_at),
    /** Time of the last change, apart from stock and ratings. */
    updatedAt: new Date(row.updated_at),
    deletedAt: row.deleted_at === null ? null : new Date(row.deleted_at),
  };
}
