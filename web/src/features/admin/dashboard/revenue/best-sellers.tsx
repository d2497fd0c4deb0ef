import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import type { RevenueReportQuery } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import { paths } from '../../../../navigation/paths.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { Thumbnail } from '../../../../ui/media/thumbnail.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { Panel } from '../../ui/page/panel.tsx';
import list from '../dashboard-list.module.css';
import { Change } from './change.tsx';
import styles from './best-sellers.module.css';

/** The products with the highest revenue in a period, best first. */
export function BestSellers({ products }: { products: RevenueReportQuery['revenueReport']['bestSellers'] }) {
  const currency = useCurrency();
  const mayChange = usePermission('PRODUCTS_WRITE');
  return (
    <Panel title={t`Best sellers`} flush>
      {products.length === 0 && (
        <p className={list.none}>
          <Trans>Nothing was sold in this period.</Trans>
        </p>
      )}
      <ol role="list">
        {products.map(({ productId, title, image, units, revenue, previousRevenue }) => (
          <li key={productId} className={list.item}>
            <Thumbnail image={image} size={48} />
            <span className={list.text}>
              <Link
                className={list.link}
                to={mayChange ? adminPaths.productEdit(productId) : paths.product(productId)}
              >
                {title}
              </Link>
              <span className={list.small}>{plural(units, { one: '# sold', other: '# sold' })}</span>
            </span>
            <span className={styles.revenue}>
              {formatMoney(revenue, currency)}
              <Change figure={revenue} before={previousRevenue} />
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
