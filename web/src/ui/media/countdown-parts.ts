import { t } from '@lingui/core/macro';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** By name, because starting the browser's own calendar takes longer than formatting all dates of a page. */
const months = () => [
  t`January`,
  t`February`,
  t`March`,
  t`April`,
  t({ message: 'May', context: 'month' }),
  t`June`,
  t`July`,
  t`August`,
  t`September`,
  t`October`,
  t`November`,
  t`December`,
];

/** One number of a countdown, zero-padded to two digits. */
export interface CountdownPart {
  /** In the current language. */
  unit: string;
  /** A short form of the unit for the banner. */
  initial: string;
  digits: string;
}

/** Splits the remaining ms into days, hours, minutes and seconds; all zeros after the end. */
export function countdownParts(remaining: number): CountdownPart[] {
  const left = Math.max(0, remaining);
  return [
    { unit: t`Days`, initial: t({ message: 'd', context: 'days' }), digits: pad(left / DAY) },
    { unit: t`Hours`, initial: t({ message: 'h', context: 'hours' }), digits: pad((left % DAY) / HOUR) },
    {
      unit: t`Minutes`,
      initial: t({ message: 'm', context: 'minutes' }),
      digits: pad((left % HOUR) / MINUTE),
    },
    {
      unit: t`Seconds`,
      initial: t({ message: 's', context: 'seconds' }),
      digits: pad((left % MINUTE) / SECOND),
    },
  ];
}

function pad(value: number): string {
  return String(Math.floor(value)).padStart(2, '0');
}

/**
 * The day on which a countdown ends: "November 22, 2026". In a fixed time zone, because the server renders
 * it, too.
 */
export function formatEnd(end: Date | number): string {
  const date = new Date(end);
  const [month, day, year] = [months()[date.getUTCMonth()] ?? '', date.getUTCDate(), date.getUTCFullYear()];
  return t`${month} ${day}, ${year}`;
}
