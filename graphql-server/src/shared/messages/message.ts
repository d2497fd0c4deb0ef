import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { MinorUnits } from '../money/money.ts';
import type { LocalDate } from '../time/local-date.ts';
import type { enUsMessages } from './en-us.ts';

/** The name of a sentence, the same in every language. */
export type MessageKey = keyof typeof enUsMessages;

/** Every sentence of one language, in ICU's MessageFormat. */
export type Catalogue = Readonly<Record<MessageKey, string>>;

/** An amount that the sentence's language formats. */
export interface Amount {
  amount: MinorUnits;
  /** ISO 4217 code. */
  currency: string;
}

/** A day of the calendar, which is the same wherever it is told. */
export interface CalendarDay {
  day: LocalDate;
}

/**
 * What a sentence can be about. A string is said as it is: a title, a name, a number that a customer has
 * chosen. A moment is said as the day that it is in the shop.
 */
export type MessageValue = string | number | Date | CalendarDay | Amount | Message | Phrase;

/**
 * A text with placeholders, such as `{name}`, and what stands in their place. It may be written by a
 * merchant, and is then said as it is.
 */
export interface Phrase {
  text: string | Message;
  values: Readonly<Record<string, MessageValue>>;
}

/**
 * A sentence that is yet to be said: services make it, edges say it in the reader's language (decision 0018).
 */
export interface Message {
  key: MessageKey;
  params: Readonly<Record<string, MessageValue>>;
}

/** The parameters that the text of a message names, with their types. */
export type MessageParams<Key extends MessageKey> = GetICUArgs<
  (typeof enUsMessages)[Key],
  { ICUArgument: MessageValue; ICUNumberArgument: number; ICUDateArgument: never }
>;

/** What follows a key: nothing when its text names no parameters, otherwise all of them. */
export type ParamsOf<Key extends MessageKey> = keyof MessageParams<Key> extends never
  ? []
  : [params: MessageParams<Key>];

/** A sentence of the catalogue with its parameters, which must fit its text. */
export function message<Key extends MessageKey>(key: Key, ...params: ParamsOf<Key>): Message;
export function message(key: MessageKey, params: Message['params'] = {}): Message {
  return { key, params };
}
