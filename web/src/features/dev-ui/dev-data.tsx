import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { Callout } from '../../ui/feedback/callout.tsx';
import { DataCell } from '../../ui/data/data-cell.tsx';
import { DataRow } from '../../ui/data/data-row.tsx';
import { DataTable, type DataColumn } from '../../ui/data/data-table.tsx';
import { Disclosure } from '../../ui/overlay/disclosure.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Grid } from '../../ui/layout/grid.tsx';
import { Loading } from '../../ui/feedback/loading.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextLink } from '../../ui/actions/text-link.tsx';
import { DevSection } from './dev-section.tsx';

const COLUMNS: DataColumn[] = [
  { key: 'order', label: 'Order', sort: { direction: 'ascending', onSort: () => undefined } },
  { key: 'status', label: 'Status' },
  { key: 'total', label: 'Total', numeric: true, sort: { direction: 'none', onSort: () => undefined } },
  { key: 'actions', label: 'Actions', hidden: true },
];

export function DevData() {
  return (
    <DevSection title="Data and states">
      <DataTable caption="Orders" columns={COLUMNS}>
        {['A1B2', 'C3D4'].map((number) => (
          <DataRow key={number}>
            <DataCell>{number}</DataCell>
            <DataCell label="Status">
              <Badge tone="pending">Pending</Badge>
            </DataCell>
            <DataCell label="Total" numeric>
              $1,240
            </DataCell>
            <DataCell>
              <Button size="sm" variant="outline">
                Open
              </Button>
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
      <Callout title="Demo shop">
        Payments run in a sandbox; no money moves. <TextLink to="/about">Read more</TextLink>
      </Callout>
      <Callout tone="warning">You have unsaved changes.</Callout>
      <Callout tone="danger">Two products are no longer in stock.</Callout>
      <Callout tone="success">Your order A1B2 was placed.</Callout>
      <Disclosure summary="Account menu">Content of the disclosure.</Disclosure>
      <Loading label="Loading products">
        <Grid columns="products">
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} ratio="270 / 250" />
          ))}
        </Grid>
      </Loading>
      <Grid columns="halves">
        <EmptyState
          icon={<ShoppingBag size={28} aria-hidden="true" />}
          title="Your cart is empty"
          action={<ButtonLink to="/shop">Return To Shop</ButtonLink>}
        >
          What you add to your cart waits here.
        </EmptyState>
        <ErrorState
          cause="The shop does not answer. Your cart is safe; please try again."
          onRetry={() => undefined}
        />
      </Grid>
    </DevSection>
  );
}
