import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { paths } from '../../../navigation/paths.ts';
import type { DashboardQuery } from '../../../gql/graphql.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { formatProductListSearch } from './table/product-list-search.ts';
import { variantStockLabel } from './variants/variant-stock-label.ts';
import { Panel } from '../ui/page/panel.tsx';
import styles from '../dashboard/dashboard-list.module.css';

/** Products that are sold out in some or all variants. */
export function SoldOutProducts({ data }: { data: DashboardQuery | undefined }) {
  const { nodes: products, totalCount: total = 0 } = data?.soldOut ?? {};
  const mayChange = usePermission('PRODUCTS_WRITE');
  return (
    <Panel
      title={t`Sold out`}
      actions={
        <TextLink to={adminPaths.products() + formatProductListSearch({ stock: 'out' })}>
          <Trans>View all</Trans>
        </TextLink>
      }
      flush
    >
      {!products && (
        <Loading label={t`Loading sold-out products`}>
          <Skeleton height="320px" />
        </Loading>
      )}
      {products?.length === 0 && (
        <p className={styles.none}>
          <Trans>Everything is in stock.</Trans>
        </p>
      )}
      <ul role="list">
        {products?.map(({ id, handle, title, variants, image }) => (
          <li key={id} className={styles.item}>
            <Thumbnail image={image} size={48} />
            <Link className={styles.link} to={mayChange ? adminPaths.productEdit(id) : paths.product(handle)}>
              {title}
            </Link>
            {variants.length > 1 && <span className={styles.small}>{variantStockLabel(variants)}</span>}
          </li>
        ))}
      </ul>
      {products && total > products.length && (
        <p className={styles.none}>
          {t`And ${plural(total - products.length, { one: '# more product', other: '# more products' })}.`}
        </p>
      )}
    </Panel>
  );
}
