import { refuse, type Refusal } from '../../errors.ts';

/** The unique constraints of people, as the database names them, and what breaking one means. */
const takenBy = {
  users_email_key: ['EMAIL_TAKEN', 'This e-mail address belongs to another account.', 'email'],
  users_phone_key: ['PHONE_TAKEN', 'This phone number belongs to another account.', 'phone'],
} as const;

/**
 * The refusal that a failed write of a person means, or null when it failed for another reason. Only the
 * constraint can tell: of two sign-ups at the same moment, both find the address free.
 */
export function takenRefusal(error: unknown): Refusal | null {
  const text = error instanceof Error ? error.message : '';
  for (const [constraint, [code, message, field]] of Object.entries(takenBy)) {
    if (text.includes(constraint)) return refuse(code, message, ['input', field]);
  }
  return null;
}
