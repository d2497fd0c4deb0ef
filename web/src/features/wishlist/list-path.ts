import { paths } from '../../navigation/paths.ts';

/** The URL parameter of the current list. */
export const LIST_PARAM = 'list';

/** The path of a named list's page; null for the default list. */
export function listPath(id: string | null): string {
  return id === null ? paths.wishlist() : `${paths.wishlist()}?${LIST_PARAM}=${id}`;
}
