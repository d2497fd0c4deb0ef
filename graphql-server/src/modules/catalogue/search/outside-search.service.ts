import { sql } from 'kysely';
import type { FilledIndex } from './filled-index.ts';
import { ProductIndexError } from './product-index.port.ts';
import type { FoundProducts, SearchEngine, SearchRequest } from './search-engine.ts';
import { assertSearchText } from './search.service.ts';

/** The maximum number of products that an external engine returns for a text. */
const MAX_FOUND = 1000;

/**
 * Searches published products with an external engine. While it is unavailable, and for staff, it searches
 * the database. The engine returns the best matches, and the database applies the list's conditions to them,
 * so products that are no longer published or in stock are never shown.
 */
export class OutsideSearch implements SearchEngine {
  private readonly results = new Map<string, Promise<FoundProducts | null>>();

  constructor(
    private readonly outside: FilledIndex,
    private readonly database: SearchEngine,
  ) {}

  async find(request: SearchRequest): Promise<FoundProducts | null> {
    const { text, scope, filter } = request;
    if (scope !== 'PUBLISHED') return this.database.find(request);
    assertSearchText(text);
    const { categories, brands, colours, sizes, isNew, inStock } = filter;
    const baseColours = colours?.map((colour) => colour.toLowerCase());
    const query = { text, categories, brands, colours: baseColours, sizes, isNew, inStock, limit: MAX_FOUND };
    const key = JSON.stringify([query, request.isTyping]);
    const result =
      this.results.get(key) ??
      this.outside.search(query).then(toFoundProducts, (error: unknown) => {
        if (error instanceof ProductIndexError) return this.database.find(request);
        throw error;
      });
    this.results.set(key, result);
    return result;
  }

  /** The engine corrects misspellings itself, but does not report them. */
  correctedText(): Promise<null> {
    return Promise.resolve(null);
  }
}

function toFoundProducts(ids: readonly string[]): FoundProducts | null {
  if (ids.length === 0) return null;
  const all = sql`${sql.val(ids)}::uuid[]`;
  const isFound = sql<boolean>`products.id = any(${all})`;
  return {
    isFound,
    isFoundInOrder: isFound,
    relevance: sql<number>`(${sql.lit(MAX_FOUND)} - array_position(${all}, products.id))::float8`,
    isRanked: null,
    // Unknown, because some of them may no longer be published.
    count: null,
    corrected: null,
  };
}
