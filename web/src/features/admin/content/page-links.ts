import type { PageKind } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { HOME } from '../../content/shared/handle.ts';

/** The kind and handle of a page, which its URL follows from. */
interface Place {
  kind: PageKind;
  handle: string;
}

export const isHomePage = ({ kind, handle }: Place) => kind === 'PAGE' && handle === HOME;

/** The path at which shoppers find a page or a post. */
export function pagePath(page: Place): string {
  if (page.kind === 'POST') return paths.post(page.handle);
  return isHomePage(page) ? paths.home() : paths.content(page.handle);
}

/** The list of the pages of a kind. */
export const listPath = (kind: PageKind) => (kind === 'POST' ? adminPaths.posts() : adminPaths.pages());
