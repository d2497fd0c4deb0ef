import { useList } from '../../../../apollo/use-list.ts';
import { AdminPagesDocument, type PageKind, type PageState } from '../../../../gql/graphql.ts';
import { PAGE_SIZE } from '../../list/list-table.tsx';
import { readSearchText } from '../../list/search/read-search-text.ts';
import { useListParams } from '../../list/use-list-params.ts';

/** The states by their query string values. */
const STATES: Readonly<Record<string, PageState>> = {
  draft: 'DRAFT',
  planned: 'PLANNED',
  published: 'PUBLISHED',
};

/** The pages of a kind that match the search and the filter in the URL. */
export function usePages(kind: PageKind) {
  const [params, setParam, clear] = useListParams();
  const text = readSearchText(params);
  const state = STATES[params.get('state') ?? ''] ?? null;
  const variables = { first: PAGE_SIZE, kind, state, search: text === '' ? null : text };
  const list = useList(AdminPagesDocument, variables, (data) => data.pageDrafts, { isRefetched: true });
  return { kind, list, text, state, isNarrowed: text !== '' || state !== null, setParam, clear };
}

export type Pages = ReturnType<typeof usePages>;
