import type { ApolloClient, ObservableQuery } from '@apollo/client';

interface Connection {
  nodes: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor?: string | null };
}

type Data = Record<string, unknown>;

/** Whether a query has loaded more than one page of a list. */
export function hasSeveralPages(query: ObservableQuery): boolean {
  const first: unknown = query.variables?.['first'];
  return typeof first === 'number' && (listIn(query.getCurrentResult().data)?.list.nodes.length ?? 0) > first;
}

/**
 * Refetches all loaded pages of a list and shows them at once: a shorter list would make the user lose their
 * place. If more pages load meanwhile, the list stays unchanged.
 */
export async function refetchPages(client: ApolloClient, query: ObservableQuery): Promise<void> {
  const { variables = {} } = query;
  const count = listIn(query.getCurrentResult().data)?.list.nodes.length ?? 0;
  const nodes: unknown[] = [];
  let after: string | null | undefined;
  for (;;) {
    const page = { ...variables, ...(after != null && { after }) };
    const { data } = await client.query<Data>({
      query: query.query,
      variables: page,
      fetchPolicy: 'no-cache',
    });
    const result = listIn(data);
    if (!data || !result) return;
    nodes.push(...result.list.nodes);
    after = result.list.pageInfo.endCursor;
    if (nodes.length < count && result.list.pageInfo.hasNextPage) continue;
    if (listIn(query.getCurrentResult().data)?.list.nodes.length !== count) return;
    const whole = { ...data, [result.field]: { ...result.list, nodes } };
    client.writeQuery({ query: query.query, variables, data: whole });
    return;
  }
}

/** The paginated list in the result of a query. */
function listIn(data: unknown): { field: string; list: Connection } | null {
  if (typeof data !== 'object' || data === null) return null;
  const entry = Object.entries(data as Data).find(
    ([, value]) => typeof value === 'object' && value !== null && 'nodes' in value && 'pageInfo' in value,
  );
  return entry ? { field: entry[0], list: entry[1] as Connection } : null;
}
