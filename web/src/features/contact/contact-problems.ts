import { t } from '@lingui/core/macro';

interface Problem {
  name?: string;
  message: string;
}

/**
 * The form-level errors (specification section 5), each linked to the first field it concerns; the fields show their own
 * messages.
 */
export function contactProblems(errors: readonly Problem[]): Problem[] {
  const detail = errors.find(({ name }) => name !== 'message');
  const message = errors.filter(({ name }) => name === 'message');
  return detail ? [{ ...detail, message: t`Please enter all your details` }, ...message] : message;
}
