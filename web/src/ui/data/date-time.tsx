import { dateFormat } from '../../lib/time/date.ts';

const STYLES = {
  date: { dateStyle: 'medium' },
  time: { timeStyle: 'short' },
  'date and time': { dateStyle: 'medium', timeStyle: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

interface DateTimeProps {
  /** ISO 8601, as in the API. */
  value: string;
  show?: keyof typeof STYLES;
}

/** A date, or date and time, in the user's language and time zone. */
export function DateTime({ value, show = 'date' }: DateTimeProps) {
  return <time dateTime={value}>{dateFormat(STYLES[show]).format(new Date(value))}</time>;
}
