import { z } from 'zod';

/** A whole number of at least `least`, as a form carries it. */
export function whole(least: number) {
  return z
    .string()
    .regex(/^\d{1,12}$/, 'Invalid integer')
    .transform(Number)
    .refine((number) => number >= least, `This value must be greater than or equal to ${least}.`);
}
