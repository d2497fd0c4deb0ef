import type { UpdatedFilter } from '../../shared/updated-in.ts';
import { type Connection, type PageRequest, toPageRequest } from '../../shared/paging/connection.ts';

/**
 * Reads a list to its end, page by page, since the specification's calls know no pages. Each page of `size`
 * is a statement of its own, so that nothing of the database is held between two of them, however long the
 * reader takes.
 */
export async function* pagesOf<Node>(
  list: (page: PageRequest) => Promise<Connection<Node>>,
  size = 100,
): AsyncGenerator<Node[], void> {
  for (let after: string | null = null; ;) {
    const { nodes, pageInfo }: Connection<Node> = await list(toPageRequest(size, after));
    yield nodes;
    if (!pageInfo.hasNextPage) return;
    after = pageInfo.endCursor;
  }
}

/** What changed is listed in the order in which it did, so that no row is missed that changes meanwhile. */
export function sortOf({ updatedFrom, updatedTo }: UpdatedFilter): 'NEWEST' | 'UPDATED_ASC' {
  return updatedFrom || updatedTo ? 'UPDATED_ASC' : 'NEWEST';
}
