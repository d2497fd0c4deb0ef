import { z } from 'zod';
import { line, storableText } from '../../shared/text-rules.ts';

/**
 * One line, since these end up in the head of a mail, where a line break would begin another header (CWE-93).
 * Their form is the sender's business: the contact form has no format checks (specification, section 5).
 */
function sender(missing: string, what: string, max: number) {
  return z.string(missing).trim().min(1, missing).pipe(line(what, max));
}

/** A message to the shop, in the words of the specification's section 5. */
export const contactMessageSchema = z.object({
  name: sender('Please enter your name', 'A name', 100),
  email: sender('Please enter your email address', 'An email address', 254),
  phone: sender('Please enter your phone number', 'A phone number', 50),
  message: z
    .string('Message cannot be empty')
    .trim()
    .min(1, 'Message cannot be empty')
    .max(5000, 'A message must be at most 5000 characters long')
    .pipe(storableText),
});
