import { t } from '@lingui/core/macro';
import { pagesIn } from '../../../navigation/page.ts';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import type { Breadcrumb } from '../../../ui/layout/breadcrumbs.tsx';

// Without the pages of the merchant, whose path fits everything.
const pageByPath = new Map(
  pagesIn(pages)
    .filter((page) => page !== pages.content)
    .map((page) => [page.path, page]),
);

/**
 * Builds the breadcrumbs of a path (specification section 2), starting with "Home": one for every part of the
 * path that is a page. A last part that is not a page is an id, which `name` replaces once loaded. The parent
 * categories follow "Shop".
 */
export function breadcrumbTrail(
  pathname: string,
  name: string | undefined,
  categories: readonly { slug: string; label: string }[] = [],
): Breadcrumb[] {
  const parts = pathname.split('/').filter((part) => part !== '');
  let id: string | undefined;
  const steps = parts.flatMap((part, index) => {
    const to = `/${parts.slice(0, index + 1).join('/')}`;
    const page = pageByPath.get(to);
    // A page's path may continue below an id.
    const pageOfId = pageByPath.get(to.replace(id ?? part, ':id'));
    if (!page && !pageOfId && index < parts.length - 1) return [];
    const title = (id === undefined ? page : (page ?? pageOfId))?.title();
    if (pageOfId) id ??= part;
    return { label: title ?? name ?? t`Details`, to };
  });
  const inShop = categories.map(({ slug, label }) => ({ label, to: paths.shop({ categories: [slug] }) }));
  return [{ label: t`Home`, to: paths.home() }, ...steps.slice(0, 1), ...inShop, ...steps.slice(1)];
}
