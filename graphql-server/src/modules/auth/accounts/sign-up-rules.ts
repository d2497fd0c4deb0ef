import { z } from 'zod';
import {
  emailAddress,
  fullName,
  isEmailAsPassword,
  newPassword,
  PASSWORD_IS_EMAIL,
  profilePicture,
} from '../../customers/users/user-rules.ts';
import { storableText } from '../../../shared/text-rules.ts';

const person = z.object({
  name: fullName,
  email: emailAddress,
  password: newPassword,
  profilePicture: profilePicture.optional(),
});

const isPasswordOwn = ({ password, email }: { password: string; email: string }) =>
  !isEmailAsPassword(password, email);

const ownPassword = { path: ['password'], message: PASSWORD_IS_EMAIL };

export const signUpSchema = person.refine(isPasswordOwn, ownPassword);

export const adminSignUpSchema = person
  .extend({ adminSecret: z.string().max(1000, 'The admin secret is not that long') })
  .refine(isPasswordOwn, ownPassword);

/** The format of a login; whether it is right is checked elsewhere. */
export const logInSchema = z.object({
  emailOrPhone: storableText
    .min(1, 'An e-mail address or phone number is required')
    .max(1000, 'This is too long'),
  password: storableText.min(1, 'A password is required').max(128, 'A password has at most 128 characters'),
});
