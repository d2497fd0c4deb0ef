import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import Trash from 'lucide-react/icons/trash-2';
import { useList } from '../../../apollo/use-list.ts';
import { type DeletedProduct_productFragment, DeletedProductsDocument } from '../../../gql/graphql.ts';
import { adminPaths } from '../../../navigation/admin-pages.ts';
import { DataCell } from '../../../ui/data/data-cell.tsx';
import { DataRow } from '../../../ui/data/data-row.tsx';
import type { DataColumn } from '../../../ui/data/data-table.tsx';
import { DateTime } from '../../../ui/data/date-time.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Thumbnail } from '../../../ui/media/thumbnail.tsx';
import { ListTable, PAGE_SIZE } from '../list/list-table.tsx';
import { usePermission } from '../permissions/use-permissions.ts';
import { RestoreButton } from '../ui/bin/restore-button.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { unitsLabel } from './variants/variant-stock-label.ts';
import styles from './table/product-row.module.css';
import { useRestoreProduct } from './use-restore-product.ts';

/** Deleted products, which staff can restore. */
export function DeletedProductsPage() {
  const list = useList(DeletedProductsDocument, { first: PAGE_SIZE }, (data) => data.deletedProducts, {
    isRefetched: true,
  });
  const mayChange = usePermission('PRODUCTS_WRITE');
  return (
    <>
      <PageHead
        title={t`Deleted products`}
        back={{ label: t`Products`, to: adminPaths.products() }}
        note={t`Deleted products don’t appear in lists, carts or wishlists. A restored product keeps its stock.`}
      />
      <ListTable
        list={list}
        caption={t`Deleted products`}
        loadingLabel={t`Loading products`}
        columns={columns(mayChange)}
        empty={
          <EmptyState icon={<Trash size={28} aria-hidden="true" />} title={t`No deleted products`}>
            <Trans>You can restore deleted products here.</Trans>
          </EmptyState>
        }
        totalLabel={
          list.isTotalExact
            ? plural(list.total, { one: '# product', other: '# products' })
            : t`more than 10,000 products`
        }
        hasPictures
        row={(product) => <DeletedProductRow key={product.id} product={product} mayChange={mayChange} />}
      />
    </>
  );
}

const columns = (mayChange: boolean): DataColumn[] => [
  { key: 'product', label: t`Product` },
  { key: 'category', label: t`Category` },
  { key: 'stock', label: t`Stock`, numeric: true },
  { key: 'deleted', label: t`Deleted` },
  ...(mayChange ? [{ key: 'actions', label: t`Actions`, hidden: true }] : []),
];

interface DeletedProductRowProps {
  product: DeletedProduct_productFragment;
  mayChange: boolean;
}

function DeletedProductRow({ product, mayChange }: DeletedProductRowProps) {
  const [restore, isRestoring] = useRestoreProduct();
  const { title } = product;
  return (
    <DataRow>
      <DataCell label={t`Product`}>
        <span className={styles.product}>
          <Thumbnail image={product.image} size={48} />
          <span className={styles.name}>{title}</span>
        </span>
      </DataCell>
      <DataCell label={t`Category`}>{product.category.label}</DataCell>
      <DataCell label={t`Stock`} numeric>
        {unitsLabel(product.variants)}
      </DataCell>
      <DataCell label={t`Deleted`}>
        {product.deletedAt != null && <DateTime value={product.deletedAt} />}
      </DataCell>
      {mayChange && (
        <DataCell label={t`Actions`}>
          <RestoreButton name={title} isRestoring={isRestoring} onRestore={() => void restore(product.id)} />
        </DataCell>
      )}
    </DataRow>
  );
}
