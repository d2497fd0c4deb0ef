import { t } from '@lingui/core/macro';
import { fieldRules } from './field-rules.ts';

/** The validation rules for a new account of a shopper or an admin; the server checks the same. */
export const signUpRules = () => ({
  name: {
    validate: {
      required: fieldRules.required(t`Please enter your name`),
      length: fieldRules.atMost(100),
    },
  },
  email: {
    validate: {
      required: fieldRules.required(t`Please enter your email address`),
      format: fieldRules.email,
    },
  },
  password: {
    required: t`Please choose a password`,
    validate: fieldRules.newPassword,
  },
});

/** The password rules, shown before anything is typed. */
export const passwordHint = () => t`8 to 128 characters. No common password, and not your email address.`;
