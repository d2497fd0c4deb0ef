import type { MinorUnits } from '../../shared/money/money.ts';

/**
 * Spreads an amount over parts in proportion to their weights, by largest remainder: each share is rounded
 * down, and what is left goes, one step each, to the parts that lost most by that; of two that lost the same,
 * to the first. No share is more than its weight, if the amount is not more than all weights. Amounts in
 * minor units; `step` is the smallest that is paid with.
 */
export function spread(
  amount: MinorUnits,
  weights: readonly MinorUnits[],
  step: MinorUnits = 1,
): MinorUnits[] {
  const steps = weights.map((weight) => BigInt(Math.floor(weight / step)));
  const whole = steps.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map(() => 0);
  const wanted = BigInt(Math.floor(amount / step));
  const exact = steps.map((weight) => wanted * weight);
  const shares = exact.map((product) => product / whole);
  let left = Number(wanted - shares.reduce((sum, share) => sum + share, 0n));
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
