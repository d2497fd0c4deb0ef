import type { EntityManager } from '../../../db/database.ts';
import type { Database } from '../../../entities.ts';
import { type Connection, type PageRequest, toConnection } from '../../../shared/connection.ts';
import { isUuid } from '../../../shared/new-id.ts';
import type { Product } from './product.ts';
import {
  orderProducts,
  type ProductFilter,
  productOrder,
  type ProductSort,
  selectProducts,
  toProduct,
  whereProduct,
} from './product-query.ts';
import { relevance } from '../search/product-search.ts';
import type { SearchPlan } from '../search/search-rules.ts';
import type { SearchService } from '../search/search.service.ts';

/** Conditions on the catalogue, as in the contract. */
export type CatalogueFilter = Omit<ProductFilter, 'search'> & {
  text?: string | null | undefined;
  /** Whether the text's last word may be unfinished. */
  isTyping?: boolean | undefined;
};

/** Reads the catalogue, without withdrawn products. */
export class CatalogueService {
  constructor(
    private readonly em: EntityManager,
    private readonly search: SearchService,
  ) {}

  private get db() {
    return this.em.getKysely<Database>();
  }

  /**
   * A page of products, in one statement; a text takes another one, the same for its list and its count.
   * @throws RequestError BAD_REQUEST when the search text is too long
   */
  async list(
    { text, isTyping, ...filter }: CatalogueFilter,
    sort: ProductSort,
    page: PageRequest,
  ): Promise<Connection<Product>> {
    const search = await this.planFor(text, isTyping);
    const order = productOrder(sort, search ?? undefined);
    if (search === null) return toConnection([], page.first, order.keyOf, toProduct);
    const query = whereProduct(selectProducts(this.db), { ...filter, search });
    const ranked = search
      ? query
          .leftJoin('product_sales', 'product_sales.product_id', 'products.id')
          .select(relevance(search).as('relevance'))
      : query;
    const rows = await orderProducts(ranked, order, page.after)
      .limit(page.first + 1)
      .execute();
    return toConnection(rows, page.first, order.keyOf, toProduct);
  }

  /** The ids of all products, at most `limit`, in the merchant's order. */
  async ids(limit: number): Promise<string[]> {
    const query = this.db.selectFrom('products').select('id').where('deleted_at', 'is', null);
    const rows = await query.orderBy('position').orderBy('id').limit(limit).execute();
    return rows.map(({ id }) => id);
  }

  /** A search text with its misspelt words corrected; null when none had to be. @throws RequestError as `list` does */
  async correctedText(text: string | null | undefined): Promise<string | null> {
    return (await this.planFor(text))?.corrected ?? null;
  }

  /** How many products match the filter. @throws RequestError as `list` does */
  async count({ text, ...filter }: CatalogueFilter): Promise<number> {
    const search = await this.planFor(text);
    if (search === null) return 0;
    const query = this.db
      .selectFrom('products')
      .innerJoin('categories', 'categories.id', 'products.category_id')
      .where('products.deleted_at', 'is', null)
      .select((eb) => eb.fn.countAll<string>().as('count'));
    const { count } = await whereProduct(query, { ...filter, search }).executeTakeFirstOrThrow();
    return Number(count);
  }

  /** One product, or null. */
  async find(id: string): Promise<Product | null> {
    const products = await this.findMany([id]);
    return products.get(id) ?? null;
  }

  /** Products by id; unknown ids are missing from the map. */
  async findMany(ids: readonly string[]): Promise<Map<string, Product>> {
    const wanted = ids.filter(isUuid);
    if (wanted.length === 0) return new Map();
    const rows = await selectProducts(this.db).where('products.id', 'in', wanted).execute();
    return new Map(rows.map((row) => [row.id, toProduct(row)]));
  }

  /** All categories in the order of the shop's filter list. */
  async categories(): Promise<{ slug: string; label: string }[]> {
    return this.db.selectFrom('categories').select(['slug', 'label']).orderBy('position').execute();
  }

  /** What a text searches for: undefined without a text, null if it can find nothing. */
  private async planFor(
    text: string | null | undefined,
    isTyping = false,
  ): Promise<SearchPlan | null | undefined> {
    return text?.trim() ? this.search.plan(text, { isTyping }) : undefined;
  }
}
