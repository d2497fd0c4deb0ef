import { expect, test } from 'vitest';
import { UserError } from '../../errors.ts';
import { enUs, formatMessage } from '../../shared/messages/locale.ts';
import { aField } from '../custom-fields/custom-fields.fixtures.ts';
import { currentLineFields, lineFieldRules, readLineFields } from './line-fields.ts';

const filledIn = { owner: 'ORDER_LINE', isCustomerInput: true } as const;
const { ordered, priced, byStaff } = lineFieldRules([
  aField({ ...filledIn, key: 'engraving', name: 'Engraving', isRequired: true, productTypes: ['ring'] }),
  aField({ ...filledIn, key: 'font', type: 'CHOICE', choices: ['Serif', 'Script'] }),
  aField({ owner: 'ORDER_LINE', key: 'workshop', isPublic: false }),
  aField({ owner: 'ORDER', key: 'greeting', isCustomerInput: true }),
]);
const ring = { title: 'Ring', type: 'ring' };
const mug = { title: 'Mug', type: null };
const change = (key: string, ...values: string[]) => ({ key, values });
const path = ['lines', '0'];

function rejectionOf(act: () => unknown) {
  try {
    return act();
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const [{ code, field, message }] = error.issues;
    return [code, field?.join('.') ?? null, formatMessage(enUs, message)];
  }
}

test.each([
  ['what is asked for its type', ring, [change('engraving', ' Ada '), change('font', 'serif')]],
  [
    'what is asked twice, as it was said last',
    ring,
    [change('engraving', 'Bob'), change('engraving', 'Ada'), change('font', 'Serif')],
  ],
])('a line has %s', (_what, product, changes) => {
  expect(readLineFields(ordered, product, changes, path)).toEqual({ engraving: ['Ada'], font: ['Serif'] });
});

test.each([
  ['a field of another product type', mug, [change('engraving', 'Ada')], 'lines.0.fields.0.key'],
  [
    'a field that only staff fill in',
    mug,
    [change('font', 'Serif'), change('workshop', '1')],
    'lines.0.fields.1.key',
  ],
  ['a field of orders', mug, [change('greeting', 'Cheers')], 'lines.0.fields.0.key'],
  ['an unknown choice', mug, [change('font', 'Comic')], 'lines.0.fields.0.values'],
  ['two values', mug, [change('font', 'Serif', 'Script')], 'lines.0.fields.0.values'],
  ['a value that is too long', ring, [change('engraving', 'x'.repeat(501))], 'lines.0.fields.0.values'],
])('a line can’t have %s', (_what, product, changes, field) => {
  const rejection = rejectionOf(() => readLineFields(ordered, product, changes, path));
  expect(rejection).toEqual(['INVALID_VALUE', field, expect.any(String)]);
});

test.each([[undefined], [[change('engraving')]], [[change('engraving', ' ')]]])(
  'what is required is not in %j',
  (changes) => {
    expect(rejectionOf(() => readLineFields(ordered, ring, changes, path))).toEqual([
      'REQUIRED',
      'lines.0.fields.engraving',
      'Ring: Engraving is required',
    ]);
    expect(readLineFields(priced, ring, changes, path)).toEqual({});
    expect(readLineFields(ordered, mug, undefined, path)).toEqual({});
  },
);

test('staff may set any field of lines, and leave out what is required', () => {
  const changes = [change('workshop', 'North'), change('engraving', 'Ada')];
  expect(readLineFields(byStaff, mug, changes, path)).toEqual({ workshop: ['North'], engraving: ['Ada'] });
  expect(readLineFields(byStaff, ring, [], path)).toEqual({});
});

test('stored values stay while they fit, and what is required since has no path', () => {
  const stored = { engraving: ['Ada'], font: ['Gothic'], gone: ['x'] };
  expect(currentLineFields(ordered, ring, stored)).toEqual({ engraving: ['Ada'] });
  expect(rejectionOf(() => currentLineFields(ordered, ring, { font: ['Serif'] }))).toEqual([
    'REQUIRED',
    null,
    'Ring: Engraving is required',
  ]);
});
