import { expect, test } from 'vitest';
import { type CustomField, fieldError } from './field-values.ts';

test.each([
  ['FILE', 2048, true],
  ['FILE', 2049, false],
  ['TEXT', 501, false],
] as const)('a value of %s with %i characters can be saved: %s', (type, length, expected) => {
  const field = { key: 'it', type } as CustomField;
  expect(fieldError(field, { it: ['/'.padEnd(length, 'x')] }) === undefined).toBe(expected);
});
