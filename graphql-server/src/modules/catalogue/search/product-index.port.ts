/** A product as an external search engine stores it. */
export interface IndexedProduct {
  id: string;
  title: string;
  brand: string | null;
  tags: string[];
  /** The values of the attributes that describe what it is, type and material, and of searchable fields. */
  attributes: string[];
  /** The names of its categories and their ancestors. */
  categoryLabels: string[];
  /** The merchant's names of its colors, and the basic ones. */
  colourNames: string[];
  /** With searchable fields in Markdown. */
  description: string;
  /** The slugs of its categories and their ancestors that shoppers can see. */
  categories: string[];
  /** The basic colors and sizes that it is offered in. */
  colours: string[];
  sizes: string[];
  isNew: boolean;
  inStock: boolean;
  /** Units sold recently. */
  units: number;
  /** Position in the merchant's order. */
  position: number;
  /** Hidden until then, in seconds since 1970; 0: no publication time. */
  publishAt: number;
}

/** The conditions of a search, all of which must hold; for a list, one of its values must match. */
export interface IndexQuery {
  text: string;
  categories?: readonly string[] | null | undefined;
  brands?: readonly string[] | null | undefined;
  colours?: readonly string[] | null | undefined;
  sizes?: readonly string[] | null | undefined;
  isNew?: boolean | null | undefined;
  inStock?: boolean | null | undefined;
  /** The maximum number of ids to return. */
  limit: number;
}

/**
 * An external search engine. Every call finishes within seconds or throws; never call it inside a
 * transaction.
 */
export interface ProductIndex {
  /** Identifies the engine and its location; a different one must be filled from scratch. */
  readonly name: string;
  /** The ids of the published products that match, best first. @throws ProductIndexError */
  search(query: IndexQuery): Promise<string[]>;
  /** Configures the searchable fields and the synonyms. May be repeated. @throws ProductIndexError */
  prepare(synonyms: readonly (readonly string[])[]): Promise<void>;
  /** Adds or replaces products; they are stored once this returns. @throws ProductIndexError */
  put(products: readonly IndexedProduct[]): Promise<void>;
  /** Removes products; missing ones are ignored. @throws ProductIndexError */
  remove(ids: readonly string[]): Promise<void>;
}

/**
 * The engine was unreachable or rejected the call. The message is one line for the operator, without secrets.
 */
export class ProductIndexError extends Error {
  override readonly name = 'ProductIndexError';
}
