import type { RawBuilder } from 'kysely';
import type { ProductScope } from '../listing/published.ts';

/**
 * Conditions besides the text. An engine may use them to exclude products; the database applies all
 * conditions of the list to the rest. Categories by slug, colors as in the contract. Prices and ratings are
 * missing because they change without an event for search engines.
 */
export interface SearchFilter {
  categories?: readonly string[] | null | undefined;
  brands?: readonly string[] | null | undefined;
  colours?: readonly string[] | null | undefined;
  sizes?: readonly string[] | null | undefined;
  inStock?: boolean | null | undefined;
  isNew?: boolean | null | undefined;
}

export interface SearchRequest {
  /** As typed; not empty. */
  text: string;
  /** Whether the last word may be unfinished. */
  isTyping: boolean;
  scope: ProductScope;
  filter: SearchFilter;
}

/** The result of a search, as conditions on rows of `products`. */
export interface FoundProducts {
  isFound: RawBuilder<boolean>;
  /** `isFound` for lists that are not sorted by relevance. */
  isFoundInOrder: RawBuilder<boolean>;
  /** From 0; higher is better. */
  relevance: RawBuilder<number>;
  /**
   * The ranked products, when there are too many to rank all; the others follow in the merchant's order.
   * Null: all are ranked.
   */
  isRanked: RawBuilder<boolean> | null;
  /** The number of matches, without other conditions; null when they were not all counted. */
  count: number | null;
  /** The corrected text that they were found by; null if it was not corrected. */
  corrected: string | null;
}

/** Finds products by text. */
export interface SearchEngine {
  /**
   * The products for a text; null when there are none. Computed once per request, because a list and its
   * count both need it.
   * @throws RequestError BAD_REQUEST when the text is too long
   */
  find(request: SearchRequest): Promise<FoundProducts | null>;
  /**
   * The text with misspelled words corrected; null when nothing was corrected. @throws RequestError as `find`
   * does
   */
  correctedText(text: string): Promise<string | null>;
}
