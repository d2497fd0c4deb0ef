import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';
import { NoAnswerError } from './no-answer-error.ts';

function refused(code: string): Error {
  return new CombinedGraphQLErrors({
    data: null,
    errors: [{ message: 'internal detail', extensions: { code } }],
  });
}

describe('errorMessage', () => {
  it.each([
    [refused('FORBIDDEN'), 'Action Forbidden'],
    [refused('RATE_LIMITED'), 'wait a minute'],
    [refused('INTERNAL_SERVER_ERROR'), 'Something went wrong on our side'],
    [new ServerError('x', { response: new Response(null, { status: 503 }), bodyText: '' }), 'busy'],
    [new ServerError('x', { response: new Response(null, { status: 500 }), bodyText: '' }), 'on our side'],
    [new NoAnswerError(false), 'too long'],
    [new NoAnswerError(true), 'can’t say whether it was done'],
    [new TypeError('Failed to fetch'), 'Check your connection'],
  ])('says what happened, not how: %s', (error, words) => {
    expect(errorMessage(error)).toContain(words);
    expect(errorMessage(error)).not.toContain('internal detail');
  });
});
