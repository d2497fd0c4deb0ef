import { DAY } from '../../../shared/time/duration.ts';
import { sameTimeAfter } from '../../../shared/time/local-date.ts';

export const campaignRepeats = ['NONE', 'WEEKLY'] as const;
export type PriceCampaignRepeat = (typeof campaignRepeats)[number];

export type PriceCampaignStatus = 'SCHEDULED' | 'RUNNING' | 'ENDED';

/** Includes the start, excludes the end. */
export interface CampaignPeriod {
  startsAt: Date;
  endsAt: Date;
}

/** The times of a campaign: its first period, and whether it repeats. */
export interface CampaignTimes extends CampaignPeriod {
  repeats: PriceCampaignRepeat;
}

const WEEK = 7;

/**
 * Returns the period of a campaign at a time: the current one, else the next, else the last. A repeating
 * campaign starts and ends at the same local time each week, even when the clocks change in between.
 */
export function periodAt(
  { startsAt, endsAt, repeats }: CampaignTimes,
  now: Date,
  timeZone: string,
): CampaignPeriod {
  const period = (week: number): CampaignPeriod => ({
    startsAt: sameTimeAfter(startsAt, week * WEEK, timeZone),
    endsAt: sameTimeAfter(endsAt, week * WEEK, timeZone),
  });
  if (repeats === 'NONE' || now < startsAt) return { startsAt, endsAt };
  // Clock changes make some weeks an hour shorter or longer, so the neighboring weeks are checked too.
  const week = Math.floor((now.getTime() - startsAt.getTime()) / (WEEK * DAY));
  const candidates = [week - 1, week, week + 1, week + 2].filter((each) => each >= 0).map(period);
  return candidates.find((each) => now < each.endsAt) ?? { startsAt, endsAt };
}

/** Whether a campaign is in one of its periods, before one, or after the last. */
export function campaignStatusAt(times: CampaignTimes, now: Date, timeZone: string): PriceCampaignStatus {
  const { startsAt, endsAt } = periodAt(times, now, timeZone);
  if (now < startsAt) return 'SCHEDULED';
  return now < endsAt ? 'RUNNING' : 'ENDED';
}
