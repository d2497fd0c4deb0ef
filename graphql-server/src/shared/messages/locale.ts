import { IntlMessageFormat } from 'intl-messageformat';
import { formatMoney } from '../money/money.ts';
import { enUsMessages } from './en-us.ts';
import type { Catalogue, Message, MessageKey, MessageValue, Phrase } from './message.ts';

/** A language and region that the shop supports. */
export interface Locale {
  /** BCP 47, for example "en-US". */
  tag: string;
  catalogue: Catalogue;
  /** The time zone for calendar days: the shop's (IANA name), which staff may change at any time. */
  timeZone: () => string;
}

/** American English, the default. */
export const enUs: Locale = { tag: 'en-US', catalogue: enUsMessages, timeZone: () => 'UTC' };

/** Parsing a text takes many times as long as filling it in. */
const parsed = new WeakMap<Locale, Map<MessageKey, IntlMessageFormat>>();

/** Formats a message in a language. */
export function formatMessage(locale: Locale, { key, params }: Message): string {
  const values = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'number' ? value : formatValue(locale, value),
  ]);
  return String(parse(locale, key).format(Object.fromEntries(values) as Record<string, string | number>));
}

/** Formats a single value; a moment becomes the day in the shop's time zone. */
export function formatValue(locale: Locale, value: MessageValue): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value instanceof Date) return formatDay(locale, value, locale.timeZone());
  if ('day' in value) return formatDay(locale, new Date(`${value.day}T00:00Z`), 'UTC');
  if ('moment' in value) return formatTime(locale, value.moment);
  if ('key' in value) return formatMessage(locale, value);
  if ('text' in value) return fillIn(locale, value);
  return formatMoney(value.amount, value.currency, locale.tag);
}

/** Fills in all values at once, so that a customer's name is never treated as a placeholder. */
function fillIn(locale: Locale, { text, values }: Phrase): string {
  return formatValue(locale, text).replace(/\{(\w+)\}/g, (braces, name: string) =>
    Object.hasOwn(values, name) ? formatValue(locale, values[name] ?? '') : braces,
  );
}

function parse(locale: Locale, key: MessageKey): IntlMessageFormat {
  const formats = parsed.get(locale) ?? new Map<MessageKey, IntlMessageFormat>();
  parsed.set(locale, formats);
  // `<` is text: no message contains markup.
  const format =
    formats.get(key) ?? new IntlMessageFormat(locale.catalogue[key], locale.tag, {}, { ignoreTag: true });
  formats.set(key, format);
  return format;
}

function formatTime({ tag, timeZone }: Locale, moment: Date): string {
  const format = { dateStyle: 'long', timeStyle: 'long', timeZone: timeZone() } as const;
  return new Intl.DateTimeFormat(tag, format).format(moment);
}

function formatDay({ tag }: Locale, moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone }).format(moment);
}
