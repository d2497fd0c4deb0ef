import { ApolloClient, gql } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { of } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TolerantCache } from './tolerant-cache.ts';

describe('a result that can’t be stored', () => {
  const NAME = gql`
    query {
      shop {
        name
      }
    }
  `;
  const RENAME = gql`
    mutation {
      rename {
        shop {
          name
        }
      }
    }
  `;
  let name: string;
  let client: ApolloClient;

  beforeEach(() => {
    name = 'Exclusive';
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const cache = new TolerantCache({
      typePolicies: {
        Shop: {
          fields: {
            name: {
              merge: (_known, incoming: string) => {
                if (incoming === '') throw new Error('Empty');
                return incoming;
              },
            },
          },
        },
      },
    });
    const link = new ApolloLink(({ operationType }) => {
      const shop = { __typename: 'Shop', name };
      return of({
        data:
          operationType === OperationTypeNode.QUERY ? { shop } : { rename: { __typename: 'Renamed', shop } },
      });
    });
    client = new ApolloClient({ cache, link });
  });

  it('makes a query fail', async () => {
    name = '';
    await expect(client.query({ query: NAME })).rejects.toThrow('Empty');
    expect(console.error).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the answer', '', undefined],
    [
      'what the page does with it',
      'Inclusive',
      () => {
        throw new Error('Wrong');
      },
    ],
  ])(
    'is no failure of a mutation, and what is on the screen is fetched again: %s',
    async (_, answer, update) => {
      const shown: unknown[] = [];
      const subscription = client.watchQuery({ query: NAME }).subscribe(({ data }) => shown.push(data));
      await expect.poll(() => shown).toContainEqual({ shop: { __typename: 'Shop', name: 'Exclusive' } });

      name = answer;
      const mutation = client.mutate({ mutation: RENAME, update });
      name = 'Renamed';

      expect((await mutation).data).toMatchObject({ rename: { shop: { name: answer } } });
      await expect.poll(() => shown.at(-1)).toMatchObject({ shop: { name: 'Renamed' } });
      expect(console.error).toHaveBeenCalledTimes(1);
      subscription.unsubscribe();
    },
  );
});
