import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { AxisBottom, AxisLeft } from '@visx/axis';
import { scaleBand, scaleLinear } from '@visx/scale';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { RevenueReportQuery } from '../../../../gql/graphql.ts';
import { formatCompactMoney, formatMoney } from '../../../../lib/money.ts';
import { useCurrency } from '../../../../shop/use-shop.ts';
import { formatDay } from './format-day.ts';
import styles from './revenue-chart.module.css';
import { useElementWidth } from './use-element-width.ts';

type Day = RevenueReportQuery['revenueReport']['days'][number];

const HEIGHT = 280;
const MARGIN = { top: 8, right: 8, bottom: 28, left: 72 };
/** In px: the width of a day's label, and of the widest bar. */
const LABEL_WIDTH = 72;
const MAX_BAR = 48;
const LINES = 4;

/** The chart's scales and size, in px within the margins. */
interface Plot {
  days: readonly Day[];
  x: ReturnType<typeof scaleBand<number>>;
  y: ReturnType<typeof scaleLinear<number>>;
  inner: { width: number; height: number };
}

function toPlot(days: readonly Day[], width: number): Plot {
  const inner = {
    width: Math.max(0, width - MARGIN.left - MARGIN.right),
    height: HEIGHT - MARGIN.top - MARGIN.bottom,
  };
  const maxRevenue = Math.max(1, ...days.map(({ grossRevenue }) => grossRevenue));
  return {
    days,
    inner,
    x: scaleBand({
      domain: days.map((_, index) => index),
      range: [0, inner.width],
      paddingInner: days.length > 60 ? 0.1 : 0.25,
      paddingOuter: 0.1,
    }),
    y: scaleLinear({ domain: [0, maxRevenue], range: [inner.height, 0], nice: LINES }),
  };
}

/**
 * Daily revenue as a bar chart with axes. A day's values show on hover and with the arrow keys: the chart is
 * a slider over its days, which screen readers read out.
 */
export function RevenueChart({ days }: { days: readonly Day[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const width = useElementWidth(frame);
  const plot = toPlot(days, width);
  const last = days.length - 1;
  const [place, setPlace] = useState(last);
  // The day whose values are shown.
  const [shown, setShown] = useState<number | null>(null);
  const current = Math.min(place, last);
  const active = shown === null ? null : Math.min(shown, last);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') setShown(null);
    const targetIndex = dayByKey(event.key, current, last);
    if (targetIndex === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(last, targetIndex));
    setPlace(next);
    setShown(next);
  }

  function onPointerMove({ clientX, currentTarget }: PointerEvent): void {
    const offset = clientX - currentTarget.getBoundingClientRect().left - MARGIN.left;
    const index = Math.floor((offset / Math.max(1, plot.inner.width)) * days.length);
    setShown(index >= 0 && index <= last ? index : null);
  }

  return (
    <div
      ref={frame}
      className={styles.chart}
      role="slider"
      tabIndex={0}
      aria-label={t`Revenue per day`}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={current}
      aria-valuetext={useDayText(days[current])}
      onKeyDown={onKeyDown}
      onFocus={() => setShown(current)}
      onBlur={() => setShown(null)}
      onPointerMove={onPointerMove}
      onPointerLeave={() => setShown(null)}
    >
      {width > 0 && (
        <svg width={width} height={HEIGHT} aria-hidden="true">
          <g transform={`translate(${MARGIN.left} ${MARGIN.top})`}>
            <Axes {...plot} />
            <Bars {...plot} active={active} />
          </g>
        </svg>
      )}
      {active !== null && (
        <Values
          day={days[active]}
          left={MARGIN.left + (plot.x(active) ?? 0) + plot.x.bandwidth() / 2}
          chartWidth={width}
        />
      )}
    </div>
  );
}

/** The day that a key moves to, which may be out of range; undefined for any other key. */
function dayByKey(key: string, current: number, last: number): number | undefined {
  const days: Record<string, number> = {
    ArrowLeft: current - 1,
    ArrowDown: current - 1,
    ArrowRight: current + 1,
    ArrowUp: current + 1,
    PageDown: current - 7,
    PageUp: current + 7,
    Home: 0,
    End: last,
  };
  return days[key];
}

/** One bar per day: the revenue, with the part that was not refunded in full color. */
function Bars({ days, x, y, inner, active }: Plot & { active: number | null }) {
  const width = Math.min(MAX_BAR, x.bandwidth());
  const rest = (x.bandwidth() - width) / 2;
  return days.map(({ day, grossRevenue, netRevenue }, index) => {
    const place = { x: (x(index) ?? 0) + rest, width };
    return (
      <g key={day} className={styles.day} data-active={index === active || undefined}>
        {netRevenue < grossRevenue && (
          <rect
            className={styles.refunded}
            {...place}
            y={y(grossRevenue)}
            height={y(netRevenue) - y(grossRevenue)}
          />
        )}
        <rect className={styles.net} {...place} y={y(netRevenue)} height={inner.height - y(netRevenue)} />
      </g>
    );
  });
}

function Axes({ days, x, y, inner }: Plot) {
  const currency = useCurrency();
  const step = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor(inner.width / LABEL_WIDTH))));
  // From the last day backward, so that the latest is always labeled.
  const named = days.flatMap((_, index) => ((days.length - 1 - index) % step === 0 ? [index] : []));
  return (
    <>
      <AxisLeft
        scale={y}
        numTicks={LINES}
        hideTicks
        tickFormat={(amount) => formatCompactMoney(Number(amount), currency)}
        tickClassName={styles.tick}
        axisLineClassName={styles.axis}
        tickLabelProps={() => ({ className: styles.label, dx: -8, dy: 4, textAnchor: 'end' })}
        hideAxisLine
      />
      {y.ticks(LINES).map((amount) => (
        <line key={amount} className={styles.grid} x2={inner.width} y1={y(amount)} y2={y(amount)} />
      ))}
      <AxisBottom
        scale={x}
        top={inner.height}
        tickValues={named}
        tickFormat={(index) => formatDay(days[index]?.day ?? '')}
        tickLength={4}
        tickClassName={styles.tick}
        axisLineClassName={styles.axis}
        tickLabelProps={(_, index, ticks) => ({
          className: styles.label,
          dy: 8,
          textAnchor: index === ticks.length - 1 && days.length > 1 ? 'end' : 'middle',
        })}
      />
    </>
  );
}

interface ValuesProps {
  day: Day | undefined;
  /** In px, from the chart's left edge. */
  left: number;
  chartWidth: number;
}

/** A day's values, beside its bar. Screen readers read them as the slider's value. */
function Values({ day, left, chartWidth }: ValuesProps) {
  const currency = useCurrency();
  if (!day) return null;
  return (
    <div
      className={styles.values}
      aria-hidden="true"
      data-side={left > chartWidth / 2 ? 'start' : 'end'}
      style={{ insetInlineStart: left }}
    >
      <strong>{formatDay(day.day, 'with weekday')}</strong>
      <span>
        <Trans>Gross {formatMoney(day.grossRevenue, currency)}</Trans>
      </span>
      <span>
        <Trans>Net {formatMoney(day.netRevenue, currency)}</Trans>
      </span>
      <span>{plural(day.orders, { one: '# order', other: '# orders' })}</span>
    </div>
  );
}

function useDayText(day: Day | undefined): string {
  const currency = useCurrency();
  if (!day) return '';
  const [gross, net] = [formatMoney(day.grossRevenue, currency), formatMoney(day.netRevenue, currency)];
  const orders = plural(day.orders, { one: '# order', other: '# orders' });
  return t`${formatDay(day.day, 'with weekday')}: ${gross} gross, ${net} net of refunds, ${orders}`;
}
