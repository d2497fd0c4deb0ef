import { type UserErrorCode, userError, type UserError } from '../../../errors.ts';
import { type Message, message } from '../../../shared/messages/message.ts';

/** Unique constraints of users by database name, with the errors for violating them. */
const takenBy = new Map<string, [UserErrorCode, reason: Message, field: string]>([
  ['users_email_key', ['EMAIL_TAKEN', message('account.emailTaken'), 'email']],
  ['users_phone_key', ['PHONE_TAKEN', message('account.phoneTaken'), 'phone']],
]);

/**
 * The user error for a failed write of a user, or null for other errors. Only the constraint is reliable: two
 * simultaneous sign-ups both find the email free.
 */
export function uniqueViolation(error: unknown): UserError | null {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const [code, reason, field] = takenBy.get(constraint) ?? [];
  return code && reason && field ? userError(code, reason, ['input', field]) : null;
}
