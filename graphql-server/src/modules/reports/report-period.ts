import { RequestError } from '../../errors.ts';
import { MINUTE } from '../../shared/time/duration.ts';
import {
  addDays,
  daysBetween,
  type LocalDate,
  localDateAt,
  startOfDay,
} from '../../shared/time/local-date.ts';
import { message } from '../../shared/messages/message.ts';

/** The days of a report, as in the contract: either `lastDays`, or `from` and `to`. */
export interface PeriodInput {
  lastDays?: number | null | undefined;
  from?: LocalDate | null | undefined;
  to?: LocalDate | null | undefined;
}

/** From one instant up to another (exclusive); both are at a full quarter of an hour. */
export interface Span {
  start: Date;
  end: Date;
}

/** A period in days of the shop's time zone, and the previous period. */
export interface ReportPeriod {
  from: LocalDate;
  to: LocalDate;
  days: readonly LocalDate[];
  /** The start of each day. */
  starts: readonly Date[];
  span: Span;
  previousFrom: LocalDate;
  previousTo: LocalDate;
  previousSpan: Span;
  /** Whether the last day is today: the last day of the previous period then ends at the same time of day. */
  isOngoing: boolean;
}

const MAX_DAYS = 366;
const QUARTER = 15 * MINUTE;

/** The days of a period and the previous one. @throws RequestError BAD_REQUEST for an invalid period */
export function toReportPeriod(input: PeriodInput, now: Date, timeZone: string): ReportPeriod {
  const today = localDateAt(now, timeZone);
  const { from, to } = firstAndLast(input, today);
  const length = daysBetween(from, to);
  if (length < 1 || length > MAX_DAYS) throw invalid('request.periodTooLong');
  if (to > today) throw invalid('request.periodToCome');
  const days = Array.from({ length }, (_, index) => addDays(from, index));
  const starts = days.map((day) => startOfDay(day, timeZone));
  const start = startOfDay(from, timeZone);
  const isOngoing = to === today;
  const previousFrom = addDays(from, -length);
  const previousTo = addDays(from, -1);
  const sinceMidnight =
    Math.ceil((now.getTime() - startOfDay(today, timeZone).getTime()) / QUARTER) * QUARTER;
  const sameTime = new Date(startOfDay(previousTo, timeZone).getTime() + sinceMidnight);
  return {
    from,
    to,
    days,
    starts,
    span: { start, end: startOfDay(addDays(to, 1), timeZone) },
    previousFrom,
    previousTo,
    previousSpan: {
      start: startOfDay(previousFrom, timeZone),
      end: isOngoing && sameTime < start ? sameTime : start,
    },
    isOngoing,
  };
}

function firstAndLast(
  { lastDays, from, to }: PeriodInput,
  today: LocalDate,
): { from: LocalDate; to: LocalDate } {
  const hasDays = lastDays !== null && lastDays !== undefined;
  if (hasDays && !from && !to) {
    if (lastDays < 1 || lastDays > MAX_DAYS) throw invalid('request.periodTooLong');
    return { from: addDays(today, 1 - lastDays), to: today };
  }
  if (hasDays || !from || !to) throw invalid('request.periodIncomplete');
  return { from, to };
}

function invalid(key: 'request.periodTooLong' | 'request.periodToCome' | 'request.periodIncomplete') {
  return new RequestError(
    'BAD_REQUEST',
    key === 'request.periodTooLong' ? message(key, { max: MAX_DAYS }) : message(key),
  );
}
