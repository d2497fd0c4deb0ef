import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { errorMessage } from '../../../apollo/error-message.ts';
import { DashboardDocument, type DashboardQuery } from '../../../gql/graphql.ts';
import { useShop } from '../../../shop/use-shop.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import type { DashboardPanel, DashboardTiles, Figure } from '../admin-feature.ts';
import { usePermissions } from '../permissions/use-permissions.ts';
import { NoMailServer } from '../mail-server/no-mail-server.tsx';
import { PageHead } from '../ui/page/page-head.tsx';
import { TwoColumns } from '../ui/page/two-columns.tsx';
import styles from './dashboard-page.module.css';
import { MetricTile } from './metric-tile.tsx';
import { SetupGuide } from './setup-guide/setup-guide.tsx';
import { ToDoList } from './to-do-list.tsx';

/** The dashboard with the tiles of the features. */
export const dashboardWith = (tiles: readonly DashboardTiles[]) => () => <DashboardPage tiles={tiles} />;

/**
 * The dashboard: the setup guide until the shop is open, tasks, counts, revenue, the latest orders and
 * sold-out products, as far as the role includes them.
 */
function DashboardPage({ tiles }: { tiles: readonly DashboardTiles[] }) {
  const shop = useShop();
  const held = usePermissions();
  const mayOpen = ({ permission }: Pick<Figure, 'permission'>) => held?.includes(permission) ?? false;
  const inOrder = (one: { order: number }, other: { order: number }) => one.order - other.order;
  const tasks = tiles
    .flatMap(({ tasks: own = [] }) => own)
    .filter(mayOpen)
    .sort(inOrder);
  const figures = tiles
    .flatMap(({ figures: own = [] }) => own)
    .filter(mayOpen)
    .sort(inOrder);
  const panels = tiles.flatMap(({ panels: own = [] }) => own).filter(mayOpen);
  const { data, error, refetch } = useQuery(DashboardDocument, {
    variables: {
      orders: mayOpen({ permission: 'ORDERS_READ' }),
      products: mayOpen({ permission: 'PRODUCTS_READ' }),
      customers: mayOpen({ permission: 'CUSTOMERS_READ' }),
      toDo: tasks.length > 0,
    },
    skip: held === null,
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return (
      <>
        <PageHead title={t`Dashboard`} />
        <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
      </>
    );
  }
  const panelsIn = (place: DashboardPanel['place']) => {
    const shown = panels.filter((panel) => panel.place === place);
    return shown.length > 0 && shown.map(({ Panel }, index) => <Panel key={index} data={data} />);
  };
  const setsUp = shop?.isOpen === false && mayOpen({ permission: 'SETTINGS_WRITE' });
  const [main, side] = [panelsIn('main'), panelsIn('side')];
  return (
    <>
      <PageHead title={t`Dashboard`} />
      <Stack gap={24}>
        {setsUp ? <SetupGuide /> : <NoMailServer />}
        {tasks.length > 0 && <ToDoList toDo={data?.toDo} tasks={tasks} hidesEmpty={setsUp} />}
        <Figures data={data} figures={figures} />
        {panelsIn('wide')}
        {main && side ? <TwoColumns main={main} side={side} /> : main || side}
      </Stack>
    </>
  );
}

function Figures({ data, figures }: { data: DashboardQuery | undefined; figures: readonly Figure[] }) {
  return (
    <section aria-label={t`Figures`} aria-busy={!data} className={styles.figures}>
      {figures.map(({ order, label, list, to }) => {
        const counted = data && list(data);
        return (
          <MetricTile
            key={order}
            label={label()}
            value={counted?.totalCount}
            isAtLeast={counted?.totalCountPrecision === 'AT_LEAST'}
            to={to}
          />
        );
      })}
    </section>
  );
}
