import { t } from '@lingui/core/macro';

type Rule = (value: string) => true | string;

const isBlank = (value: string): boolean => value.trim() === '';

/**
 * Validation rules for text fields, for react-hook-form's `validate`. Each message says what to do. All
 * except `required` accept an empty field, so that they can be combined. They are a convenience: the server
 * validates everything itself.
 */
export const fieldRules = {
  required:
    (message: string): Rule =>
    (value) =>
      !isBlank(value) || message,
  atMost:
    (length: number): Rule =>
    (value) =>
      value.trim().length <= length || t`Please use at most ${length} characters`,
  email: (value: string) =>
    isBlank(value) || /^[^\s@]+@[^\s@]+\.[^\s@]+$/u.test(value.trim())
      ? true
      : t`Please enter an email address like name@example.com`,
  phone: (value: string) =>
    isBlank(value) || (/^\+?[\d\s().-]+$/u.test(value.trim()) && hasPhoneDigits(value))
      ? true
      : t`Please enter a phone number of 5 to 20 digits`,
  /** Leading and trailing spaces count, but a password of spaces only is rejected. */
  newPassword: (value: string) => {
    if (value === '') return true;
    if (value.length < 8 || value.length > 128) return t`Please use 8 to 128 characters`;
    return !isBlank(value) || t`Please use more than spaces`;
  },
} as const;

function hasPhoneDigits(value: string): boolean {
  const digits = value.replace(/\D/gu, '').length;
  return digits >= 5 && digits <= 20;
}
