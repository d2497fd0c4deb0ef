import type { ReturnFilter, ReturnState } from '../../../../gql/graphql.ts';
import { readSearchText } from '../../list/search/read-search-text.ts';

/** What the list of returns is searched by, from the query string. */
export interface ReturnListSearch {
  text: string;
  state: ReturnState | null;
}

/** The states as the query string has them, in the order of the tabs. */
const STATES = new Map<string, ReturnState>([
  ['requested', 'REQUESTED'],
  ['approved', 'APPROVED'],
  ['received', 'RECEIVED'],
  ['refunded', 'REFUNDED'],
  ['declined', 'DECLINED'],
  ['cancelled', 'CANCELLED'],
]);

export const stateParams = [...STATES];

/** Reads `?state=requested&q=R1001`; anything else is left out. */
export function parseReturnListSearch(params: URLSearchParams): ReturnListSearch {
  return { text: readSearchText(params), state: STATES.get(params.get('state') ?? '') ?? null };
}

/** The value of a state in the query string. */
export function stateParam(state: ReturnState): string {
  return stateParams.find(([, known]) => known === state)?.[0] ?? '';
}

/** Writes the query string of the list of one state, with its question mark. */
export function formatReturnListSearch({ state }: { state: ReturnState }): string {
  return `?${new URLSearchParams({ state: stateParam(state) }).toString()}`;
}

/** The API's filter. */
export function returnFilterOf({ text, state }: ReturnListSearch): ReturnFilter {
  return { ...(text !== '' && { text }), ...(state && { states: [state] }) };
}
