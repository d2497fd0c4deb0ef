import { describe, expect, test } from 'vitest';
import { UserError } from '../../errors.ts';
import { validate } from '../../shared/validate.ts';
import { entriesAfter, metadataChangeSchema } from './metadata-rules.ts';

const many = (count: number) => Array.from({ length: count }, (_, index) => `key ${index}`);
const set = (...keys: string[]) => keys.map((key) => ({ key, value: 'new' }));

describe('entries after a change', () => {
  test.each([
    ['nothing', {}, { erp: 'a' }],
    ['one more', { set: set('crm') }, { erp: 'a', crm: 'new' }],
    ['another value', { set: set('erp') }, { erp: 'new' }],
    ['one less', { remove: ['erp'] }, {}],
    ['one less that was not there', { remove: ['crm'] }, { erp: 'a' }],
    ['one that is removed and set', { remove: ['erp'], set: set('erp') }, { erp: 'new' }],
  ])('%s', (_, change, expected) => {
    expect(entriesAfter({ erp: 'a' }, change)).toEqual(expected);
  });

  test('cannot exceed 50', () => {
    const full = Object.fromEntries(many(50).map((key) => [key, 'old']));
    expect(Object.keys(entriesAfter(full, { set: set('key 0') }))).toHaveLength(50);
    expect(Object.keys(entriesAfter(full, { remove: ['key 0'], set: set('more') }))).toHaveLength(50);
    expect(() => entriesAfter(full, { set: set('more') })).toThrow(UserError);
  });
});

describe('a change', () => {
  test.each([
    ['an external id of 100 characters', { externalId: 'x'.repeat(100) }],
    ['no external id', { externalId: null }],
    ['a key of 40 characters', { set: set('k'.repeat(40)) }],
    ['a value of 500 characters in several lines', { set: [{ key: 'note', value: 'a\n'.repeat(250) }] }],
    ['an empty value', { set: [{ key: 'flag', value: '' }] }],
  ])('may have %s', (_, change) => {
    expect(() => validate(metadataChangeSchema, change)).not.toThrow();
  });

  test.each([
    ['an external id of 101 characters', { externalId: 'x'.repeat(101) }],
    ['a blank external id', { externalId: ' ' }],
    ['a key of 41 characters', { set: set('k'.repeat(41)) }],
    ['a blank key', { set: set(' ') }],
    ['a value of 501 characters', { set: [{ key: 'note', value: 'x'.repeat(501) }] }],
    ['a value that can not be stored', { set: [{ key: 'note', value: '\0' }] }],
    ['51 entries', { set: set(...many(51)) }],
    ['51 keys to remove', { remove: many(51) }],
  ])('may not have %s', (_, change) => {
    expect(() => validate(metadataChangeSchema, change)).toThrow(UserError);
  });
});
