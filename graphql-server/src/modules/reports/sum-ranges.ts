import { type RawBuilder, sql } from 'kysely';
import { DAY } from '../../shared/time/duration.ts';
import type { Span } from './report-period.ts';

/** Rows of a time range whose values are added to a part of the sum, or subtracted from it. */
interface SumRange extends Span {
  part: number;
  times: 1 | -1;
}

/** The ranges to sum up, by UTC day and by quarter of an hour. */
interface SumRanges {
  days: readonly SumRange[];
  quarters: readonly SumRange[];
}

/**
 * Converts spans, parts 0, 1 and so on, to ranges: the UTC days between the midnights nearest to the start
 * and the end, and the quarters of an hour (half a day at most) by which each end is before or after its
 * midnight.
 */
export function toSumRanges(spans: readonly Span[]): SumRanges {
  const midnights = spans.map(({ start, end }) => ({
    start: nearestMidnight(start),
    end: nearestMidnight(end),
  }));
  return {
    days: midnights.map((days, part) => ({ ...days, part, times: 1 as const })).filter(isNotEmpty),
    quarters: spans.flatMap(({ start, end }, part) => {
      const days = midnights[part] ?? { start, end };
      const ranges: SumRange[] = [
        { part, times: 1, start, end: days.start },
        { part, times: -1, start: days.start, end: start },
        { part, times: 1, start: days.end, end },
        { part, times: -1, start: end, end: days.end },
      ];
      return ranges.filter(isNotEmpty);
    }),
  };
}

/** The spans themselves as ranges, for a table with neither days nor quarters. */
export function wholeRanges(spans: readonly Span[]): readonly SumRange[] {
  return spans.map((span, part) => ({ ...span, part, times: 1 }));
}

/** Rows of a table in the ranges, each with its `part` and `times`; `moment` is the indexed column. */
export function selectRanges(
  table: string,
  moment: string,
  columns: readonly string[],
  ranges: readonly SumRange[],
): RawBuilder<unknown> {
  const values = <Value>(of: (range: SumRange) => Value) => sql.val(ranges.map(of));
  return sql`
    select part, times, ${sql.join(columns.map((column) => sql.ref(column)))}
    from unnest(
      ${values(({ part }) => part)}::int[], ${values(({ times }) => times)}::int[],
      ${values(({ start }) => start.toISOString())}::timestamptz[], ${values(({ end }) => end.toISOString())}::timestamptz[]
    ) range (part, times, range_start, range_end)
    join ${sql.table(table)} on ${sql.ref(moment)} >= range_start and ${sql.ref(moment)} < range_end`;
}

function isNotEmpty({ start, end }: Span): boolean {
  return start < end;
}

function nearestMidnight(moment: Date): Date {
  return new Date(Math.round(moment.getTime() / DAY) * DAY);
}
