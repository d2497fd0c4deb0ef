import { useFragment } from '@apollo/client/react';
import { useLocation, useMatches } from 'react-router-dom';
import { BreadcrumbOrder_orderFragmentDoc, BreadcrumbProduct_productFragmentDoc } from '../gql/graphql.ts';
import { Breadcrumbs } from '../ui/breadcrumbs.tsx';
import { breadcrumbTrail } from './breadcrumb-trail.ts';
import { readPageHandle } from './page-handle.ts';
import styles from './shop-breadcrumbs.module.css';

/** The way from the home page to this one. A product is named by its title once any page has loaded it. */
export function ShopBreadcrumbs() {
  const { pathname } = useLocation();
  const match = useMatches().at(-1);
  const id = match?.params['id'];
  const product = useFragment({
    fragment: BreadcrumbProduct_productFragmentDoc,
    from: id === undefined ? null : { __typename: 'Product', id },
  });
  const order = useFragment({
    fragment: BreadcrumbOrder_orderFragmentDoc,
    from: id === undefined ? null : { __typename: 'Order', id },
  });
  const { noBreadcrumbs, title } = readPageHandle(match?.handle);
  if (noBreadcrumbs) return null;

  const isUnknown = match?.params['*'] !== undefined;
  const items = isUnknown
    ? [{ label: 'Home', to: '/' }, { label: title ?? '' }]
    : breadcrumbTrail(pathname, () => product.data?.title ?? order.data?.number);
  return (
    <div className={styles.bar}>
      <Breadcrumbs items={items} />
    </div>
  );
}
