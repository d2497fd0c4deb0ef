import { describe, expect, test } from 'vitest';
import { UserError } from '../../errors.ts';
import { enUs, formatMessage } from '../../shared/messages/locale.ts';
import { newId } from '../../shared/new-id.ts';
import type { CustomField, CustomFieldType, FieldValues } from './custom-fields.ts';
import { assertComplete, currentValues, valuesAfter, valuesByKey } from './field-values.ts';

const aField = (changes: Partial<CustomField>): CustomField => ({
  owner: 'PRODUCT',
  key: 'it',
  name: 'Field',
  description: null,
  type: 'TEXT',
  unit: null,
  choices: changes.type === 'CHOICE' ? ['Oak', 'Beech'] : [],
  isList: false,
  isPublic: true,
  isFilterable: false,
  isSearchable: false,
  isCustomerInput: false,
  isRequired: false,
  productTypes: [],
  ...changes,
});

const after = (field: CustomField, ...values: string[]) =>
  valuesAfter([field], {}, [{ key: field.key, values }], ['input', 'fields'])[field.key];

/** The message and place of the error that the call throws. */
function errorOf(call: () => unknown) {
  try {
    call();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const [issue] = error.issues;
    return issue && { ...issue, message: formatMessage(enUs, issue.message) };
  }
  throw new Error('No error');
}

const id = newId();

test.each<[CustomFieldType, fits: [text: string, stored: string][], doesNot: string[]]>([
  [
    'TEXT',
    [
      [' Oak ', 'Oak'],
      ['x'.repeat(500), 'x'.repeat(500)],
    ],
    ['two\nlines', 'x'.repeat(501)],
  ],
  ['MARKDOWN', [['# Care\n\nOil *it*.', '# Care\n\nOil *it*.']], ['x'.repeat(5001), 'a\0b']],
  [
    'NUMBER',
    [
      ['12.50', '12.5'],
      ['-0', '0'],
      ['007', '7'],
      ['123456789.123456', '123456789.123456'],
    ],
    ['1,5', '1e3', '.5', '1234567890', '1.1234567', 'ten', 'Infinity'],
  ],
  [
    'MONEY',
    [
      ['1250', '1250'],
      ['-5', '-5'],
    ],
    ['12.50', '$12', '123456789012'],
  ],
  ['DATE', [['2028-02-29', '2028-02-29']], ['2026-02-29', '29.2.2028', '2026-13-01', '2026-1-1']],
  [
    'BOOLEAN',
    [
      ['true', 'true'],
      ['false', 'false'],
    ],
    ['yes', 'TRUE', '1'],
  ],
  ['CHOICE', [['oak', 'Oak']], ['Pine']],
  ['COLOUR', [['#c22f47', '#C22F47']], ['c22f47', '#c2f', 'red']],
  [
    'FILE',
    [
      ['https://files.example/manual.pdf', 'https://files.example/manual.pdf'],
      ['/manual.pdf', '/manual.pdf'],
    ],
    ['http://files.example/manual.pdf', 'javascript:alert(1)', '//files.example/a', 'manual.pdf'],
  ],
  ['PRODUCT', [[id.toUpperCase(), id]], ['kettle']],
])('%s: what fits is stored in one format', (type, fits, doesNot) => {
  const field = aField({ type });
  for (const [text, stored] of fits) expect(after(field, text)).toEqual([stored]);
  for (const text of doesNot)
    expect(errorOf(() => after(field, text))).toMatchObject({
      code: 'INVALID_VALUE',
      field: ['input', 'fields', '0', 'values'],
    });
});

test('an error says what is expected', () => {
  expect(errorOf(() => after(aField({ name: 'Wood', type: 'CHOICE' }), 'Pine'))?.message).toBe(
    'Wood must be one of: Oak, Beech',
  );
  expect(errorOf(() => after(aField({ name: 'Height', type: 'NUMBER' }), 'tall'))?.message).toBe(
    'Height must be a number, such as 12.5',
  );
});

describe('a change', () => {
  const before = { it: ['Oak'], other: ['stays'], deleted: ['stays, too'] };
  const fields = [aField({}), aField({ key: 'other' })];
  const change = (key: string, ...values: string[]) =>
    valuesAfter(fields, before, [{ key, values }], ['input', 'fields']);

  test('concerns the fields that it names', () => {
    expect(change('it', 'Beech')).toEqual({ it: ['Beech'], other: ['stays'], deleted: ['stays, too'] });
    expect(valuesAfter(fields, before, undefined, [])).toEqual(before);
    expect(valuesAfter(fields, before, null, [])).toEqual(before);
  });

  test.each([[[]], [['']], [['  ']]])('removes the values with %j', (values) => {
    expect(change('it', ...values)).toEqual({ other: ['stays'], deleted: ['stays, too'] });
  });

  test('removes the values of a deleted field, and of no field that never had any', () => {
    expect(change('deleted')).toEqual({ it: ['Oak'], other: ['stays'] });
    expect(errorOf(() => change('toString'))?.code).toBe('INVALID_VALUE');
  });

  test('of a field that does not exist, or no longer, is an error', () => {
    expect(errorOf(() => change('deleted', 'x'))).toEqual({
      code: 'INVALID_VALUE',
      message: 'There is no custom field “deleted”',
      field: ['input', 'fields', '0', 'key'],
    });
  });

  test('gives several values only to lists, at most 50', () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => `value ${index}`);
    expect(after(aField({ isList: true }), ...many(50))).toHaveLength(50);
    expect(errorOf(() => after(aField({ isList: true }), ...many(51)))?.message).toBe(
      'Field can have at most 50 values',
    );
    expect(errorOf(() => after(aField({}), 'Oak', 'Beech'))?.message).toBe(
      'Field can have at most one value',
    );
    expect(after(aField({}), 'Oak', '')).toEqual(['Oak']);
    expect(after(aField({ isList: true, type: 'NUMBER' }), '2', '1', '2.0')).toEqual(['2', '1']);
  });
});

test('all values of an object have a limit together', () => {
  const fields = [aField({ isList: true, type: 'MARKDOWN' }), aField({ key: 'other' })];
  const whole = Array.from({ length: 10 }, () => 'x'.repeat(5000)).map(
    (text, index) => index + text.slice(1),
  );
  const change = (other: string) =>
    valuesAfter(
      fields,
      {},
      [
        { key: 'it', values: whole },
        { key: 'other', values: [other] },
      ],
      ['input', 'fields'],
    );
  expect(change('')).toEqual({ it: whole });
  expect(errorOf(() => change('y'))).toEqual({
    code: 'INVALID_VALUE',
    message: 'The custom fields can have at most 50,000 characters together',
    field: ['input', 'fields'],
  });
});

test('a key can be the name of what all objects have', () => {
  expect(currentValues(aField({ key: 'constructor' }), {})).toEqual([]);
  expect(after(aField({ key: 'constructor' }), 'Ferrari')).toEqual(['Ferrari']);
});

test('only values as they are stored are shown, because filters and the search compare them', () => {
  expect(currentValues(aField({ type: 'CHOICE', isList: true }), { it: ['oak', 'Beech'] })).toEqual([
    'Beech',
  ]);
  expect(currentValues(aField({ type: 'NUMBER' }), { it: ['12.50'] })).toEqual([]);
  expect(currentValues(aField({}), { it: ['Oak', 'Pine'] })).toEqual(['Oak']);
});

test('values that no longer fit are hidden', () => {
  const stored = { it: ['Oak', 'pine'], size: ['12'], empty: ['old'] };
  expect(currentValues(aField({ type: 'CHOICE' }), stored)).toEqual(['Oak']);
  const several = { it: ['Oak', 'Beech'] };
  expect(currentValues(aField({ isList: true }), several)).toEqual(['Oak', 'Beech']);
  expect(currentValues(aField({}), several)).toEqual(['Oak']);
  const fields = [
    aField({ type: 'CHOICE' }),
    aField({ key: 'size', type: 'NUMBER' }),
    aField({ key: 'empty', type: 'NUMBER' }),
    aField({ key: 'none' }),
  ];
  expect(valuesByKey(fields, stored)).toEqual({ it: ['Oak'], size: ['12'] });
});

test('a required field needs a value that fits', () => {
  const fields = [aField({ isRequired: true, type: 'NUMBER', name: 'Length' }), aField({ key: 'note' })];
  assertComplete(fields, { it: ['12'] }, ['input', 'fields']);
  for (const values of [{}, { it: ['long'] }] as FieldValues[])
    expect(errorOf(() => assertComplete(fields, values, ['input', 'fields']))).toEqual({
      code: 'REQUIRED',
      message: 'Length is required',
      field: ['input', 'fields', 'it'],
    });
});
