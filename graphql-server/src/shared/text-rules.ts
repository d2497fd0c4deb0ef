import { z } from 'zod';

/** PostgreSQL's text can't hold U+0000, and an unpaired surrogate is no character (Unicode 3.9). */
const isStorable = (text: string) => !text.includes('\0') && text.isWellFormed();
const hasNoControls = (text: string) => !/\p{Cc}/u.test(text);

/** Any text that the database can store, unchanged. */
export const storableText = z.string().refine(isStorable, 'Must not contain invalid characters');

/** A trimmed line of text, at most `max` characters long; may be empty. `what` is the subject of the error messages. */
export function line(what: string, max: number) {
  return z
    .string()
    .trim()
    .max(max, `${what} must be at most ${max} characters long`)
    .refine((text) => isStorable(text) && hasNoControls(text), `${what} must not contain control characters`);
}

/** Like `line`, and not empty. */
export function requiredLine(what: string, max: number) {
  return z
    .string({ error: (issue) => (issue.input === undefined ? `${what} is required` : undefined) })
    .trim()
    .min(1, `${what} is required`)
    .pipe(line(what, max));
}

/** A URL that a browser may load a picture from: `https`, or a path on this host. */
export const pictureUrl = z
  .string()
  .trim()
  .max(2048, 'The address of a picture must be at most 2,048 characters long')
  .regex(
    /^(https:\/\/[^\s\p{Cc}"'<>\\]+|\/(?!\/)[^\s\p{Cc}"'<>\\]*)$/u,
    'A picture needs an https address or a path on this host',
  );
