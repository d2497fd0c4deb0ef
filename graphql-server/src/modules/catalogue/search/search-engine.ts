import type { RawBuilder } from 'kysely';
import type { ProductScope } from '../listing/published.ts';

/**
 * What else must hold for what a search finds. An engine may leave out products by it; the database holds the
 * rest against all conditions of the list. Categories by slug, colours as in the contract. Prices and ratings
 * are not among them: they change without an event that engines hear of.
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
  /** As it was typed; not empty. */
  text: string;
  /** Whether its last word may be unfinished. */
  isTyping: boolean;
  scope: ProductScope;
  filter: SearchFilter;
}

/** What a search has found, as conditions on rows of `products`. */
export interface FoundProducts {
  isFound: RawBuilder<boolean>;
  /** `isFound` for lists in another order than by relevance. */
  isFoundInOrder: RawBuilder<boolean>;
  /** The higher, the better it matches, from 0. */
  relevance: RawBuilder<number>;
  /**
   * The only ones that are ranked, because too many are found: the others follow in the merchant's order.
   * Null: all are ranked.
   */
  isRanked: RawBuilder<boolean> | null;
  /** How many there are, whatever else must hold; null when they were not counted to the end. */
  count: number | null;
}

/** Finds products by a text. */
export interface SearchEngine {
  /**
   * What a text finds, once per request, since a list and its count both need it; null when that is nothing.
   * @throws RequestError BAD_REQUEST when the text is too long
   */
  find(request: SearchRequest): Promise<FoundProducts | null>;
  /**
   * The text with its misspelt words corrected; null when none had to be. @throws RequestError as `find` does
   */
  correctedText(text: string): Promise<string | null>;
}
