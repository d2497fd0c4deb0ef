import type { FieldPolicy, InMemoryCache, Reference, StoreObject } from '@apollo/client/cache';
import { TolerantCache } from './tolerant-cache.ts';

interface Connection {
  nodes: readonly Reference[];
}

/** Types without an id are stored inside their parent object. */
const valueObject = { keyFields: false, merge: true } as const;
const singleton = { keyFields: [] } satisfies { keyFields: string[] };

/**
 * Merges the pages of a list: a page fetched with `after` is appended; any other page replaces the list. The
 * page size is part of the cache key, because a strip of five products on the home page is not the first page
 * of the catalog.
 */
export function pagedBy(...keys: string[]): FieldPolicy<Connection> {
  return {
    keyArgs: [...keys, 'first'],
    merge: (existing, incoming, { args, readField }) => {
      if (!existing || !args?.['after']) return incoming;
      const existingIds = new Set(existing.nodes.map((node) => readField('id', node)));
      const fresh = incoming.nodes.filter((node) => !existingIds.has(readField('id', node)));
      return { ...incoming, nodes: [...existing.nodes, ...fresh] };
    },
  };
}

/** Resolves a lookup by id from objects that a list has already loaded, so that a page can render at once. */
export function byId(typename: string): FieldPolicy {
  return {
    keyArgs: ['id'],
    read: (existing: Reference | null | undefined, { args, toReference }) =>
      existing === undefined ? toReference({ __typename: typename, id: String(args?.['id']) }) : existing,
  };
}

/**
 * Resolves a lookup by handle, although the cache identifies objects by id. Once the server has reported a
 * handle as not found, Apollo remembers that until it refetches, even if a list loads the object later.
 */
function byHandle(typename: string): FieldPolicy {
  return {
    keyArgs: ['handle'],
    read: (existing: Reference | null | undefined, { args, cache, toReference }) => {
      if (existing !== undefined) return existing;
      const cachedObject = Object.values(cache.extract() as Record<string, StoreObject>).find(
        ({ __typename, handle }) => __typename === typename && handle === args?.['handle'],
      );
      return cachedObject && toReference(cachedObject);
    },
  };
}

/**
 * Lists query colors without pictures, and the product page with them. Neither may overwrite the other's
 * fields.
 */
const coloursByName: FieldPolicy<readonly StoreObject[]> = {
  merge: (existing = [], incoming, { mergeObjects, readField }) =>
    incoming.map((colour) => {
      const existingColour = existing.find((other) => readField('name', other) === readField('name', colour));
      return existingColour ? mergeObjects(existingColour, colour) : colour;
    }),
};

/** A list without pages: the new result replaces the old one. */
const replaced: FieldPolicy = { merge: false };

/**
 * A cache with policies for the schema's singletons, value objects and paginated lists. `queryFields` are
 * root fields that only this client queries. Create one per client; never share it.
 */
export function makeCache(queryFields: Record<string, FieldPolicy> = {}): InMemoryCache {
  return new TolerantCache({
    typePolicies: {
      Query: {
        fields: {
          product: byId('Product'),
          productByHandle: byHandle('Product'),
          collection: byHandle('Collection'),
          order: byId('Order'),
          products: pagedBy('filter', 'sort'),
          productFilterOptions: { merge: false },
          categories: { merge: false },
          collections: { merge: false },
          posts: pagedBy('tag'),
          menus: replaced,
          namedWishlists: replaced,
          wishlistShares: replaced,
          productAlerts: replaced,
          ...queryFields,
        },
      },
      User: { fields: { orders: pagedBy('status'), addresses: { merge: false } } },
      // Drafts and versions of a page have the same sections with other contents.
      Section: { keyFields: false },
      SectionItem: { keyFields: false },
      Page: { fields: { sections: replaced } },
      Post: { fields: { sections: replaced, previous: replaced, next: replaced } },
      PagePreview: { fields: { sections: replaced } },
      Shop: singleton,
      Cart: {
        ...singleton,
        fields: { lines: replaced, warnings: replaced, adjustments: replaced, codes: replaced },
      },
      CartWarning: { keyFields: false },
      Wishlist: { ...singleton, fields: { products: { merge: false } } },
      NamedWishlist: { fields: { products: replaced } },
      Category: { fields: { children: { merge: false } } },
      Collection: { fields: { conditions: { merge: false } } },
      CollectionCondition: { keyFields: false },
      Image: { ...valueObject, fields: { sources: { merge: false } } },
      Product: {
        fields: {
          colours: coloursByName,
          gallery: { merge: false },
          attributes: { merge: false },
          categories: { merge: false },
          variants: { merge: false },
          frequentlyBoughtTogether: { merge: false },
        },
      },
      Order: { fields: { history: replaced, comments: replaced, adjustments: replaced } },
      PageDraft: { fields: { sections: replaced, versions: replaced } },
      Menu: { fields: { entries: replaced } },
      Rating: valueObject,
      Totals: valueObject,
      CheckoutPreviewPayload: { keyFields: false },
      CheckoutPreview: { keyFields: false },
      CheckoutLine: { keyFields: false },
      Demo: valueObject,
      CardPayment: valueObject,
      BankAccount: valueObject,
      ProductColour: { keyFields: false },
      ProductAttribute: { keyFields: false },
      ImageSource: { keyFields: false },
      // The customer's details at the time of the order; another order may have different ones.
      OrderCustomer: valueObject,
      BillingDetails: valueObject,
      OrderEvent: { keyFields: false },
      PageInfo: { keyFields: false },
      ProductFilterOptions: { keyFields: false },
      SearchSuggestions: { keyFields: false },
      SearchAlternatives: { keyFields: false },
      ToDo: singleton,
    },
  });
}
