import { sql } from 'kysely';
import type { EntityManager } from '../../../db/database.ts';
import { assertFirst } from '../../../shared/paging/connection.ts';
import { searchWords } from '../../../shared/search-words.ts';
import { shownCategoryIds } from '../categories/category-query.ts';
import type { CollectionEntity } from '../collections/collection.entity.ts';
import type { CollectionService } from '../collections/collection.service.ts';
import type { CatalogueService } from '../products/catalogue.service.ts';
import type { Product } from '../products/product-query.ts';
import { isPublished } from '../listing/published.ts';
import { labelled } from '../search/search-rules.ts';
import { assertSearchText, type SearchService } from '../search/search.service.ts';
import type { CatalogueTables } from '../catalogue.tables.ts';

const MAX_CATEGORIES = 3;
const MAX_COLLECTIONS = 3;
const MAX_TEXTS = 5;
const MAX_PRODUCTS = 10;

/** Search suggestions, and alternatives when nothing was found. */
export class SuggestionService {
  constructor(
    private readonly em: EntityManager,
    private readonly catalogue: CatalogueService,
    private readonly search: SearchService,
    private readonly gathered: CollectionService,
  ) {}

  private get db() {
    return this.em.getKysely<CatalogueTables>();
  }

  /**
   * Validates the arguments. @throws RequestError BAD_REQUEST for a text that is too long, or a number out of
   * range
   */
  check<Request extends { query: string; first: number }>(request: Request): Request {
    assertSearchText(request.query);
    assertFirst(request.first, MAX_PRODUCTS);
    return request;
  }

  /** The best matches for an unfinished text. */
  async products(text: string, first: number): Promise<Product[]> {
    if (!text.trim()) return [];
    const filter = { text, isTyping: true };
    return (await this.catalogue.list(filter, 'FEATURED', { first, after: null })).nodes;
  }

  /** Categories whose name contains the words. */
  async categories(text: string): Promise<{ id: string; slug: string; label: string }[]> {
    const plan = await this.search.plan(text, { isTyping: true });
    if (!plan) return [];
    const query = plan.parts.map(({ any }) => any).join(' & ');
    return this.db
      .selectFrom('categories')
      .select(['id', 'slug', 'label'])
      .where(sql<boolean>`to_tsvector('english', search_text(label)) @@ ${query}::tsquery`)
      .where('id', 'in', shownCategoryIds({ includesHidden: false }))
      .orderBy('position')
      .limit(MAX_CATEGORIES)
      .execute();
  }

  /**
   * Collections whose title contains words starting with those of the text. The words of products are not
   * used.
   */
  async collections(text: string): Promise<CollectionEntity[]> {
    return this.gathered.withWords(searchWords(text), MAX_COLLECTIONS);
  }

  /**
   * The text with its last word completed so that it finds something, most frequent first; for each stem only
   * the shortest word. The two stems of a word with an umlaut have one spelling.
   */
  async texts(text: string): Promise<string[]> {
    const words = searchWords(text);
    const last = words.at(-1) ?? '';
    const plan = await this.search.plan(text, { isTyping: true });
    if (!plan || last.length < 2) return [];
    const before = plan.parts.slice(0, -1).map(({ any }) => labelled(any, 'ABC'));
    const byStem = this.db
      .selectFrom('search_words')
      .where('word', 'like', sql<string>`search_fold(${last}) || '%'`)
      .where('weight', '>', 1)
      .where('popularity', '>', 0)
      .where(
        sql<boolean>`exists (select from products where ${isPublished()}
          and search_document @@ (${before.map((query) => `${query} & `).join('')} || stem)::tsquery)`,
      )
      .groupBy('stem')
      .select(({ fn }) => [fn.max('weight').as('weight'), fn.max('popularity').as('popularity')])
      .select(
        sql<string>`(array_agg(coalesce(spelling, word) order by length(word), word))[1]`.as('spelling'),
      );
    const endings = await this.db
      .selectFrom(byStem.as('ending'))
      .groupBy('spelling')
      .select('spelling')
      .orderBy((eb) => eb.fn.max('weight'), 'desc')
      .orderBy((eb) => eb.fn.max('popularity'), 'desc')
      .orderBy('spelling')
      .limit(MAX_TEXTS)
      .execute();
    return endings.map(({ spelling }) => [...words.slice(0, -1), spelling].join(' '));
  }

  /** The recent best sellers in stock, then others in the merchant's order. */
  async popularProducts(first: number): Promise<Product[]> {
    const best = await this.db
      .selectFrom('products')
      .leftJoin('product_popularity', 'product_popularity.product_id', 'products.id')
      .where(isPublished())
      .where(sql<boolean>`is_in_stock`)
      .select('products.id')
      .orderBy(sql`coalesce(product_popularity.units, 0)`, 'desc')
      .orderBy('position')
      .limit(first)
      .execute();
    const products = await this.catalogue.findMany(best.map(({ id }) => id));
    return best.flatMap(({ id }) => products.get(id) ?? []);
  }
}
