import { DAY } from '../../../shared/time/duration.ts';
import { sameTimeAfter } from '../../../shared/time/local-date.ts';

export const saleRepeats = ['NONE', 'WEEKLY'] as const;
export type SaleRepeat = (typeof saleRepeats)[number];

export type SaleStatus = 'SCHEDULED' | 'RUNNING' | 'ENDED';

/** From its start to right before its end. */
export interface SalePeriod {
  startsAt: Date;
  endsAt: Date;
}

/** When a sale runs: its first period, and whether there are further ones. */
export interface SaleTimes extends SalePeriod {
  repeats: SaleRepeat;
}

const WEEK = 7;

/**
 * The period that a sale is in at a time, else its next one, else its last. One that repeats starts and ends
 * at the same local time each week, also when the clocks have been changed meanwhile.
 */
export function periodAt({ startsAt, endsAt, repeats }: SaleTimes, now: Date, timeZone: string): SalePeriod {
  const period = (week: number): SalePeriod => ({
    startsAt: sameTimeAfter(startsAt, week * WEEK, timeZone),
    endsAt: sameTimeAfter(endsAt, week * WEEK, timeZone),
  });
  if (repeats === 'NONE' || now < startsAt) return { startsAt, endsAt };
  // By the clock it may be an hour less, which is why the weeks beside are looked at, too.
  const week = Math.floor((now.getTime() - startsAt.getTime()) / (WEEK * DAY));
  const candidates = [week - 1, week, week + 1, week + 2].filter((each) => each >= 0).map(period);
  return candidates.find((each) => now < each.endsAt) ?? { startsAt, endsAt };
}

/** Whether a sale is in one of its periods, before one, or after its last. */
export function saleStatusAt(times: SaleTimes, now: Date, timeZone: string): SaleStatus {
  const { startsAt, endsAt } = periodAt(times, now, timeZone);
  if (now < startsAt) return 'SCHEDULED';
  return now < endsAt ? 'RUNNING' : 'ENDED';
}
