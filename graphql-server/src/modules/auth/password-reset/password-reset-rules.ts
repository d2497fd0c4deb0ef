import { z } from 'zod';
import { emailAddress, newPassword } from '../../customers/users/user-rules.ts';
import { storableText } from '../../../shared/text-rules.ts';

/** The rules of asking for a new password. */
export const resetRequestSchema = z.object({ email: emailAddress });

/** The rules of a new password by a link. Whether the token is good is another question. */
export const resetSchema = z.object({
  token: storableText.max(200, 'This link is not complete'),
  password: newPassword,
});
