import type { Connection } from './connection.ts';

/** A connection of the contract, count included, of which nothing is read that nobody asks for. */
export type LazyConnection<Node> = { [Part in keyof Connection<Node>]: Promise<Connection<Node>[Part]> } & {
  totalCount: Promise<number>;
};

/**
 * What a resolver answers for a list: each part is read, once, when the answer comes to it. One after the other: when the first
 * fails, the answer leaves, and a second would go on without anybody waiting for it.
 */
export function lazyConnection<Node>(
  list: () => Promise<Connection<Node>>,
  count: () => Promise<number>,
): LazyConnection<Node> {
  let before: Promise<unknown> = Promise.resolve();
  const afterOthers = <Part>(read: () => Promise<Part>): Promise<Part> => {
    const reading = before.then(read);
    before = reading;
    return reading;
  };
  let page: Promise<Connection<Node>> | undefined;
  const readPage = () => (page ??= afterOthers(list));
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
      return afterOthers(count);
    },
  };
}
