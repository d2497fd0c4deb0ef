/** The parameter of a list's URL that says which saved view is open. */
export const VIEW_PARAM = 'view';

/** What a list's URL asks for, apart from the view, in an order that makes like queries equal. */
export function queryOf(params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  query.delete(VIEW_PARAM);
  query.sort();
  return query.toString();
}

/** What is saved as a view: the query with its columns, so that it looks the same to whoever opens it. */
export function querySaved(params: URLSearchParams, columns: string): string {
  const query = new URLSearchParams(params);
  query.set('columns', columns);
  return queryOf(query);
}

/** The query string of a list that shows a saved view, with its question mark. */
export function viewSearch({ id, query }: { id: string; query: string }): string {
  const params = new URLSearchParams(query);
  params.delete(VIEW_PARAM);
  return `?${new URLSearchParams([[VIEW_PARAM, id], ...params]).toString()}`;
}

/** Whether the URL asks for something else than the view; without one, for anything at all. */
export function isChanged(params: URLSearchParams, view: { query: string } | null): boolean {
  return queryOf(params) !== queryOf(new URLSearchParams(view?.query));
}
