import { type RawBuilder, sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { assertValues } from '../../../shared/assert-values.ts';
import { isUuid } from '../../../shared/new-id.ts';
import {
  type Connection,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../../shared/paging/connection.ts';
import { limitedCount } from '../../../shared/paging/limited-count.ts';
import { type UpdatedFilter, updatedAfter, updatedIn, updatedKey } from '../../../shared/updated-in.ts';
import { createLoader } from '../../../shared/create-loader.ts';
import { discountPercent } from '../../../shared/money/money.ts';
import { withExternalId } from '../../metadata/metadata-query.ts';
import { assertFilter, type BaseColour } from '../filters/filter-rules.ts';
import { areOffered, type VariantFilter } from '../filters/variant-filter.ts';
import type { Colour } from '../pictures/picture.ts';
import { withFallback } from '../products/placeholder-picture.ts';
import { basePricesOf } from '../products/prices-in-force.ts';
import { productsById, toProduct } from '../products/product-query.ts';
import type { Product, ProductCard } from '../products/product-query.ts';
import { availabilityOf, backorderable, futureDay } from '../filters/availability.ts';
import { orderableUnits, quantityRuleColumns, quantityRulesOfRow } from './quantity-rules.ts';
import { contentsColumns, contentsOfRow, unitPriceOf } from '../unit-prices/unit-price.ts';
import { imageOf } from './sellable-product.ts';
import type { Variant, VariantOfProduct } from './variant.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Conditions on variants; all of them must hold, and an empty list is no condition. */
export interface VariantListFilter extends UpdatedFilter {
  ids?: readonly string[] | null | undefined;
  skus?: readonly string[] | null | undefined;
  barcodes?: readonly string[] | null | undefined;
  externalIds?: readonly string[] | null | undefined;
}

export class VariantService {
  private readonly rows = createLoader<VariantRow[]>((productIds) => this.rowsOfEach(productIds), []);

  /** By the filter's conditions other than color, as JSON. */
  private readonly offeredColours = new Map<string, Loader<OfferedColour[]>>();

  constructor(private readonly em: EntityManager) {}

  /**
   * The product's own color for the first of these basic colors that has a matching variant, in the order of
   * the product's colors; null for none. One statement for several products.
   * @throws RequestError BAD_REQUEST for a filter that lists would reject
   */
  async matchingColour(
    product: ProductCard,
    baseColours: readonly BaseColour[],
    { sizes, options, minPrice, maxPrice, inStock }: VariantFilter,
  ): Promise<Colour | null> {
    const filter = { sizes, options, minPrice, maxPrice, inStock };
    assertFilter({ ...filter, colours: [...baseColours] });
    if (baseColours.length === 0 || product.colours.length === 0) return null;
    const offered = await this.offeredColoursLoader(filter).load(product.id);
    for (const base of baseColours) {
      const names = offered.filter((each) => each.base_colour === base.toLowerCase());
      const colour = product.colours.find(({ name }) => names.some((each) => each.colour === name));
      if (colour) return colour;
    }
    return null;
  }

  /** The offered variants of a product, in the order of its options. One statement for several products. */
  async listOf(product: Product): Promise<VariantOfProduct[]> {
    const rows = await this.rows.load(product.id);
    return rows.map((row) => toVariant(row, product));
  }

  /**
   * A page of all offered variants, each with its product, least recently changed first. Two statements.
   * @throws RequestError BAD_REQUEST for too many or too long values
   */
  async list(filter: VariantListFilter, page: PageRequest): Promise<Connection<VariantOfProduct>> {
    let query = selectOffered(this.em).where(matchesList(filter));
    if (page.after) query = query.where(updatedAfter('product_variants', page.after));
    const rows = await query.orderBy('updated_at').orderBy('id').limit(rowsToRead(page)).execute();
    const products = await this.productsOf(rows.map((row) => row.product_id));
    const rowsWithProduct = rows.flatMap((row) => {
      const product = products.get(row.product_id);
      return product ? [{ ...row, product }] : [];
    });
    return toConnection(rowsWithProduct, page.first, updatedKey, ({ product, ...row }) =>
      toVariant(row, product),
    );
  }

  /** How many variants match the filter. @throws RequestError as `list` does */
  async count(filter: VariantListFilter): Promise<number> {
    const query = sql`(select from product_variants where deleted_at is null and ${matchesList(filter)})`;
    return limitedCount(this.em.getKysely<CatalogueTables>(), query);
  }

  private async productsOf(ids: readonly string[]): Promise<Map<string, Product>> {
    if (ids.length === 0) return new Map();
    const { rows } = await this.em
      .getKysely<CatalogueTables>()
      .executeQuery(productsById([...new Set(ids)], 'ALL'));
    return new Map(rows.map((row) => [row.id, toProduct(row)]));
  }

  private offeredColoursLoader(filter: VariantFilter): Loader<OfferedColour[]> {
    const key = JSON.stringify(filter);
    const loader =
      this.offeredColours.get(key) ??
      createLoader<OfferedColour[]>((ids) => this.offeredColoursOfEach(ids, filter), []);
    this.offeredColours.set(key, loader);
    return loader;
  }

  private async offeredColoursOfEach(
    productIds: readonly string[],
    filter: VariantFilter,
  ): Promise<Map<string, OfferedColour[]>> {
    const rows = await this.em
      .getKysely<CatalogueTables>()
      .selectFrom('product_variants as v')
      .where('product_id', 'in', productIds)
      .where(areOffered(filter))
      .select(['product_id', 'colour', sql<string | null>`base_colour`.as('base_colour')])
      .distinct()
      .execute();
    return Map.groupBy(rows, (row) => row.product_id);
  }

  private async rowsOfEach(productIds: readonly string[]): Promise<Map<string, VariantRow[]>> {
    return Map.groupBy(await selectVariants(this.em, productIds).execute(), (row) => row.product_id);
  }
}

function matchesList(filter: VariantListFilter): RawBuilder<boolean> {
  const { ids, skus, barcodes, externalIds, ...updated } = filter;
  assertValues({ ids, skus, barcodes });
  const conditions = updatedIn('product_variants', updated);
  conditions.push(...withExternalId('VARIANT', 'id', externalIds));
  if (ids?.length) conditions.push(sql`id = any (${sql.val(ids.filter(isUuid))}::uuid[])`);
  if (skus?.length) conditions.push(sql`sku = any (${sql.val(skus)}::text[])`);
  if (barcodes?.length) conditions.push(sql`barcode = any (${sql.val(barcodes)}::text[])`);
  return conditions.length > 0 ? sql`(${sql.join(conditions, sql` and `)})` : sql`true`;
}

function toVariant(row: VariantRow, product: Product): VariantOfProduct {
  const { id, colour, size, others, sku, barcode, stock, weight } = row;
  const { backorderable, available_from: availableFrom } = row;
  const rules = quantityRulesOfRow(row);
  const contents = contentsOfRow(row);
  const inStock = orderableUnits({ stock, ...rules }) > 0;
  const isBackorderable = backorderable > 0 && orderableUnits({ stock: stock + backorderable, ...rules }) > 0;
  return {
    ...pricesIn(row),
    id,
    product,
    colour,
    size,
    others,
    sku,
    barcode,
    stock,
    weight,
    tracksStock: row.tracks_stock,
    requiresShipping: row.requires_shipping,
    leadTimeDays: row.lead_time_days,
    ...rules,
    ...contents,
    unitPrice: unitPriceOf({ salePrice: row.sale_price, ...contents }),
    inStock,
    availability: availabilityOf({ inStock, isBackorderable, availableFrom }),
    availableFrom,
    backorderable,
    backordered: row.backordered,
    backorderLimit: row.backorder_limit,
    lowStockLimit: row.low_stock_limit,
    image: withFallback(imageOf(row, product), product.category.slug),
    hasOwnImage: row.image !== null,
    customFields: row.custom_fields,
    updatedAt: new Date(row.updated_at),
  };
}

type Loader<Value> = ReturnType<typeof createLoader<Value>>;

interface OfferedColour {
  product_id: string;
  colour: string | null;
  base_colour: string | null;
}

type VariantRow = Awaited<ReturnType<ReturnType<typeof selectVariants>['execute']>>[number];

function pricesIn(
  row: VariantRow,
): Pick<Variant, 'salePrice' | 'regularPrice' | 'baseSalePrice' | 'baseRegularPrice' | 'discount'> {
  const { sale_price: salePrice, regular_price: regularPrice } = row;
  const base = basePricesOf({
    salePrice,
    regularPrice,
    baseSalePrice: row.base_sale_price,
    baseRegularPrice: row.base_regular_price,
  });
  return {
    salePrice,
    regularPrice,
    baseSalePrice: base.salePrice,
    baseRegularPrice: base.regularPrice,
    discount: discountPercent(salePrice, regularPrice),
  };
}

function selectOffered(em: EntityManager) {
  return em
    .getKysely<CatalogueTables>()
    .selectFrom('product_variants')
    .where('deleted_at', 'is', null)
    .select(['id', 'product_id', 'colour', 'size', 'others', 'sku', 'barcode'])
    .select(['sale_price', 'regular_price', 'base_sale_price', 'base_regular_price'])
    .select(['stock', 'tracks_stock', 'requires_shipping', 'lead_time_days', 'weight', 'image'])
    .select([...quantityRuleColumns, ...contentsColumns])
    .select(['backordered', 'backorder_limit', 'low_stock_limit', 'custom_fields', 'updated_at'])
    .select([backorderable.as('backorderable'), futureDay('product_variants').as('available_from')]);
}

function selectVariants(em: EntityManager, productIds: readonly string[]) {
  return selectOffered(em).where('product_id', 'in', productIds).orderBy('position');
}
