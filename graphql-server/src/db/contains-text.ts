import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime } from './postgres/prepared-statements.ts';

/**
 * A number with at least five digits in any common grouping: 030/123 45 67, +49 30 1234567, a tracking
 * number.
 */
const DIGITS = /^[+(]?(?:\d[\s()/.-]*){5,}$/;

/**
 * Whether a lower-case text column contains a search text; a trigram index supports it. Numbers match in any
 * grouping, and without the leading zeros of national numbers.
 */
export function containsText(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const typed = sql`${column} like ${`%${escapeLike(text)}%`}`;
  const digits = DIGITS.test(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  const condition = digits.length >= 5 ? sql`(${typed} or ${column} like ${`%${digits}%`})` : typed;
  return sql<boolean>`${condition} ${plannedEachTime}`;
}

/** Lower-cases the text and escapes wildcards. */
export function escapeLike(text: string): string {
  return text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
}
