import type { MinorUnits } from '../../shared/money/money.ts';

/**
 * `part` of `whole` of an amount that is not negative, rounded to the nearest step, half of one up. Their
 * product may be too large for a number.
 */
export function proportion(amount: MinorUnits, part: number, whole: number, step: MinorUnits): MinorUnits {
  const twice = 2n * BigInt(amount) * BigInt(part);
  const wholeSteps = BigInt(whole) * BigInt(step);
  return Number((twice + wholeSteps) / (2n * wholeSteps)) * step;
}
