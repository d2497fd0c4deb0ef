import { z } from 'zod';
import { type UserErrorIssue, type UserErrorCode, UserError } from '../errors.ts';
import { type Message, message, type MessageKey, type ParamsOf } from './messages/message.ts';

/**
 * Validates a value against a schema and returns the parsed result (trimmed, normalized). `path` is the
 * prefix of the issues' field paths, for example ['input'].
 * @throws UserError with one issue per broken rule
 */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  path: string[] = [],
): z.output<Schema> {
  // Only with its input does an issue show whether a value is missing or has the wrong type.
  const result = schema.safeParse(value, { reportInput: true, error: toBrokenRule });
  if (result.success) return result.data;
  const [first, ...rest] = result.error.issues.map((issue) => toIssue(issue, path));
  if (!first) throw new Error('A failed validation without an issue');
  throw new UserError([first, ...rest]);
}

/** The message of a schema's rule. Zod's errors contain only text, so the message is passed as JSON. */
export function brokenRule<Key extends MessageKey>(key: Key, ...params: ParamsOf<Key>): string {
  return JSON.stringify(message(key, ...params));
}

/** The message for zod's own rule without a message in the schema: the value has the wrong type. */
function toBrokenRule({ code, expected, input }: z.core.$ZodRawIssue): string {
  return code === 'invalid_type'
    ? brokenRule('value.type', { expected: String(expected), received: z.core.util.parsedType(input) })
    : brokenRule('value.invalid');
}

function toIssue(issue: z.core.$ZodIssue, path: string[]): UserErrorIssue {
  return {
    code: codeOf(issue),
    message: JSON.parse(issue.message) as Message,
    field: [...path, ...issue.path.map(String)],
  };
}

function codeOf(issue: z.core.$ZodIssue): UserErrorCode {
  const isEmptyText = issue.code === 'too_small' && issue.origin === 'string' && issue.minimum === 1;
  const isAbsent = issue.code === 'invalid_type' && issue.input === undefined;
  return isEmptyText || isAbsent ? 'REQUIRED' : 'INVALID_VALUE';
}
