import type { ReturnFilter, ReturnState } from '../../../../gql/graphql.ts';
import { readSearchText } from '../../list/search/read-search-text.ts';

/** The search of the list of returns, from the query string. */
export interface ReturnListSearch {
  text: string;
  state: ReturnState | null;
}

/** The states by their query string values, in tab order. */
const STATES = new Map<string, ReturnState>([
  ['requested', 'REQUESTED'],
  ['approved', 'APPROVED'],
  ['received', 'RECEIVED'],
  ['refunded', 'REFUNDED'],
  ['declined', 'DECLINED'],
  ['cancelled', 'CANCELLED'],
]);

export const stateParams = [...STATES];

/** Parses `?state=requested&q=R1001`; anything else is ignored. */
export function parseReturnListSearch(params: URLSearchParams): ReturnListSearch {
  return { text: readSearchText(params), state: STATES.get(params.get('state') ?? '') ?? null };
}

/** The query string value of a state. */
export function stateParam(state: ReturnState): string {
  return stateParams.find(([, value]) => value === state)?.[0] ?? '';
}

/** The query string of the list of one state, with its question mark. */
export function formatReturnListSearch({ state }: { state: ReturnState }): string {
  return `?${new URLSearchParams({ state: stateParam(state) }).toString()}`;
}

/** The API's filter. */
export function returnFilterOf({ text, state }: ReturnListSearch): ReturnFilter {
  return { ...(text !== '' && { text }), ...(state && { states: [state] }) };
}
