import type { UpdatedFilter } from '../../shared/updated-in.ts';
import { type Connection, type PageRequest, toPageRequest } from '../../shared/paging/connection.ts';

/**
 * Reads a list to its end, page by page, because the specification's calls have no pages. Each page of `size`
 * is a statement of its own, so that nothing stays open in the database between pages, however long the
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

/** Changes are listed in the order of the changes, so that rows changing meanwhile are not missed. */
export function sortOf({ updatedFrom, updatedTo }: UpdatedFilter): 'NEWEST' | 'UPDATED_ASC' {
  return updatedFrom || updatedTo ? 'UPDATED_ASC' : 'NEWEST';
}
