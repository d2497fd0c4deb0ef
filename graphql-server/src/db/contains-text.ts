import { type RawBuilder, sql } from 'kysely';
import { plannedEachTime } from './postgres/prepared-statements.ts';

/**
 * Digits as people group them, with at least five: 030/123 45 67, +49 30 1234567, a tracking number in
 * blocks.
 */
const DIGITS = /^[+(]?(?:\d[\s()/.-]*){5,}$/;

/**
 * Whether a column of text in lower case contains what a person has typed; an index of three letters finds
 * it. Digits are found however they are grouped, and without the zeros that a number begins with at home.
 */
export function containsText(column: RawBuilder<unknown>, text: string): RawBuilder<boolean> {
  const typed = sql`${column} like ${`%${escapeLike(text)}%`}`;
  const digits = DIGITS.test(text) ? text.replaceAll(/\D/g, '').replace(/^0+/, '') : '';
  const found = digits.length >= 5 ? sql`(${typed} or ${column} like ${`%${digits}%`})` : typed;
  return sql<boolean>`${found} ${plannedEachTime}`;
}

/** In lower case, and with no wildcards. */
export function escapeLike(text: string): string {
  return text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`);
}
