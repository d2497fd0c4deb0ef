import { expect, test } from 'vitest';
import { toRequestError } from './to-request-error.ts';

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code });

test.each(['08006', '53300', '57P01', '55P03', '57014', '40P01', '40001', 'ECONNREFUSED', 'ETIMEDOUT'])(
  '%s is temporary',
  (code) => {
    expect(toRequestError(failure(code))).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
  },
);

test.each(['EHOSTUNREACH', 'ECONNABORTED', 'DATABASE_UNAVAILABLE'])('%s is temporary', (code) => {
  expect(toRequestError(failure(code))?.code).toBe('UNAVAILABLE');
});

// In the format of pg 8.23, pg-pool 3.14 and Kysely 0.29.
test.each([
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Cannot use a pool after calling end on the pool',
  'driver has already been destroyed',
])('"%s" is temporary', (message) => {
  expect(toRequestError(new Error(message))).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 1 });
});

test('text that cannot be stored is the caller’s error', () => {
  expect(toRequestError(failure('22021'))?.code).toBe('BAD_REQUEST');
});

test('an invalid id is the caller’s error', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "x"'), { code: '22P02' });
  expect(toRequestError(error)?.code).toBe('BAD_REQUEST');
});

test.each(['23505', '42601', '22P02', ''])('%j is a defect', (code) => {
  expect(toRequestError(failure(code))).toBeNull();
  expect(toRequestError('not even an error')).toBeNull();
});
