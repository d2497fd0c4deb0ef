import { i18n } from '../../i18n/i18n.ts';

/* Creating a formatter costs a hundred times more than using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A date formatter for the current locale, in the user's time zone unless the options contain one. */
export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = i18n.locale + JSON.stringify(options);
  const made = formats.get(key);
  if (made) return made;
  const format = new Intl.DateTimeFormat(i18n.locale, options);
  formats.set(key, format);
  return format;
}
