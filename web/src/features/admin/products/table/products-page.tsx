import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import PackageOpen from 'lucide-react/icons/package-open';
import Plus from 'lucide-react/icons/plus';
import SearchX from 'lucide-react/icons/search-x';
import { useRef, useState } from 'react';
import { adminPaths } from '../../../../navigation/admin-pages.ts';
import {
  AdminProductsDocument,
  type AdminProductsQueryVariables,
  type ProductRow_productFragment,
} from '../../../../gql/graphql.ts';
import { ButtonLink } from '../../../../ui/actions/button-link.tsx';
import { Button } from '../../../../ui/actions/button.tsx';
import { TextLink } from '../../../../ui/actions/text-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { useListColumns } from '../../list/columns/use-list-columns.ts';
import { ListTable } from '../../list/list-table.tsx';
import { useListParams } from '../../list/use-list-params.ts';
import { PAGE_SIZE } from '../../list/list-table.tsx';
import { ViewBar } from '../../list/views/view-bar.tsx';
import { useList } from '../../../../apollo/use-list.ts';
import { usePermission } from '../../permissions/use-permissions.ts';
import { PageHead } from '../../ui/page/page-head.tsx';
import { useSelection } from '../../ui/selection/use-selection.ts';
import { BulkActions } from '../bulk/bulk-actions.tsx';
import { useBulkUpdate } from '../bulk/use-bulk-update.ts';
import { DeleteProductDialog } from '../delete-product-dialog.tsx';
import { productColumnChoices, productColumns } from './product-columns.tsx';
import { parseProductListSearch, productFilterOf, sortParam } from './product-list-search.ts';
import { ProductFilters } from './product-filters.tsx';
import { ProductRow } from './product-row.tsx';

/** All products with search, filters and sorting, and with actions to add, edit and delete. */
export function ProductsPage() {
  const [params, setParam, clear] = useListParams();
  const search = parseProductListSearch(params);
  const filter = productFilterOf(search);
  const variables: AdminProductsQueryVariables = {
    first: PAGE_SIZE,
    // Any status by default.
    filter: { statuses: [], ...filter },
    sort: search.sort,
  };
  const list = useList(AdminProductsDocument, variables, (data) => data.products, { isRefetched: true });
  const columns = useListColumns('products', productColumnChoices());
  const mayChange = usePermission('PRODUCTS_WRITE');
  const rows = useSelection(list.nodes?.map(({ id }) => id) ?? []);
  const selection = mayChange ? rows : null;
  const bulk = useBulkUpdate(rows);
  const [productToDelete, setProductToDelete] = useState<ProductRow_productFragment | null>(null);
  const table = useRef<HTMLDivElement>(null);
  const totalLabel = list.isTotalExact
    ? plural(list.total, { one: '# product', other: '# products' })
    : t`more than 10,000 products`;

  /** After a deletion, focus moves to the row that took the deleted one's place, or to the heading. */
  function focusAfter(product: ProductRow_productFragment): void {
    const index = list.nodes?.findIndex(({ id }) => id === product.id) ?? 0;
    // Once the row and the dialog are removed.
    setTimeout(() => {
      const links = table.current?.querySelectorAll<HTMLElement>('tbody tr td:first-child a') ?? [];
      const next = links[Math.min(index, links.length - 1)] ?? document.querySelector<HTMLElement>('h1');
      next?.focus();
    });
  }

  return (
    <>
      <ProductsHead mayChange={mayChange} />
      <ViewBar list="PRODUCTS" columns={columns} />
      <ProductFilters
        search={search}
        count={list.nodes ? totalLabel : null}
        columns={columns}
        setParam={setParam}
        onClear={clear}
      />
      <div ref={table}>
        <ListTable
          list={list}
          caption={t`Products`}
          loadingLabel={t`Loading products`}
          columns={productColumns(search.sort, (next) => setParam('sort', sortParam(next)), selection).filter(
            ({ key }) => columns.shows(key),
          )}
          empty={<NoProducts isNarrowed={Object.keys(filter).length > 0} onClear={clear} />}
          totalLabel={totalLabel}
          hasPictures
          row={(product) => (
            <ProductRow
              key={product.id}
              product={product}
              shows={columns.shows}
              selection={selection}
              failure={bulk.failureOf(product.id)}
              onDelete={mayChange ? () => setProductToDelete(product) : null}
            />
          )}
        />
      </div>
      {selection && <BulkActions selection={selection} bulk={bulk} />}
      <DeleteProductDialog
        product={productToDelete}
        onClose={() => setProductToDelete(null)}
        onDeleted={focusAfter}
      />
    </>
  );
}

function ProductsHead({ mayChange }: { mayChange: boolean }) {
  return (
    <PageHead
      title={t`Products`}
      note={
        <TextLink to={adminPaths.deletedProducts()}>
          <Trans>Deleted products</Trans>
        </TextLink>
      }
      actions={mayChange && <AddProductLink size="sm" />}
    />
  );
}

function AddProductLink({ size }: { size?: 'sm' }) {
  return (
    <ButtonLink to={adminPaths.productAdd()} size={size}>
      <Plus size={20} aria-hidden="true" />
      <Trans>Add product</Trans>
    </ButtonLink>
  );
}

function NoProducts({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  const mayChange = usePermission('PRODUCTS_WRITE');
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title={t`No products found`}
        action={
          <Button onClick={onClear}>
            <Trans>Show all products</Trans>
          </Button>
        }
      >
        <Trans>No products match these filters.</Trans>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<PackageOpen size={28} aria-hidden="true" />}
      title={t`No products yet`}
      action={mayChange && <AddProductLink />}
    >
      <Trans>Your shop has no products yet. Add the first one.</Trans>
    </EmptyState>
  );
}
