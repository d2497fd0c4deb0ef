import { errorMessage } from './error-message.ts';
import { NoAnswerError } from './no-answer-error.ts';

/** The notice that an operation failed as a whole. A change without an answer may have been made: it is not called undone. */
export function failureNotice(title: string, error: unknown, ...details: string[]) {
  const isUnknown = error instanceof NoAnswerError && error.isChange;
  return {
    tone: 'error' as const,
    title: isUnknown ? 'No answer from the shop' : title,
    details: [errorMessage(error), ...details],
  };
}
