import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import {
  type Connection,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../../shared/paging/connection.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { limitedCount } from '../../../shared/paging/limited-count.ts';
import { type CollectionScope, meets, scopeOfCollection } from '../collections/collection-query.ts';
import { conditionsSchema } from '../collections/collection-rules.ts';
import type { CustomField } from '../../custom-fields/custom-fields.ts';
import { countFilterValues } from '../filters/filter-options-query.ts';
import {
  assertFilter,
  type FilterOptions,
  type RequestedField,
  toFieldFilters,
  toFilterOptions,
} from '../filters/filter-rules.ts';
import { partsOfFilter, type ProductFilter } from '../filters/product-filter.ts';
import type { Product, ProductCard } from './product-query.ts';
import { type ListConditions, type ProductProjection, readProductPage } from './product-page.ts';
import { byDeletion, type OrderedRow, orderProducts, type ProductSort } from './product-order.ts';
import {
  type CardRow,
  type ProductRow,
  productsById,
  selectCards,
  selectProducts,
  toCard,
  toProduct,
} from './product-query.ts';
import { selectBlocks, selectHandlesOfBlock } from '../listing/block-query.ts';
import { isInScope, type ProductScope } from '../listing/published.ts';
import type { SearchEngine } from '../search/search-engine.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

/** Longer lists don't help anyone to choose. */
const MAX_TERMS = 500;

/** Conditions on the catalogue, as in the contract. */
export type CatalogueFilter = Omit<
  ProductFilter,
  'isFound' | 'inCollection' | 'campaignIds' | 'fields' | 'variantFields'
> & {
  /** Conditions on custom fields of products and variants. */
  fields?: readonly RequestedField[] | null | undefined;
  /** True: the products of the running flash sales, or discounted products if there is none. */
  flashSale?: boolean | null | undefined;
  /** The handle of a collection. */
  collection?: string | null | undefined;
  /** Conditions of a collection that need not exist yet. If any of them is incomplete, no product matches. */
  gathered?: { match: 'ALL' | 'ANY'; conditions: readonly unknown[] } | undefined;
  text?: string | null | undefined;
  /** Whether the last word of the text may be unfinished. */
  isTyping?: boolean | undefined;
};

/** Reads the catalogue, by default only what shoppers may see. */
export class CatalogueService {
  private readonly filterable: readonly CustomField[];

  constructor(
    private readonly em: EntityManager,
    private readonly search: SearchEngine,
    /** The ids of the running flash sales. */
    private readonly flashSales: () => readonly string[] = () => [],
    customFields: readonly CustomField[] = [],
  ) {
    this.filterable = customFields.filter(({ isFilterable }) => isFilterable);
  }

  private get db() {
    return this.em.getKysely<CatalogueTables>();
  }

  /**
   * A page of products. Takes one statement, or two where unranked products follow; a search text takes two
   * more, which list and count share.
   * @throws RequestError BAD_REQUEST for a search text that is too long, or an impossible filter value
   */
  async list(
    filter: CatalogueFilter,
    sort: ProductSort,
    page: PageRequest,
    scope: ProductScope = 'PUBLISHED',
  ): Promise<Connection<Product>> {
    return this.listAs(wholeProducts, filter, sort, page, scope);
  }

  /** Like `list`, but reads only what product lists show. @throws RequestError as `list` does */
  async listCards(
    filter: CatalogueFilter,
    sort: ProductSort,
    page: PageRequest,
    scope: ProductScope = 'PUBLISHED',
  ): Promise<Connection<ProductCard>> {
    return this.listAs(cards, filter, sort, page, scope);
  }

  /** A page of deleted products, newest first. */
  async listDeleted(page: PageRequest): Promise<Connection<Product>> {
    const query = orderProducts(selectProducts(this.db, 'DELETED'), byDeletion, page.after);
    const rows = await query.limit(rowsToRead(page)).execute();
    return toConnection(rows, page.first, byDeletion.keyOf, toProduct);
  }

  /** The numbers of the blocks of `selectBlocks`. */
  async blocks(): Promise<number[]> {
    return selectBlocks(this.db);
  }

  /** The handles of the published products of a block, at most `limit`, in the merchant's order. */
  async handlesOfBlock(block: number, limit: number): Promise<string[]> {
    return selectHandlesOfBlock(this.db, block, limit);
  }

  /**
   * The search text with misspelled words corrected; null when nothing was corrected. @throws RequestError as
   * `list` does
   */
  async correctedText(text: string | null | undefined): Promise<string | null> {
    return text?.trim() ? this.search.correctedText(text) : null;
  }

  /** How many products match the filter, as `limitedCount` does. @throws RequestError as `list` does */
  async count(filter: CatalogueFilter, scope: ProductScope = 'PUBLISHED'): Promise<number> {
    const conditions = await this.conditionsOf(filter, scope);
    if (!conditions) return 0;
    const { searchResult, matching } = conditions;
    if (searchResult && searchResult.count !== null && hasNoCondition(matching)) return searchResult.count;
    const parts = partsOfFilter({ ...matching, isFound: searchResult?.isFound }).map(
      (part) => sql`(select from products where ${isInScope(scope)} and ${part})`,
    );
    return limitedCount(this.db, sql`(${sql.join(parts, sql` union all `)})`);
  }

  /**
   * The options for narrowing the filtered list, in one statement besides those of `list`. @throws
   * RequestError as `list` does
   */
  async filterOptions(filter: CatalogueFilter, scope: ProductScope = 'PUBLISHED'): Promise<FilterOptions> {
    const conditions = await this.conditionsOf(filter, scope);
    if (!conditions) return toFilterOptions([], this.withFields(filter), this.filterable);
    const { searchResult, matching } = conditions;
    const listed = { ...matching, isFound: searchResult?.isFound };
    const counted = await countFilterValues(this.db, listed, scope, this.filterable);
    return toFilterOptions(counted, matching, this.filterable);
  }

  /** One product, or null. */
  async find(id: string, scope: ProductScope = 'PUBLISHED'): Promise<Product | null> {
    const products = await this.findMany([id], scope);
    return products.get(id) ?? null;
  }

  /**
   * The published product with this handle, else the one with this former handle or id, whose page has
   * another URL.
   */
  async findByHandle(handleOrId: string): Promise<Product | null> {
    const handle = handleOrId.toLowerCase();
    const row = await selectProducts(this.db, 'PUBLISHED')
      .where((eb) =>
        eb.or([
          eb('products.handle', '=', handle),
          eb('products.id', '=', (former) =>
            former.selectFrom('product_former_handles').select('product_id').where('handle', '=', handle),
          ),
          ...(isUuid(handle) ? [eb('products.id', '=', handle)] : []),
        ]),
      )
      .orderBy(sql`(products.handle = ${handle})`, 'desc')
      .limit(1)
      .executeTakeFirst();
    return row ? toProduct(row) : null;
  }

  /** Products by id; missing ids are not in the map. */
  async findMany(ids: readonly string[], scope: ProductScope = 'PUBLISHED'): Promise<Map<string, Product>> {
    const validIds = ids.filter(isUuid);
    if (validIds.length === 0) return new Map();
    const { rows } = await this.db.executeQuery(productsById(validIds, scope));
    return new Map(rows.map((row) => [row.id, toProduct(row)]));
  }

  /** The brands of all products, published or not, in alphabetical order; at most 500. */
  async brands(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('products')
      .where(isInScope('ALL'))
      .where('brand', 'is not', null)
      .select('brand')
      .distinct()
      .orderBy('brand')
      .limit(MAX_TERMS)
      .execute();
    return rows.flatMap(({ brand }) => brand ?? []);
  }

  /** The tags of all products, like `brands`. */
  async tags(): Promise<string[]> {
    const query = sql<{ tag: string }>`select distinct tag from products, jsonb_array_elements_text(tags) tag
      where ${isInScope('ALL')} order by tag limit ${MAX_TERMS}`;
    const { rows } = await query.execute(this.db);
    return rows.map(({ tag }) => tag);
  }

  private async listAs<Row extends OrderedRow, Read>(
    projection: ProductProjection<Row, Read>,
    filter: CatalogueFilter,
    sort: ProductSort,
    page: PageRequest,
    scope: ProductScope,
  ): Promise<Connection<Read>> {
    const conditions = await this.conditionsOf(filter, scope);
    const entries = conditions
      ? await readProductPage(this.db, projection, { conditions, sort, page, scope })
      : [];
    return toConnection(
      entries,
      page.first,
      ({ key }) => key,
      ({ row }) => projection.toNode(row),
    );
  }

  /**
   * Converts a filter to conditions; null when nothing can match.
   * @throws RequestError BAD_REQUEST for a search text that is too long, or an impossible filter value
   */
  private async conditionsOf(filter: CatalogueFilter, scope: ProductScope): Promise<ListConditions | null> {
    const { text, isTyping = false, ...matching } = this.withFields(filter);
    assertFilter(matching);
    const searchResult = text?.trim()
      ? await this.search.find({ text, isTyping, scope, filter: matching })
      : undefined;
    const collection = await this.collectionFor(filter);
    if (searchResult === null || collection === null) return null;
    return {
      matching: { ...matching, ...this.flashSaleOf(filter), inCollection: collection?.isIn },
      searchResult,
      place: collection?.place ?? null,
    };
  }

  /** The filter with the definitions of its custom fields. @throws RequestError BAD_REQUEST */
  private withFields(filter: CatalogueFilter) {
    return { ...filter, ...toFieldFilters(filter.fields ?? [], this.filterable) };
  }

  /**
   * Selects the products of the filter's collection; undefined without a collection, null for one that the
   * reader can't see or whose conditions are incomplete.
   */
  private async collectionFor({
    collection,
    gathered,
    includesHidden = false,
  }: CatalogueFilter): Promise<CollectionScope | null | undefined> {
    if (gathered) {
      const { data: conditions } = conditionsSchema.safeParse(gathered.conditions);
      return conditions ? { isIn: meets(gathered.match, conditions), place: null } : null;
    }
    if (typeof collection !== 'string') return undefined;
    const row = await this.db
      .selectFrom('collections')
      .select(['id', 'kind', 'match', 'conditions', 'is_visible'])
      .where('handle', '=', collection)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    return row && (row.is_visible || includesHidden) ? scopeOfCollection(row) : null;
  }

  /** The conditions for the flash sales that are running now. */
  private flashSaleOf({ flashSale }: CatalogueFilter): Pick<ProductFilter, 'campaignIds' | 'discounted'> {
    if (flashSale !== true) return {};
    const campaignIds = this.flashSales();
    return campaignIds.length > 0 ? { campaignIds } : { discounted: true };
  }
}

const wholeProducts: ProductProjection<ProductRow, Product> = {
  name: 'whole',
  select: selectProducts,
  toNode: toProduct,
};
const cards: ProductProjection<CardRow, ProductCard> = { name: 'cards', select: selectCards, toNode: toCard };

/** Whether a filter matches all products. */
function hasNoCondition(filter: ListConditions['matching']): boolean {
  // Hidden categories only matter in combination with categories.
  return Object.entries(filter).every(
    ([name, value]) =>
      name === 'includesHidden' ||
      value === undefined ||
      value === null ||
      (Array.isArray(value) && value.length === 0),
  );
}
