import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import {
  type Connection,
  type PageRequest,
  rowsToRead,
  toConnection,
} from '../../../shared/paging/connection.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { type CollectionScope, meets, scopeOfCollection } from '../collections/collection-query.ts';
import { conditionsSchema } from '../collections/collection-rules.ts';
import { countFilterValues } from '../filters/filter-options-query.ts';
import { assertFilter, type FilterOptions, toFilterOptions } from '../filters/filter-rules.ts';
import { matchesFilter, partsOfFilter, type ProductFilter } from '../filters/product-filter.ts';
import type { Product } from './product.ts';
import {
  byDeletion,
  orderProducts,
  productOrder,
  productsById,
  type ProductSort,
  selectProducts,
  toProduct,
} from './product-query.ts';
import { isInScope, isPublished, type ProductScope } from '../listing/published.ts';
import { relevance } from '../search/product-search.ts';
import type { SearchPlan } from '../search/search-rules.ts';
import type { SearchService } from '../search/search.service.ts';

/** More are no help to whoever chooses one. */
const MAX_TERMS = 500;

/** Conditions on the catalogue, as in the contract. */
export type CatalogueFilter = Omit<ProductFilter, 'search' | 'inCollection' | 'saleIds'> & {
  /** True: the products of the running flash sales; without one, those that are discounted. */
  flashSale?: boolean | null | undefined;
  /** The handle of a collection. */
  collection?: string | null | undefined;
  /** The conditions of a collection that need not be there yet; none that is incomplete gathers anything. */
  gathered?: { match: 'ALL' | 'ANY'; conditions: readonly unknown[] } | undefined;
  text?: string | null | undefined;
  /** Whether the text's last word may be unfinished. */
  isTyping?: boolean | undefined;
};

/** Reads the catalogue: what shoppers may see, unless it is told to read for admins. */
export class CatalogueService {
  constructor(
    private readonly em: EntityManager,
    private readonly search: SearchService,
    /** The ids of the flash sales that are running. */
    private readonly flashSales: () => readonly string[] = () => [],
  ) {}

  private get db() {
    return this.em.getKysely<Database>();
  }

  /**
   * A page of products, in one statement; a text takes another one, the same for its list and its count.
   * @throws RequestError BAD_REQUEST when the search text is too long, or a value of the filter impossible
   */
  async list(
    { text, isTyping, ...filter }: CatalogueFilter,
    sort: ProductSort,
    page: PageRequest,
    scope: ProductScope = 'PUBLISHED',
  ): Promise<Connection<Product>> {
    assertFilter(filter);
    const search = await this.planFor(text, isTyping);
    const collection = await this.collectionFor(filter);
    const order = productOrder(sort, search ?? undefined, collection?.place);
    if (search === null || collection === null) return toConnection([], page.first, order.keyOf, toProduct);
    const flashSale = this.flashSaleOf(filter);
    const conditions = { ...filter, ...flashSale, search, inCollection: collection?.isIn };
    const query = selectProducts(this.db, scope).where(matchesFilter(conditions, scope));
    const ranked = search
      ? query
          .leftJoin('product_sales', 'product_sales.product_id', 'products.id')
          .select(relevance(search).as('relevance'))
      : collection?.place
        ? query.select(collection.place.as('place'))
        : query;
    const rows = await orderProducts(ranked, order, page.after).limit(rowsToRead(page)).execute();
    return toConnection(rows, page.first, order.keyOf, toProduct);
  }

  /** A page of the products that staff have deleted, the last one first. */
  async listDeleted(page: PageRequest): Promise<Connection<Product>> {
    const query = orderProducts(selectProducts(this.db, 'DELETED'), byDeletion, page.after);
    const rows = await query.limit(rowsToRead(page)).execute();
    return toConnection(rows, page.first, byDeletion.keyOf, toProduct);
  }

  /** The handles of all published products, at most `limit`, in the merchant's order. */
  async handles(limit: number): Promise<string[]> {
    const query = this.db.selectFrom('products').select('handle').where(isPublished());
    const rows = await query.orderBy('position').orderBy('id').limit(limit).execute();
    return rows.map(({ handle }) => handle);
  }

  /** A search text with its misspelt words corrected; null when none had to be. @throws RequestError as `list` does */
  async correctedText(text: string | null | undefined): Promise<string | null> {
    return (await this.planFor(text))?.corrected ?? null;
  }

  /** How many products match the filter. @throws RequestError as `list` does */
  async count({ text, ...filter }: CatalogueFilter, scope: ProductScope = 'PUBLISHED'): Promise<number> {
    assertFilter(filter);
    const search = await this.planFor(text);
    const collection = await this.collectionFor(filter);
    if (search === null || collection === null) return 0;
    const flashSale = this.flashSaleOf(filter);
    const conditions = { ...filter, ...flashSale, search, inCollection: collection?.isIn };
    const counts = partsOfFilter(conditions, scope).map(
      (part) => sql`(select count(*) from products where ${isInScope(scope)} and ${part})`,
    );
    const { rows } = await sql<{ count: string }>`select ${sql.join(counts, sql` + `)} as count`.execute(
      this.db,
    );
    return Number(rows[0]?.count);
  }

  /** What the list of the filter can be narrowed by, in one statement besides those of `list`. @throws RequestError as `list` does */
  async filterOptions(
    { text, ...filter }: CatalogueFilter,
    scope: ProductScope = 'PUBLISHED',
  ): Promise<FilterOptions> {
    assertFilter(filter);
    const search = await this.planFor(text);
    const collection = await this.collectionFor(filter);
    if (search === null || collection === null) return toFilterOptions([], filter);
    const flashSale = this.flashSaleOf(filter);
    const conditions = { ...filter, ...flashSale, search, inCollection: collection?.isIn };
    return toFilterOptions(await countFilterValues(this.db, conditions, scope), filter);
  }

  /** One product, or null. */
  async find(id: string, scope: ProductScope = 'PUBLISHED'): Promise<Product | null> {
    const products = await this.findMany([id], scope);
    return products.get(id) ?? null;
  }

  /**
   * The published product with this handle; else the one that had it before, or has it as its id: its page is elsewhere.
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

  /** Products by id; unknown ids are missing from the map. */
  async findMany(ids: readonly string[], scope: ProductScope = 'PUBLISHED'): Promise<Map<string, Product>> {
    const wanted = ids.filter(isUuid);
    if (wanted.length === 0) return new Map();
    const { rows } = await this.db.executeQuery(productsById(wanted, scope));
    return new Map(rows.map((row) => [row.id, toProduct(row)]));
  }

  /** The brands that products have, published or not, in alphabetical order, at most 500. */
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

  /** The tags that products have, as `brands`. */
  async tags(): Promise<string[]> {
    const query = sql<{ tag: string }>`select distinct tag from products, jsonb_array_elements_text(tags) tag
      where ${isInScope('ALL')} order by tag limit ${MAX_TERMS}`;
    const { rows } = await query.execute(this.db);
    return rows.map(({ tag }) => tag);
  }

  /**
   * How the products of the filter's collection are found: undefined without one; null for one that its reader does not see,
   * or whose conditions are incomplete.
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

  /** What the filter of the flash sales comes down to now. */
  private flashSaleOf({ flashSale }: CatalogueFilter): Pick<ProductFilter, 'saleIds' | 'discounted'> {
    if (flashSale !== true) return {};
    const saleIds = this.flashSales();
    return saleIds.length > 0 ? { saleIds } : { discounted: true };
  }

  /** What a text searches for: undefined without a text, null if it can find nothing. */
  private async planFor(
    text: string | null | undefined,
    isTyping = false,
  ): Promise<SearchPlan | null | undefined> {
    return text?.trim() ? this.search.plan(text, { isTyping }) : undefined;
  }
}
