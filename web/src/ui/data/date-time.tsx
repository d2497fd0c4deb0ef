const FORMATS = {
  date: new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }),
  time: new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }),
  'date and time': new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
};

interface DateTimeProps {
  /** A moment in ISO 8601, as the API gives it. */
  value: string;
  show?: keyof typeof FORMATS;
}

/** A moment in the reader's own language and time zone. */
export function DateTime({ value, show = 'date' }: DateTimeProps) {
  return <time dateTime={value}>{FORMATS[show].format(new Date(value))}</time>;
}
