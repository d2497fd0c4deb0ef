import { expect, test } from 'vitest';
import { assertCanRun } from './oldest-version.ts';

const applied = ['20261128-baseline', '20270301-no-notes-needs-0.9.0', '20270302-new-column'];

test.each(['0.9.0', '0.9.1', '0.10.0', '1.0.0'])('version %s can run', (version) => {
  expect(() => assertCanRun(applied, version)).not.toThrow();
});

test.each(['0.2.0', '0.8.12'])('version %s is too old', (version) => {
  expect(() => assertCanRun(applied, version)).toThrow(
    `A later version has changed the database, which now needs version 0.9.0 or later; this is ${version}.`,
  );
});

test('the strictest migration counts', () => {
  expect(() => assertCanRun([...applied, '20280101-no-labels-needs-1.0.0'], '0.2.0')).toThrow(
    'needs version 1.0.0 or later',
  );
});
