import { plural, t } from '@lingui/core/macro';

/** When something that is made to order ships; null if it is ready. */
export function leadTimeLabel(days: number | null | undefined): string | null {
  if (days == null) return null;
  return t`Made to order, ships in ${plural(days, { one: '# day', other: '# days' })}`;
}
