import { expect, test } from 'vitest';
import { readResponse } from './upload-picture.ts';

test('a response with a URL is a success', () => {
  expect(readResponse(200, { profilePicture: '/uploads/a.webp', email: 'ada@test.example' })).toEqual({
    profilePicture: '/uploads/a.webp',
  });
});

test.each([
  [422, { detail: 'This picture is damaged and can’t be read.' }, /damaged/, false],
  [413, { detail: 'The body is too large.' }, /larger than 5 MB/, false],
  [401, { detail: 'Please log in.' }, /session has ended/, true],
  [429, null, /in an hour/, false],
  [503, 'busy', /busy/, false],
  [500, { detail: 'Something went wrong (reference 1).' }, /on our side/, false],
  [200, null, /on our side/, false],
])('%i %j becomes a readable message', (status, body, message, isSignedOut) => {
  expect(readResponse(status, body)).toEqual({
    profilePicture: null,
    message: expect.stringMatching(message) as string,
    isSignedOut,
  });
});
