import { z } from 'zod';
import type { StripeForm } from './parse-stripe-form.ts';
import { StripeApiError } from './stripe-api-error.ts';

/** Validates a form with Stripe's error messages. @throws StripeApiError */
export function parseParams<Schema extends z.ZodType>(schema: Schema, form: StripeForm): z.output<Schema> {
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  throw errorOf(result.error);
}

function errorOf({ issues: [issue] }: z.ZodError): StripeApiError {
  if (issue?.code === 'unrecognized_keys') {
    const param = inBrackets([...issue.path, ...issue.keys.slice(0, 1)]);
    return new StripeApiError(400, `Received unknown parameter: ${param}`, {
      code: 'parameter_unknown',
      param,
    });
  }
  return new StripeApiError(400, issue?.message ?? 'Invalid request', {
    param: inBrackets(issue?.path ?? []),
  });
}

function inBrackets(path: readonly PropertyKey[]): string {
  return path.map((part, index) => (index === 0 ? String(part) : `[${String(part)}]`)).join('');
}

/** A whole number of at least `min`, from a form field. */
export function whole(min: number) {
  return z
    .string()
    .regex(/^\d{1,12}$/, 'Invalid integer')
    .transform(Number)
    .refine((number) => number >= min, `This value must be greater than or equal to ${min}.`);
}
