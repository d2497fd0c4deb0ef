const MAX_LENGTH = 100;

/** The search text of a list's URL (`?q=`); empty when there is none. */
export function readSearchText(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, MAX_LENGTH);
}
