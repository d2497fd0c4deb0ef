import { type UserErrorCode, userError, type UserError } from '../../../errors.ts';

/** The unique constraints of users, by their names in the database, and the errors for violating them. */
const takenBy = new Map<string, [UserErrorCode, message: string, field: string]>([
  ['users_email_key', ['EMAIL_TAKEN', 'This e-mail address belongs to another account.', 'email']],
  ['users_phone_key', ['PHONE_TAKEN', 'This phone number belongs to another account.', 'phone']],
]);

/**
 * The user error for a failed write of a user, or null when it failed for another reason. Only the constraint can tell:
 * two simultaneous sign-ups both find the email free.
 */
export function uniqueViolation(error: unknown): UserError | null {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  const [code, message, field] = takenBy.get(constraint) ?? [];
  return code && message && field ? userError(code, message, ['input', field]) : null;
}
