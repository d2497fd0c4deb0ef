/** The URL parameter of the open saved view. */
export const VIEW_PARAM = 'view';

/** The query in a list's URL, without the view, in a fixed order so that equal queries compare as equal. */
export function queryOf(params: URLSearchParams): string {
  const query = new URLSearchParams(params);
  query.delete(VIEW_PARAM);
  query.sort();
  return query.toString();
}

/** The query stored in a view. It includes the columns, so that the view looks the same to everyone. */
export function querySaved(params: URLSearchParams, columns: string): string {
  const query = new URLSearchParams(params);
  query.set('columns', columns);
  return queryOf(query);
}

/** The query string that opens a saved view, with its question mark. */
export function viewSearch({ id, query }: { id: string; query: string }): string {
  const params = new URLSearchParams(query);
  params.delete(VIEW_PARAM);
  return `?${new URLSearchParams([[VIEW_PARAM, id], ...params]).toString()}`;
}

/** Whether the URL's query differs from the view's; without a view, whether there is any query. */
export function isChanged(params: URLSearchParams, view: { query: string } | null): boolean {
  return queryOf(params) !== queryOf(new URLSearchParams(view?.query));
}
