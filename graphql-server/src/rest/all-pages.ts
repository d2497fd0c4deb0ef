import { type Connection, type PageRequest, toPageRequest } from '../shared/connection.ts';

const PAGE = 100;

/**
 * Reads a list to its end, since the specification's calls know no pages; but a page at a time, so that nothing
 * of the database is held for long, and what hangs on the nodes is read for a page at once by `present`.
 */
export async function allPages<Node, Presented>(
  list: (page: PageRequest) => Promise<Connection<Node>>,
  present: (nodes: Node[]) => Promise<Presented[]>,
): Promise<Presented[]> {
  const all: Presented[] = [];
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo }: Connection<Node> = await list(toPageRequest(PAGE, after));
    all.push(...(await present(nodes)));
    if (!pageInfo.hasNextPage) return all;
    after = pageInfo.endCursor;
  }
}
