import { globSync, readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, test } from 'vitest';
import { plainWords, pseudoLocale } from './pseudo-locale.fixtures.ts';
import { enUsMessages } from './en-us.ts';
import { enUs, formatMessage, formatValue } from './locale.ts';
import { message, type MessageKey } from './message.ts';

const keys = Object.keys(enUsMessages) as MessageKey[];

/** All parameters of a text as numbers, which every kind of parameter accepts. */
function sampleParams(text: string): Record<string, number> {
  const parts = new IntlMessageFormat(text, 'en-US', {}, { ignoreTag: true }).getAst();
  return Object.fromEntries(paramNames(parts).map((name) => [name, 7]));
}

type MessagePart = ReturnType<IntlMessageFormat['getAst']>[number];

/** The node type of literal text in a message. */
const LITERAL = 0;

/** The parameters of parts and of the texts that a plural in them chooses from. */
function paramNames(parts: MessagePart[]): string[] {
  return parts.flatMap((part) => [
    ...('value' in part && Number(part.type) !== LITERAL ? [part.value] : []),
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => paramNames(value)) : []),
  ]);
}

describe('every message', () => {
  test.each(keys)('%s can be formatted, in any language', (key) => {
    const params = sampleParams(enUsMessages[key]);
    const inEnglish = formatMessage(enUs, { key, params });
    expect(inEnglish).not.toMatch(/[{}]|undefined/);
    const inPseudo = formatMessage(pseudoLocale, { key, params });
    expect(plainWords(inPseudo)).toEqual([]);
    expect(inPseudo).not.toBe(inEnglish);
  });

  test('is used', () => {
    const sources = globSync('graphql-server/src/**/*.ts')
      .filter((file) => !/\.test\.ts$|messages\/en-us/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(keys.filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
  });
});

describe('parameters', () => {
  const dollars = (amount: number) => ({ amount, currency: 'USD' });

  test.each([
    [message('product.soldOut', { title: '<b>{Mug}' }), '<b>{Mug} is sold out.'],
    [message('product.soldOut', { title: message('product.this') }), 'This product is sold out.'],
    [
      message('text.tooLong', { what: message('label.city'), max: 5000 }),
      'A town or city must be at most 5000 characters long',
    ],
    [message('description.tooLong', { max: 5000 }), 'A description must be at most 5,000 characters long'],
    [
      message('order.totalChanged', { total: dollars(123_450) }),
      'The total has changed: it is now $1,234.50.',
    ],
  ])('%j', (said, sentence) => {
    expect(formatMessage(enUs, said)).toBe(sentence);
  });

  test('follow the language', () => {
    const german = { ...enUs, tag: 'de-DE' };
    expect(formatValue(german, dollars(123_450)).replace('\u00a0', ' ')).toBe('1.234,50 $');
    expect(formatValue(german, new Date('2026-11-20T23:30:00Z'))).toBe('20. November 2026');
    expect(formatValue(enUs, new Date('2026-11-20T23:30:00Z'))).toBe('November 20, 2026');
  });

  test.each([
    ['America/Los_Angeles', 'November 24, 2026'],
    ['UTC', 'November 25, 2026'],
    ['Pacific/Auckland', 'November 25, 2026'],
  ])('format a moment as the day in %s, and a calendar day unchanged', (timeZone, day) => {
    const there = { ...enUs, timeZone: () => timeZone };
    expect(formatValue(there, new Date('2026-11-25T02:00:00Z'))).toBe(day);
    expect(formatValue(there, { day: '2026-11-25' })).toBe('November 25, 2026');
  });
});
