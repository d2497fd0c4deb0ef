import { t } from '@lingui/core/macro';
import type { FormError } from '../../../ui/forms/form-error-summary.tsx';

/**
 * The form-level errors (specification section 5), each linked to the first field it concerns; the fields
 * show their own messages.
 */
export function contactProblems(errors: readonly FormError[]): FormError[] {
  const detail = errors.find(({ name }) => name !== 'message');
  const message = errors.filter(({ name }) => name === 'message');
  return detail ? [{ ...detail, message: t`Please enter all your details` }, ...message] : message;
}
