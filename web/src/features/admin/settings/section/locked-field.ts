import { t } from '@lingui/core/macro';

interface Lock {
  field: string;
  variable: string;
}

/**
 * What the environment has set can be read, but not typed into; the hint says why. Empty for every other
 * field.
 */
export function lockedField(
  locks: readonly Lock[],
  field: string,
): { readOnly?: true; 'aria-readonly'?: true; hint?: string } {
  const lock = locks.find((each) => each.field === field);
  if (!lock) return {};
  return {
    readOnly: true,
    hint: t`Set by the environment variable ${lock.variable}, so it can only be changed there.`,
  };
}
