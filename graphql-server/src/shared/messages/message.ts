import type { GetICUArgs } from '@schummar/icu-type-parser';
import type { MinorUnits } from '../money/money.ts';
import type { LocalDate } from '../time/local-date.ts';
import type { enUsMessages } from './en-us.ts';

/** The key of a message, the same in every language. */
export type MessageKey = keyof typeof enUsMessages;

/** All messages of a language, in ICU's MessageFormat. */
export type Catalogue = Readonly<Record<MessageKey, string>>;

/** An amount, formatted in the message's language. */
export interface Amount {
  amount: MinorUnits;
  /** ISO 4217 code. */
  currency: string;
}

/** A calendar day, the same in every time zone. */
export interface CalendarDay {
  day: LocalDate;
}

/** A moment with its time of day, in the shop's time zone. */
export interface Timestamp {
  moment: Date;
}

/**
 * A parameter of a message. A string is inserted unchanged: a title, a name, a number that a customer chose.
 * A moment is formatted as a day in the shop's time zone.
 */
export type MessageValue = string | number | Date | CalendarDay | Timestamp | Amount | Message | Phrase;

/**
 * A text with placeholders, such as `{name}`, and their values. A merchant may have written it, so it is not
 * translated.
 */
export interface Phrase {
  text: string | Message;
  values: Readonly<Record<string, MessageValue>>;
}

/**
 * A message before formatting: services create it, and resolvers and REST handlers format it in the reader's
 * language (decision 0018).
 */
export interface Message {
  key: MessageKey;
  params: Readonly<Record<string, MessageValue>>;
}

/** The parameters in a message's text, with their types. */
export type MessageParams<Key extends MessageKey> = GetICUArgs<
  (typeof enUsMessages)[Key],
  { ICUArgument: MessageValue; ICUNumberArgument: number; ICUDateArgument: never }
>;

/** The arguments after a key: none when its text has no parameters, otherwise all of them. */
export type ParamsOf<Key extends MessageKey> = keyof MessageParams<Key> extends never
  ? []
  : [params: MessageParams<Key>];

/** Creates a message of the catalogue; its parameters must match the text. */
export function message<Key extends MessageKey>(key: Key, ...params: ParamsOf<Key>): Message;
export function message(key: MessageKey, params: Message['params'] = {}): Message {
  return { key, params };
}
