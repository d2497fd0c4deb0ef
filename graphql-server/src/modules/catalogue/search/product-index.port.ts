/** A product as an outside search engine keeps it. */
export interface IndexedProduct {
  id: string;
  title: string;
  brand: string | null;
  tags: string[];
  /** The values of the attributes that say what it is: type and material. */
  attributes: string[];
  /** The names of its categories and of those above them. */
  categoryLabels: string[];
  /** What the merchant calls its colours, and their everyday names. */
  colourNames: string[];
  description: string;
  /** The slugs of its categories and of those above them, as far as shoppers see them. */
  categories: string[];
  /** The everyday names of the colours, and the sizes, that it is offered in. */
  colours: string[];
  sizes: string[];
  isNew: boolean;
  inStock: boolean;
  /** Units sold of late. */
  units: number;
  /** Its place in the merchant's order. */
  position: number;
  /** Not shown before, in seconds since 1970; 0: as soon as it is there. */
  publishAt: number;
}

/** What products are looked for by, all of which must hold; of the values of a list, one. */
export interface IndexQuery {
  text: string;
  categories?: readonly string[] | null | undefined;
  brands?: readonly string[] | null | undefined;
  colours?: readonly string[] | null | undefined;
  sizes?: readonly string[] | null | undefined;
  isNew?: boolean | null | undefined;
  inStock?: boolean | null | undefined;
  /** How many ids are wanted. */
  limit: number;
}

/**
 * A search engine outside of the shop's database. Every call ends within seconds, or throws; none may be made
 * inside a transaction.
 */
export interface ProductIndex {
  /** What engine it is, and where; another one has to be filled anew. */
  readonly name: string;
  /** The ids of the published products that match, best first. @throws ProductIndexError */
  search(query: IndexQuery): Promise<string[]>;
  /**
   * Tells the engine what it is to search in, and which words mean the same. May be repeated. @throws
   * ProductIndexError
   */
  prepare(synonyms: readonly (readonly string[])[]): Promise<void>;
  /** Adds products, or replaces them; once this returns, they are kept. @throws ProductIndexError */
  put(products: readonly IndexedProduct[]): Promise<void>;
  /** Takes products out; those that are not there count as taken out. @throws ProductIndexError */
  remove(ids: readonly string[]): Promise<void>;
}

/** The engine could not be reached, or refused; the message is one line for the operator, without secrets. */
export class ProductIndexError extends Error {
  override readonly name = 'ProductIndexError';
}
