import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it, vi } from 'vitest';
import { failedRequest } from '../test/failed-request.ts';
import { errorMessage } from './error-message.ts';
import { RequestTimeoutError } from './links/request-timeout-error.ts';

function rejected(code: string, message = 'internal detail'): Error {
  return new CombinedGraphQLErrors({
    data: null,
    errors: [{ message, extensions: { code } }],
  });
}

function responded(status: number): Error {
  return new ServerError('x', { response: new Response(null, { status }), bodyText: '' });
}

describe('errorMessage', () => {
  it.each([
    [rejected('FORBIDDEN'), 'Action Forbidden'],
    [rejected('RATE_LIMITED', 'Too many attempts. Please try again in 15 minutes.'), 'in 15 minutes'],
    [rejected('INTERNAL_SERVER_ERROR'), 'Something went wrong on our side'],
    [rejected('UNAVAILABLE'), 'The shop is busy. Please try again in a moment.'],
    [responded(503), 'The shop is busy. Please try again in a moment.'],
    [responded(429), 'Too many requests. Please try again in a moment.'],
    [responded(500), 'on our side'],
    [new RequestTimeoutError(false), 'too long'],
    [new RequestTimeoutError(true), 'can’t tell whether it worked'],
    [new TypeError('Failed to fetch'), 'Check your connection'],
  ])('explains in plain words: %s', async (error, text) => {
    const message = errorMessage(await failedRequest(error));
    expect(message).toContain(text);
    expect(message).not.toContain('internal detail');
  });

  it('says so when the browser is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorMessage(await failedRequest(new TypeError('Failed to fetch')))).toContain('You are offline.');
  });

  it('does not blame the connection when the server has responded', () => {
    vi.stubGlobal('navigator', { onLine: false });
    expect(errorMessage(new Error('Missing field while extracting keyFields'))).toContain('on our side');
  });
});
