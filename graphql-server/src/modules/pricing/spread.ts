import type { MinorUnits } from '../../shared/money/money.ts';

/**
 * Splits an amount in proportion to weights, by largest remainder: each share is rounded down, and the
 * remaining steps go one by one to the parts with the largest remainder, the first of equals. No share
 * exceeds its weight, unless the amount exceeds the sum of weights. Amounts in minor units; `step` is the
 * smallest payable amount.
 */
export function spread(
  amount: MinorUnits,
  weights: readonly MinorUnits[],
  step: MinorUnits = 1,
): MinorUnits[] {
  const steps = weights.map((weight) => BigInt(Math.floor(weight / step)));
  const whole = steps.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map(() => 0);
  const totalSteps = BigInt(Math.floor(amount / step));
  const exact = steps.map((weight) => totalSteps * weight);
  const shares = exact.map((product) => product / whole);
  let left = Number(totalSteps - shares.reduce((sum, share) => sum + share, 0n));
  const byLoss = exact
    .map((product, index) => ({ index, loss: product % whole }))
    .sort((one, other) => Number(other.loss - one.loss) || one.index - other.index);
  for (const { index } of byLoss) {
    if (left === 0) break;
    shares[index] = (shares[index] ?? 0n) + 1n;
    left -= 1;
  }
  return shares.map((share) => Number(share) * step);
}
