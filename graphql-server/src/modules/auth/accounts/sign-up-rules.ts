import { z } from 'zod';
import {
  emailAddress,
  fullName,
  isEmailAsPassword,
  newPassword,
  profilePicture,
} from '../../customers/users/user-rules.ts';
import { storableText } from '../../../shared/text-rules.ts';
import { message } from '../../../shared/messages/message.ts';
import { brokenRule } from '../../../shared/validate.ts';

const person = z.object({
  name: fullName,
  email: emailAddress,
  password: newPassword,
  profilePicture: profilePicture.optional(),
});

const isPasswordOwn = ({ password, email }: { password: string; email: string }) =>
  !isEmailAsPassword(password, email);

const ownPassword = { path: ['password'], message: brokenRule('password.isEmail') };

export const signUpSchema = person.refine(isPasswordOwn, ownPassword);

export const adminSignUpSchema = person
  .extend({ adminSecret: z.string().max(1000, brokenRule('adminSecret.tooLong')) })
  .refine(isPasswordOwn, ownPassword);

/** Validates the format of a login; the credentials are checked elsewhere. */
export const logInSchema = z.object({
  emailOrPhone: storableText
    .min(1, brokenRule('text.required', { what: message('label.emailOrPhone') }))
    .max(1000, brokenRule('login.tooLong')),
  password: storableText
    .min(1, brokenRule('text.required', { what: message('label.password') }))
    .max(128, brokenRule('password.neverThatLong', { max: 128 })),
});
