import { ServerError } from '@apollo/client/errors';
import { errorCode } from './error-code.ts';
import { NoAnswerError } from './no-answer-error.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'Your session has ended. Please log in again.',
  FORBIDDEN: 'Action Forbidden',
  RATE_LIMITED: 'That was too often in a short time. Please wait a minute and try again.',
  UNAVAILABLE: 'The shop is busy at the moment. Please try again shortly.',
};

/** Says in plain words why an operation failed as a whole; refusals (`userErrors`) carry their own message. */
export function errorMessage(error: unknown): string {
  const code = errorCode(error);
  if (code !== null) return MESSAGES[code] ?? 'Something went wrong on our side. Please try again.';
  if (ServerError.is(error)) {
    const isBusy = error.statusCode === 429 || error.statusCode === 503;
    return isBusy
      ? 'The shop is busy at the moment. Please try again shortly.'
      : 'Something went wrong on our side. Please try again.';
  }
  if (error instanceof NoAnswerError) {
    return error.isChange
      ? 'It took too long, so we can’t say whether it was done. Please have a look before you try again.'
      : 'The shop takes too long to answer. Please try again.';
  }
  return 'We can’t reach the shop. Check your connection and try again.';
}
