import { expect, it } from 'vitest';
import { readImportResponse } from './read-import-response.ts';

it.each<[what: string, status: number, body: unknown, read: object]>([
  ['the import', 200, { _id: 'one' }, { id: 'one' }],
  ['what is wrong with the file', 413, { detail: 'Too large.' }, { problem: 'Too large.' }],
  [
    'nothing of a defect',
    500,
    { detail: 'secret' },
    { problem: 'Something went wrong on our side. Please try again.' },
  ],
  ['that the session has ended', 401, {}, { problem: 'Your session has ended. Please log in again.' }],
  [
    'nothing of a proxy',
    502,
    'Bad gateway',
    { problem: 'Something went wrong on our side. Please try again.' },
  ],
])('the response to a file says %s', (_, status, body, read) => {
  expect(readImportResponse({ status, body })).toEqual(read);
});

it('reports a missing response', () => {
  expect(readImportResponse(null)).toEqual({
    problem: 'We can’t reach the shop. Check your connection and try again.',
  });
});
