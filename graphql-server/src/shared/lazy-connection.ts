import type { Connection } from './connection.ts';

/** A connection of the contract, count included, of which nothing is read that nobody asks for. */
export type LazyConnection<Node> = { [Part in keyof Connection<Node>]: Promise<Connection<Node>[Part]> } & {
  totalCount: Promise<number>;
};

/** What a resolver answers for a list: each part is read, once, when the answer comes to it. */
export function lazyConnection<Node>(
  list: () => Promise<Connection<Node>>,
  count: () => Promise<number>,
): LazyConnection<Node> {
  let page: Promise<Connection<Node>> | undefined;
  const read = () => (page ??= list());
  return {
    get nodes() {
      return read().then(({ nodes }) => nodes);
    },
    get edges() {
      return read().then(({ edges }) => edges);
    },
    get pageInfo() {
      return read().then(({ pageInfo }) => pageInfo);
    },
    get totalCount() {
      return count();
    },
  };
}
