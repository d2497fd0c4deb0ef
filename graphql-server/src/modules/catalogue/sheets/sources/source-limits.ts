import { type UserError, userError } from '../../../../errors.ts';
import { message } from '../../../../shared/messages/message.ts';

/**
 * All rows of a file are in memory, because those of a product may be anywhere in it. Exports of shops have
 * about a thousand characters per row.
 */
export const MAX_ROWS = 20_000;
export const MAX_CHARACTERS = 20_000_000;

export function tooLarge(system: string): UserError {
  return userError(
    'INVALID_VALUE',
    message('productSource.tooLarge', { system, max: MAX_ROWS, characters: MAX_CHARACTERS }),
  );
}
