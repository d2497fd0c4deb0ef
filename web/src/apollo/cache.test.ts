import { readFileSync } from 'node:fs';
import { ApolloClient, gql } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { buildSchema, isObjectType } from 'graphql';
import { beforeEach, describe, expect, it } from 'vitest';
import { addReviewPolicies } from '../features/reviews/shared/review-policies.ts';
import { adminClient } from './admin-client.ts';
import { makeCache } from './cache.ts';

const PRODUCTS = gql`
  query ($first: Int, $after: String, $filter: ProductFilter) {
    products(first: $first, after: $after, filter: $filter) {
      nodes {
        id
        title
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`;

const PRODUCT = gql`
  query ($id: ID!) {
    product(id: $id) {
      id
      title
    }
  }
`;

const CART = gql`
  {
    cart {
      itemCount
      lines {
        id
        quantity
      }
    }
  }
`;

function page(ids: string[], endCursor: string | null) {
  return {
    products: {
      __typename: 'ProductConnection',
      nodes: ids.map((id) => ({ __typename: 'Product', id, title: `Title of ${id}` })),
      pageInfo: { __typename: 'PageInfo', hasNextPage: endCursor !== null, endCursor },
      totalCount: 3,
    },
  };
}

function cart(ids: string[]) {
  const lines = ids.map((id) => ({ __typename: 'CartLine', id, quantity: 1 }));
  return { cart: { __typename: 'Cart', itemCount: ids.length, lines } };
}

let cache: ReturnType<typeof makeCache>;

beforeEach(() => {
  cache = makeCache();
});

function readIds(variables: Record<string, unknown>): string[] | undefined {
  const data = cache.readQuery<ReturnType<typeof page>>({ query: PRODUCTS, variables });
  return data?.products.nodes.map(({ id }) => id);
}

describe('the pages of a list', () => {
  it('append to each other without duplicates, and end with the last page’s state', () => {
    cache.writeQuery({ query: PRODUCTS, variables: { first: 2 }, data: page(['p1', 'p2'], 'c2') });
    cache.writeQuery({
      query: PRODUCTS,
      variables: { first: 2, after: 'c2' },
      data: page(['p2', 'p3'], null),
    });

    expect(readIds({ first: 2 })).toEqual(['p1', 'p2', 'p3']);
    const data = cache.readQuery<ReturnType<typeof page>>({ query: PRODUCTS, variables: { first: 2 } });
    expect(data?.products.pageInfo.hasNextPage).toBe(false);
  });

  it('start over when the first page is read again', () => {
    cache.writeQuery({ query: PRODUCTS, variables: { first: 2 }, data: page(['p1', 'p2'], 'c2') });
    cache.writeQuery({ query: PRODUCTS, variables: { first: 2 }, data: page(['p9'], null) });

    expect(readIds({ first: 2 })).toEqual(['p9']);
  });

  it('are stored separately by filter and by page size', () => {
    const filter = { categories: ['jewlery'] };
    cache.writeQuery({ query: PRODUCTS, variables: { first: 2 }, data: page(['p1', 'p2'], 'c2') });
    cache.writeQuery({ query: PRODUCTS, variables: { first: 2, filter }, data: page(['p3'], null) });
    cache.writeQuery({ query: PRODUCTS, variables: { first: 1 }, data: page(['p1'], 'c1') });

    expect(readIds({ first: 2 })).toEqual(['p1', 'p2']);
    expect(readIds({ first: 2, filter })).toEqual(['p3']);
    expect(readIds({ first: 1 })).toEqual(['p1']);
  });
});

describe('a lookup by id', () => {
  it('finds an object that a list has loaded', () => {
    cache.writeQuery({ query: PRODUCTS, variables: { first: 2 }, data: page(['p1'], null) });

    expect(cache.readQuery({ query: PRODUCT, variables: { id: 'p1' } })).toMatchObject({
      product: { title: 'Title of p1' },
    });
    expect(cache.readQuery({ query: PRODUCT, variables: { id: 'p2' } })).toBeNull();
  });

  it('or by handle finds an object that a list has loaded, too', () => {
    const COLLECTIONS = gql`
      {
        collections {
          id
          handle
        }
      }
    `;
    const COLLECTION = gql`
      query ($handle: String!) {
        collection(handle: $handle) {
          id
          handle
        }
      }
    `;
    const summer = { __typename: 'Collection', id: 'c1', handle: 'summer' };
    cache.writeQuery({ query: COLLECTIONS, data: { collections: [summer] } });

    const read = (handle: string) => cache.readQuery({ query: COLLECTION, variables: { handle } });
    expect(read('summer')).toEqual({ collection: summer });
    expect(read('winter')).toBeNull();
  });

  it('or by an old handle finds the same product, and stores it under its own handle', () => {
    const BY_HANDLE = gql`
      query ($handle: String!) {
        productByHandle(handle: $handle) {
          id
          handle
        }
      }
    `;
    const read = (handle: string) => cache.readQuery({ query: BY_HANDLE, variables: { handle } });
    const product = { __typename: 'Product', id: 'p1', handle: 'tee' };
    cache.writeQuery({
      query: BY_HANDLE,
      variables: { handle: 'old-tee' },
      data: { productByHandle: product },
    });
    cache.writeQuery({ query: BY_HANDLE, variables: { handle: 'gone' }, data: { productByHandle: null } });

    expect(read('old-tee')).toEqual({ productByHandle: product });
    expect(read('tee')).toEqual({ productByHandle: product });
    expect(read('gone')).toEqual({ productByHandle: null });
    expect(read('other')).toBeNull();
  });

  it('stays "not found" if the server said so', () => {
    cache.writeQuery({ query: PRODUCT, variables: { id: 'p1' }, data: { product: null } });

    expect(cache.readQuery({ query: PRODUCT, variables: { id: 'p1' } })).toEqual({ product: null });
  });
});

describe('an object with an id', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const types = Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && 'id' in type.getFields())
    .map(({ name }) => name)
    // It has the user's id, but is a copy of their details in one order. A section has the same id in the
    // draft, in versions and in what shoppers see, with other contents.
    .filter((name) => !['OrderCustomer', 'Section', 'SectionItem'].includes(name));

  it('is identified by it, whatever its type', () => {
    const shopper = new ApolloClient({ cache, link: ApolloLink.empty() });
    addReviewPolicies(shopper);
    expect(types).toContain('Category');
    for (const client of [shopper, adminClient]) {
      const ids = types.map((__typename) => client.cache.identify({ __typename, id: '1' }));
      expect(ids).toEqual(types.map((name) => `${name}:1`));
    }
  });
});

describe('the cart', () => {
  it('is a single object whatever query returns it, and shorter lines replace longer ones', () => {
    cache.writeQuery({ query: CART, data: cart(['l1', 'l2']) });
    cache.writeFragment({
      id: cache.identify({ __typename: 'Cart' }),
      fragment: gql`
        fragment Changed on Cart {
          itemCount
          lines {
            id
            quantity
          }
        }
      `,
      data: cart(['l2']).cart,
    });

    expect(cache.readQuery({ query: CART })).toEqual(cart(['l2']));
  });
});

describe('colors', () => {
  const PAGE = gql`
    query ($id: ID!) {
      product(id: $id) {
        id
        colours {
          name
          image {
            url
          }
        }
      }
    }
  `;
  const LIST = gql`
    query ($id: ID!) {
      product(id: $id) {
        id
        colours {
          name
          hex
        }
      }
    }
  `;
  const colour = (name: string, more: object) => ({ __typename: 'ProductColour', name, ...more });
  const tee = (colours: object[]) => ({ product: { __typename: 'Product', id: 'tee', colours } });

  it('keep their pictures when a list returns the same product without them', () => {
    const variables = { id: 'tee' };
    const image = { __typename: 'Image', url: '/navy' };
    cache.writeQuery({ query: PAGE, variables, data: tee([colour('Navy', { image })]) });
    const listed = tee([colour('Sky', { hex: '#9CC3E6' }), colour('Navy', { hex: '#1F2A44' })]);
    cache.writeQuery({ query: LIST, variables, data: listed });

    expect(cache.readQuery({ query: LIST, variables })).toEqual(listed);
    expect(cache.extract()['Product:tee']?.['colours']).toEqual([
      colour('Sky', { hex: '#9CC3E6' }),
      colour('Navy', { hex: '#1F2A44', image }),
    ]);
  });
});
