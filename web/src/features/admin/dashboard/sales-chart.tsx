import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useCurrency } from '../../../shop/use-shop.ts';
import type { DashboardQuery } from '../../../gql/admin/graphql.ts';
import { dateFormat } from '../../../lib/date.ts';
import { formatMoney } from '../../../lib/money.ts';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx';
import { Panel } from '../ui/panel.tsx';
import styles from './sales-chart.module.css';

interface SalesChartProps {
  /** Undefined while loading. */
  days: DashboardQuery['salesByDay'] | undefined;
}

// The server's days are in UTC, so they are formatted in UTC, too.
const DAY = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;

/** Sales on each of the last thirty days as bars; each has its figures as a tooltip and for screen readers. */
export function SalesChart({ days }: SalesChartProps) {
  const currency = useCurrency();
  const most = Math.max(0, ...(days ?? []).map(({ total }) => total));
  const nameOf = (day: string) => dateFormat(DAY).format(new Date(day));
  return (
    <Panel title={t`Sales of the last 30 days`} actions={days && <Sum days={days} />}>
      {days ? (
        <div className={styles.chart}>
          <p>{formatMoney(most, currency)}</p>
          <ol role="list" className={styles.bars}>
            {days.map(({ day, orders, total }) => {
              const text = t`${nameOf(day)}: ${formatMoney(total, currency)}, ${plural(orders, { one: '# order', other: '# orders' })}`;
              return (
                <li key={day} className={styles.day} title={text}>
                  <VisuallyHidden>{text}</VisuallyHidden>
                  <span
                    className={styles.bar}
                    style={{ blockSize: `${(total / Math.max(1, most)) * 100}%` }}
                    data-none={total === 0 || undefined}
                  />
                </li>
              );
            })}
          </ol>
          <p className={styles.ends} aria-hidden="true">
            <span>{nameOf(days[0]?.day ?? '')}</span>
            <span>{nameOf(days.at(-1)?.day ?? '')}</span>
          </p>
        </div>
      ) : (
        <Loading label={t`Loading the sales`}>
          <Skeleton height="212px" />
        </Loading>
      )}
    </Panel>
  );
}

function Sum({ days }: { days: NonNullable<DashboardQuery['salesByDay']> }) {
  const currency = useCurrency();
  const total = days.reduce((sum, day) => sum + day.total, 0);
  const orders = days.reduce((sum, day) => sum + day.orders, 0);
  return (
    <p className={styles.sum}>
      <Trans>
        <strong>{formatMoney(total, currency)}</strong> from{' '}
        <Plural value={orders} one="# order" other="# orders" />
      </Trans>
    </p>
  );
}
