import { ApolloClient, gql, InMemoryCache } from '@apollo/client/core';
import { ApolloLink } from '@apollo/client/link';
import { type Observer, Observable } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeSerialLink } from './serial-link.ts';
import { RequestTimeoutError } from './request-timeout-error.ts';
import { makeTimeoutLink } from './timeout-link.ts';

const CART = gql`
  query Cart {
    cart {
      itemCount
    }
  }
`;
const SHOP = gql`
  query Shop {
    shop {
      name
    }
  }
`;
const ADD = gql`
  mutation Add {
    cartLinesAdd {
      ok
    }
  }
`;
const PLACE = gql`
  mutation Place {
    orderPlace {
      ok
    }
  }
`;
const LONG = 15_000;

interface Sent {
  name: string | undefined;
  observer: Partial<Observer<ApolloLink.Result>>;
  isGivenUp: boolean;
}

let client: ApolloClient;
/** The operations that reached the server, in order; each test responds to them itself. */
let sent: Sent[];

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable<ApolloLink.Result>((observer) => {
        const request = { name: operationName, observer, isGivenUp: false };
        sent.push(request);
        return () => (request.isGivenUp = true);
      }),
  );
  const link = ApolloLink.from([makeSerialLink(), makeTimeoutLink(), server]);
  client = new ApolloClient({ cache: new InMemoryCache(), link });
});

const names = () => sent.map(({ name }) => name);
const response = (index: number, data: Record<string, unknown>) => {
  sent[index]?.observer.next?.({ data });
  sent[index]?.observer.complete?.();
};
const cart = (itemCount: number) => ({ cart: { __typename: 'Cart', itemCount } });
/** The error that a promise rejects with; null if it resolves. */
const failure = (promise: Promise<unknown>) => promise.then(() => null).catch((error: unknown) => error);

describe('an operation without a response', () => {
  it('is aborted with its request after 15 s, not sooner', async () => {
    const failed = vi.fn();
    client.query({ query: SHOP }).catch(failed);
    await vi.advanceTimersByTimeAsync(LONG - 1);
    expect(failed).not.toHaveBeenCalled();
    expect(sent[0]?.isGivenUp).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(failed).toHaveBeenCalledWith(new RequestTimeoutError(false));
    expect(sent[0]?.isGivenUp).toBe(true);
  });

  it('blocks the next cart operation no longer than that; the next one’s timeout starts when it is sent', async () => {
    const failed = [failure(client.mutate({ mutation: ADD })), failure(client.mutate({ mutation: ADD }))];
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await failed[0]).toEqual(new RequestTimeoutError(true));
    expect(names()).toEqual(['Add', 'Add']);
    await vi.advanceTimersByTimeAsync(LONG - 1);
    expect(sent[1]?.isGivenUp).toBe(false);
  });

  it('refetches only the cart on screen, if it was a mutation of the cart', async () => {
    const seen: unknown[] = [];
    client.watchQuery({ query: CART }).subscribe(({ data }) => seen.push(data));
    client.watchQuery({ query: SHOP }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    response(names().indexOf('Cart'), cart(1));
    response(names().indexOf('Shop'), { shop: { __typename: 'Shop', name: 'Exclusive' } });
    const failed = failure(client.mutate({ mutation: ADD }));
    await vi.advanceTimersByTimeAsync(LONG);
    await failed;
    await vi.advanceTimersByTimeAsync(0);
    expect(names().slice(2)).toEqual(['Add', 'Cart']);
    response(3, cart(2));
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.at(-1)).toEqual(cart(2));
  });

  it('does not refetch the cart after an order: its page retries with the same key', async () => {
    client.watchQuery({ query: CART }).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    response(0, cart(1));
    const failed = failure(client.mutate({ mutation: PLACE }));
    await vi.advanceTimersByTimeAsync(LONG);
    expect(await failed).toEqual(new RequestTimeoutError(true));
    expect(names()).toEqual(['Cart', 'Place']);
  });
});

it('does nothing after a response', async () => {
  const result = client.query({ query: CART });
  await vi.advanceTimersByTimeAsync(LONG - 1);
  response(0, cart(3));
  expect((await result).data).toEqual(cart(3));
  await vi.advanceTimersByTimeAsync(LONG);
  expect(vi.getTimerCount()).toBe(0);
  expect(names()).toEqual(['Cart']);
});
