const MAX_LENGTH = 100;

/** The words that a list's address searches for (`?q=`); empty when none. */
export function readSearchText(params: URLSearchParams): string {
  return (params.get('q') ?? '').trim().slice(0, MAX_LENGTH);
}
