import { paths } from '../../navigation/paths.ts';

/** The parameter of the URL that says which list is shown. */
export const LIST_PARAM = 'list';

/** The page of a list with a name; null: the default one. */
export function listPath(id: string | null): string {
  return id === null ? paths.wishlist() : `${paths.wishlist()}?${LIST_PARAM}=${id}`;
}
