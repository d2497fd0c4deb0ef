import { z } from 'zod';
import { errorStatuses } from '../../errors.ts';

/** Codes of errors of the HTTP layer, with their statuses; all others are in `errorStatuses`. */
export const httpCodes = {
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INTERNAL_SERVER_ERROR: 500,
} as const;

export type ProblemCode = keyof typeof errorStatuses | keyof typeof httpCodes;

const problemCode = z.enum([...Object.keys(errorStatuses), ...Object.keys(httpCodes)] as ProblemCode[]);

export const problemSchema = z
  .object({
    title: z.string().describe('The status text.'),
    status: z.int().describe('The HTTP status.'),
    detail: z.string().describe('The error for users; the text may change.'),
    code: problemCode.describe('The error for programs. Codes do not change; new ones may be added.'),
    requestId: z
      .string()
      .optional()
      .describe('The request’s id, as in the header `X-Request-Id`; support finds it in the log.'),
    errors: z
      .array(
        z.object({
          code: problemCode.describe('The error for programs.'),
          detail: z.string().describe('The error for users.'),
          pointer: z.string().describe('The place in the body, as a JSON pointer (RFC 6901).'),
        }),
      )
      .optional()
      .describe('The errors of individual values; omitted if there are none.'),
  })
  .describe('An error (RFC 9457).');
