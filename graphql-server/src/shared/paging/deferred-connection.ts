import type { Connection } from './connection.ts';
import { type CountPrecision, precisionOf } from './limited-count.ts';

/** A connection of the contract, with its count, that reads only selected parts. */
export type DeferredConnection<Node> = {
  [Part in keyof Connection<Node>]: Promise<Connection<Node>[Part]>;
} & {
  totalCount: Promise<number>;
  /** For lists counted by `limitedCount`, whose contract has this field. */
  totalCountPrecision: Promise<CountPrecision>;
};

/**
 * A resolver's result for a list: each part is read once, when the response needs it. A failing part waits
 * for the others, because the response is sent on failure, and no query should outlive it.
 */
export function deferredConnection<Node>(
  list: () => Promise<Connection<Node>>,
  count: () => Promise<number>,
): DeferredConnection<Node> {
  const begun: Promise<unknown>[] = [];
  const begin = <Part>(read: () => Promise<Part>): Promise<Part> => {
    const reading = read();
    begun.push(reading);
    return reading.catch(async (error: unknown) => {
      await Promise.allSettled(begun);
      throw error;
    });
  };
  let page: Promise<Connection<Node>> | undefined;
  const readPage = () => (page ??= begin(list));
  let total: Promise<number> | undefined;
  const readTotal = () => (total ??= begin(count));
  return {
    get nodes() {
      return readPage().then(({ nodes }) => nodes);
    },
    get edges() {
      return readPage().then(({ edges }) => edges);
    },
    get pageInfo() {
      return readPage().then(({ pageInfo }) => pageInfo);
    },
    get totalCount() {
      return readTotal();
    },
    get totalCountPrecision() {
      return readTotal().then(precisionOf);
    },
  };
}
