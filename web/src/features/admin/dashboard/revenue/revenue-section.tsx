import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { RevenueReportDocument, type RevenueReportQuery } from '../../../../gql/graphql.ts';
import { formatMoney } from '../../../../lib/money.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { Loading } from '../../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import { Cluster } from '../../../../ui/layout/cluster.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { ListChoices } from '../../list/list-choices.tsx';
import { usePermission } from '../../permissions/use-permissions.ts';
import { DownloadButton } from '../../ui/download/download-button.tsx';
import { Panel } from '../../ui/page/panel.tsx';
import { BestSellers } from './best-sellers.tsx';
import { formatDay } from './format-day.ts';
import { PeriodPicker } from './period-picker.tsx';
import { RevenueFigures } from './revenue-figures.tsx';
import { parseReportPeriod, reportPeriodParams } from './report-period.ts';
import styles from './revenue-section.module.css';
import { RevenueTable } from './revenue-table.tsx';

// Loaded lazily with its chart library, which nothing else uses.
const RevenueChart = lazy(async () => ({ default: (await import('./revenue-chart.tsx')).RevenueChart }));

type Report = RevenueReportQuery['revenueReport'];

/** The revenue of the period in the URL: figures, a chart or table of its days, and best sellers. */
export function RevenueSection() {
  const [params, setParams] = useSearchParams();
  const period = parseReportPeriod(params);
  const { data, previousData, error, loading, refetch } = useQuery(RevenueReportDocument, {
    variables: { period },
    fetchPolicy: 'cache-and-network',
  });
  // While another period loads, the previous report stays.
  const report = (data ?? (loading ? previousData : undefined))?.revenueReport;
  return (
    <>
      <Panel
        title={t`Revenue`}
        actions={
          <PeriodPicker
            period={period}
            onChange={(next) =>
              setParams(reportPeriodParams(next), { replace: true, preventScrollReset: true })
            }
          />
        }
      >
        {error && !report ? (
          <ErrorState cause={errorMessage(error)} onRetry={() => void refetch().catch(() => undefined)} />
        ) : report ? (
          <div aria-busy={data === undefined} data-stale={data === undefined || undefined}>
            <Stack gap={24}>
              <Comparison report={report} />
              <RevenueFigures figures={report.figures} previous={report.previousFigures} />
              <Days report={report} />
              <Bookings report={report} />
            </Stack>
          </div>
        ) : (
          <Loading label={t`Loading the revenue`}>
            <Skeleton height="480px" />
          </Loading>
        )}
      </Panel>
      {report && <BestSellers products={report.bestSellers} />}
    </>
  );
}

/** The days of the report, and the days they are compared with. */
function Comparison({ report }: { report: Report }) {
  const { from, to, previousFrom, previousTo, isOngoing } = report;
  const [shown, before] = [formatDays(from, to), formatDays(previousFrom, previousTo)];
  return (
    <p role="status" className={styles.comparison}>
      {isOngoing ? (
        <Trans>
          {shown}, compared with {before} up to the same time of day
        </Trans>
      ) : (
        <Trans>
          {shown}, compared with {before}
        </Trans>
      )}
    </p>
  );
}

function formatDays(from: string, to: string): string {
  return from === to ? formatDay(from, 'with year') : t`${formatDay(from)} to ${formatDay(to, 'with year')}`;
}

/** Files of the period for an accountant. */
function Bookings({ report: { from, to } }: { report: Report }) {
  const canReadOrders = usePermission('ORDERS_READ');
  return (
    <Cluster gap={12}>
      <DownloadButton
        path={`/api/exports/bookings.csv?from=${from}&to=${to}`}
        name={`bookings-${from}-${to}.csv`}
        label={t`Download bookings`}
      />
      {canReadOrders && (
        <>
          <DownloadButton
            path={`/api/exports/invoices.csv?from=${from}&to=${to}`}
            name={`invoices-${from}-${to}.csv`}
            label={t`Download invoices`}
          />
          <DownloadButton
            path={`/api/exports/invoices.zip?from=${from}&to=${to}`}
            name={`invoices-${from}-${to}.zip`}
            label={t`Download invoice PDFs`}
          />
        </>
      )}
      <span className={styles.comparison}>
        <Trans>
          For your accountant: sales by tax rate, payments and refunds of these days, and invoices.
        </Trans>
      </span>
    </Cluster>
  );
}

/** Daily revenue as a chart or a table. */
function Days({ report }: { report: Report }) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const views = [
    { value: 'chart', label: t`Chart` },
    { value: 'table', label: t`Table` },
  ];
  return (
    <Stack gap={16}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          <Trans>Revenue per day</Trans>
        </h3>
        <ListChoices
          label={t`Show as`}
          choices={views}
          value={view}
          onChange={(next) => setView(next === 'table' ? 'table' : 'chart')}
          withAll={false}
        />
      </div>
      {view === 'table' ? <RevenueTable days={report.days} /> : <Chart report={report} />}
    </Stack>
  );
}

function Chart({ report }: { report: Report }): ReactNode {
  return (
    <figure className={styles.chart}>
      <Suspense
        fallback={
          <Loading label={t`Loading the chart`}>
            <Skeleton height="280px" />
          </Loading>
        }
      >
        <RevenueChart days={report.days} />
      </Suspense>
      <ul role="list" className={styles.legend}>
        <li className={styles.net}>
          <Trans>Net of refunds</Trans>
        </li>
        <li className={styles.refunded}>
          <Trans>Refunded</Trans>
        </li>
      </ul>
      <Summary report={report} />
    </figure>
  );
}

/** The chart's content in words: the total and the best day. */
function Summary({ report: { days, figures } }: { report: Report }) {
  const currency = useCurrency();
  const best = days.reduce((bestSoFar, day) => (day.grossRevenue > bestSoFar.grossRevenue ? day : bestSoFar));
  return (
    <figcaption className={styles.summary}>
      <span>
        <Trans>
          {formatMoney(figures.grossRevenue, currency)} from{' '}
          <Plural value={figures.orders} one="# order" other="# orders" />.
        </Trans>
      </span>
      {best.grossRevenue > 0 && days.length > 1 && (
        <span>{t`Most on ${formatDay(best.day)}: ${formatMoney(best.grossRevenue, currency)} from ${plural(best.orders, { one: '# order', other: '# orders' })}.`}</span>
      )}
    </figcaption>
  );
}
