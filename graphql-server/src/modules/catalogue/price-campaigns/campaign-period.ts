import { DAY } from '../../../shared/time/duration.ts';
import { sameTimeAfter } from '../../../shared/time/local-date.ts';

export const campaignRepeats = ['NONE', 'WEEKLY'] as const;
export type PriceCampaignRepeat = (typeof campaignRepeats)[number];

export type PriceCampaignStatus = 'SCHEDULED' | 'RUNNING' | 'ENDED';

/** From its start to right before its end. */
export interface CampaignPeriod {
  startsAt: Date;
  endsAt: Date;
}

/** When a campaign runs: its first period, and whether there are further ones. */
export interface CampaignTimes extends CampaignPeriod {
  repeats: PriceCampaignRepeat;
}

const WEEK = 7;

/**
 * The period that a campaign is in at a time, else its next one, else its last. One that repeats starts and
 * ends at the same local time each week, also when the clocks have been changed meanwhile.
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
  // By the clock it may be an hour less, which is why the weeks beside are looked at, too.
  const week = Math.floor((now.getTime() - startsAt.getTime()) / (WEEK * DAY));
  const candidates = [week - 1, week, week + 1, week + 2].filter((each) => each >= 0).map(period);
  return candidates.find((each) => now < each.endsAt) ?? { startsAt, endsAt };
}

/** Whether a campaign is in one of its periods, before one, or after its last. */
export function campaignStatusAt(times: CampaignTimes, now: Date, timeZone: string): PriceCampaignStatus {
  const { startsAt, endsAt } = periodAt(times, now, timeZone);
  if (now < startsAt) return 'SCHEDULED';
  return now < endsAt ? 'RUNNING' : 'ENDED';
}
