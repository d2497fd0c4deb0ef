import { t } from '@lingui/core/macro';

/** The days of the report: the last n days, or a range (`YYYY-MM-DD`). */
export type ReportPeriod = { lastDays: number } | { from: string; to: string };

const DAYS = [1, 7, 30, 90];
const USUAL: ReportPeriod = { lastDays: 30 };
/** The API's limit. */
const MAX_DAYS = 366;
const DAY = /^\d{4}-\d\d-\d\d$/;

/** The periods, with their query string values and labels. */
export const periodChoices = () => [
  { value: '1', label: t`Today` },
  { value: '7', label: t`7 days` },
  { value: '30', label: t`30 days` },
  { value: '90', label: t`90 days` },
];

/** Parses `?days=7` or `?from=2026-10-01&to=2026-10-31`; anything else means the last 30 days. */
export function parseReportPeriod(params: URLSearchParams): ReportPeriod {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (DAY.test(from) && DAY.test(to)) return { from, to };
  const lastDays = Number(params.get('days'));
  return DAYS.includes(lastDays) ? { lastDays } : USUAL;
}

/** The query string parameters of a period. */
export function reportPeriodParams(period: ReportPeriod): Record<string, string> {
  return 'lastDays' in period ? { days: String(period.lastDays) } : { ...period };
}

/** Whether a range exceeds the maximum number of days. */
export function isTooLong(from: string, to: string): boolean {
  return Date.parse(to) - Date.parse(from) >= MAX_DAYS * 24 * 3_600_000;
}
