import { expect, test } from 'vitest';
import { databaseTrouble } from './database-trouble.ts';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each(['08006', '53300', '57P01', '55P03', '57014', '40P01', '40001', 'ECONNREFUSED', 'ETIMEDOUT'])(
  '%s passes',
  (code) => {
    expect(databaseTrouble(failure(code))).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
  },
);

test('a connection that breaks without a code passes', () => {
  expect(databaseTrouble(new Error('Connection terminated unexpectedly'))?.code).toBe('UNAVAILABLE');
});

test("text that can't be stored is the caller's", () => {
  expect(databaseTrouble(failure('22021'))?.code).toBe('BAD_REQUEST');
});

test.each(['23505', '42601', '22P02', ''])('%j is a defect', (code) => {
  expect(databaseTrouble(failure(code))).toBeNull();
  expect(databaseTrouble('not even an error')).toBeNull();
});
