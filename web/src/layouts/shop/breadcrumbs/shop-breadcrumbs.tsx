import { useFragment } from '@apollo/client/react';
import { useLocation, useMatches } from 'react-router-dom';
import {
  ShopBreadcrumbs_orderFragmentDoc,
  ShopBreadcrumbs_productFragmentDoc,
} from '../../../gql/graphql.ts';
import { Breadcrumbs } from '../../../ui/layout/breadcrumbs.tsx';
import { breadcrumbTrail } from './breadcrumb-trail.ts';
import { notFoundPage, pages } from '../../../navigation/pages.ts';
import { paths } from '../../../navigation/paths.ts';
import { usePage } from '../../../navigation/use-page.ts';
import styles from './shop-breadcrumbs.module.css';

/** The path from the home page to this one. A product is labelled with its title once any page has loaded it. */
export function ShopBreadcrumbs() {
  const { pathname } = useLocation();
  const page = usePage();
  const id = useMatches().at(-1)?.params['id'];
  // Reads only the cache: breadcrumbs are not worth a request of their own.
  const known = (typename: string) => (id === undefined ? null : { __typename: typename, id });
  const product = useFragment({ fragment: ShopBreadcrumbs_productFragmentDoc, from: known('Product') }).data;
  const order = useFragment({ fragment: ShopBreadcrumbs_orderFragmentDoc, from: known('Order') }).data;
  if (page === pages.home) return null;

  const items =
    page === notFoundPage
      ? [...breadcrumbTrail(paths.home(), undefined), { label: notFoundPage.title() }]
      : breadcrumbTrail(pathname, product.title ?? order.number);
  return (
    <div className={styles.bar}>
      <Breadcrumbs items={items} />
    </div>
  );
}
