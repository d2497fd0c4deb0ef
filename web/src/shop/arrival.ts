import { t } from '@lingui/core/macro';
import { dateFormat } from '../lib/time/date.ts';

interface Arrival {
  earliestOn?: string | null;
  latestOn?: string | null;
}

/**
 * The estimated delivery date in words, from the days calculated by the server; null if there is no estimate.
 */
export function arrivalText({ earliestOn, latestOn }: Arrival): string | null {
  const earliest = earliestOn == null ? null : dayText(earliestOn);
  const latest = latestOn == null ? null : dayText(latestOn);
  if (earliest === null) return latest === null ? null : t`Arrives by ${latest}`;
  if (latest === null) return t`Arrives from ${earliest} on`;
  return earliest === latest ? t`Arrives on ${latest}` : t`Arrives between ${earliest} and ${latest}`;
}

/** The same for an order to pick up. */
export function readyText({ earliestOn, latestOn }: Arrival): string | null {
  const day = latestOn ?? earliestOn;
  return day == null ? null : t`Ready by ${dayText(day)}`;
}

/** Days have no time zone and are formatted without converting them. */
function dayText(day: string): string {
  return dateFormat({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}
