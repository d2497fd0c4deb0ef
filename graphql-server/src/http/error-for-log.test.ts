import { expect, test } from 'vitest';
import { errorForLog } from './error-for-log.ts';

test('keeps what a programmer needs and none of a statement’s values', () => {
  const error = Object.assign(new Error('duplicate key\n - detail: Key (email)=(ada@x.io) already exists.'), {
    code: '23505',
    query: `insert into users (password_hash) values ('$argon2id$secret')`,
    params: ['ada@x.io'],
  });
  const logged = errorForLog(error);
  expect(logged).toMatchObject({ type: 'Error', message: 'duplicate key', code: '23505' });
  expect(logged.stack).toMatch(/error-for-log\.test/);
  expect(JSON.stringify(logged)).not.toMatch(/argon2|ada@x/);
});

test('reveals nothing of other values', () => {
  expect(errorForLog({ token: 'secret' })).toEqual({ type: 'object', message: 'Not an error', stack: '' });
});
