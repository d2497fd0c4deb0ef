import { ApolloLink, execute } from '@apollo/client/link';
import { ApolloClient, gql, InMemoryCache } from '@apollo/client/core';
import { type Observer, Observable } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeSerialLink } from './serial-link.ts';

const ADD = gql`
  mutation {
    cartLinesAdd {
      ok
    }
  }
`;
const TOGGLE = gql`
  mutation {
    wishlistToggle {
      ok
    }
  }
`;
const SHOP = gql`
  query {
    shop {
      name
    }
  }
`;

type Answers = Partial<Observer<ApolloLink.Result>>;

let link: ApolloLink;
/** The operations that reached the server, in order. */
let sent: Answers[];

beforeEach(() => {
  sent = [];
  const server = new ApolloLink(
    () => new Observable<ApolloLink.Result>((observer) => void sent.push(observer)),
  );
  link = ApolloLink.from([makeSerialLink(), server]);
});

function send(query: typeof ADD) {
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  return execute(link, { query }, { client }).subscribe({ error: () => undefined });
}

/** Lets all pending promise callbacks run. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('operations on the cart and the wishlist', () => {
  it('wait for each other', async () => {
    send(ADD);
    send(TOGGLE);
    send(ADD);
    await settle();
    expect(sent).toHaveLength(1);
    sent[0]?.complete?.();
    await settle();
    expect(sent).toHaveLength(2);
  });

  it('continue after a failure', async () => {
    send(ADD);
    send(ADD);
    await settle();
    sent[0]?.error?.(new Error('No connection'));
    await settle();
    expect(sent).toHaveLength(2);
  });

  it('are never sent if cancelled while waiting, and block nothing', async () => {
    send(ADD);
    send(ADD).unsubscribe();
    send(TOGGLE);
    await settle();
    expect(sent).toHaveLength(1);
    sent[0]?.complete?.();
    await settle();
    expect(sent).toHaveLength(2);
  });

  it('do not block others', async () => {
    send(ADD);
    send(SHOP);
    await settle();
    expect(sent).toHaveLength(2);
  });
});
