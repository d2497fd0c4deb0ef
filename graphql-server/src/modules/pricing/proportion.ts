import type { MinorUnits } from '../../shared/money/money.ts';

/**
 * `part` of `whole` of a non-negative amount, rounded to the nearest step, half up. The product may exceed a
 * number's range.
 */
export function proportion(amount: MinorUnits, part: number, whole: number, step: MinorUnits): MinorUnits {
  const twice = 2n * BigInt(amount) * BigInt(part);
  const wholeSteps = BigInt(whole) * BigInt(step);
  return Number((twice + wholeSteps) / (2n * wholeSteps)) * step;
}
