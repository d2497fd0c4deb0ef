const FORMATS = {
  date: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }),
  time: new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }),
  'date and time': new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
};

interface DateTimeProps {
  /** ISO 8601, as in the API. */
  value: string;
  show?: keyof typeof FORMATS;
}

/** A date, or date and time, in the user's language and time zone. */
export function DateTime({ value, show = 'date' }: DateTimeProps) {
  return <time dateTime={value}>{FORMATS[show].format(new Date(value))}</time>;
}
