import { t } from '@lingui/core/macro';
import { useFragment } from '@apollo/client/react';
import { useLocation, useMatches, useSearchParams } from 'react-router-dom';
import { ShopBreadcrumbs_orderFragmentDoc, ShopBreadcrumbs_queryFragmentDoc } from '../../../gql/graphql.ts';
import { pathTo } from '../../../features/catalogue/shared/categories/category-tree.ts';
import { useCategories } from '../../../features/catalogue/shared/categories/use-categories.ts';
import { isHandle } from '../../../features/content/shared/handle.ts';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { breadcrumbTrail } from './breadcrumb-trail.ts';
import { notFoundPage } from '../../../navigation/page.ts';
import { pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { onlyCategoryOf, parseShopSearch } from '../../../navigation/shop-search.ts';
import { usePage } from '../../../navigation/use-page.ts';
import { useShop } from '../../../shop/use-shop.ts';
import styles from './shop-breadcrumbs.module.css';

/**
 * The path from the home page to this one. A product is labeled with its title once any page has loaded it,
 * and its path includes its main category, unless that is hidden.
 */
export function ShopBreadcrumbs() {
  const page = usePage();
  return page === pages.home ? null : <Trail page={page} />;
}

/** The label of an id without a name, or until it loads. */
function unnamed(page: ReturnType<typeof usePage>): string | undefined {
  if (page === pages.sharedWishlist) return page.title();
  if (page === pages.preview) return t`Preview`;
  return page?.path.includes('/orders/') ? pages.guestOrder.title() : undefined;
}

function Trail({ page }: { page: ReturnType<typeof usePage> }) {
  const { pathname } = useLocation();
  const id = useMatches().at(-1)?.params['id'];
  const isContent = page === pages.content;
  const isPost = page === pages.post;
  const handle = isContent || isPost ? id?.toLowerCase() : id;
  const hasHandle = isContent || isPost || page === pages.product || page === pages.collection;
  // Reads only the cache: breadcrumbs are not worth a request of their own.
  const cached = useFragment({
    fragment: ShopBreadcrumbs_queryFragmentDoc,
    from: hasHandle ? { __typename: 'Query' } : null,
    variables: { handle },
  }).data;
  const order = useFragment({
    fragment: ShopBreadcrumbs_orderFragmentDoc,
    from: id === undefined ? null : { __typename: 'Order', id },
  }).data;
  const product = page === pages.product ? cached.productByHandle : null;
  const subject = isContent ? cached.page : isPost ? cached.post : (product ?? cached.collection);
  const hasBlog = useShop()?.hasBlog !== false;
  const isMissing =
    page === notFoundPage ||
    (isContent && (cached.page === null || !isHandle(handle ?? ''))) ||
    (isPost && cached.post === null) ||
    (page === pages.blog && !hasBlog);
  const [params] = useSearchParams();
  const { categories = [] } = useCategories();
  const category = page === pages.shop ? onlyCategoryOf(parseShopSearch(params)) : product?.category?.slug;

  const items = isMissing
    ? [...breadcrumbTrail(paths.home(), undefined), { label: notFoundPage.title() }]
    : breadcrumbTrail(
        pathname,
        subject?.title ?? order.number ?? unnamed(page),
        pathTo(categories, category ?? ''),
      );
  return (
    <div className={styles.bar}>
      <Breadcrumbs items={items} />
    </div>
  );
}
