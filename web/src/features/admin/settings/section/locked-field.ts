import { t } from '@lingui/core/macro';

interface Lock {
  field: string;
  variable: string;
}

/**
 * Props that make a field read-only if the environment sets its value, with a hint that explains why; empty
 * for other fields.
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
