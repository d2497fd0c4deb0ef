import { plural, t } from '@lingui/core/macro';

interface MadeToOrder {
  requiresShipping: boolean;
  leadTimeDays?: number | null | undefined;
}

/** When something that is made to order ships, or is ready if it needs no delivery; null if it is ready. */
export function leadTimeLabel({ requiresShipping, leadTimeDays }: MadeToOrder): string | null {
  if (leadTimeDays == null) return null;
  const time = plural(leadTimeDays, { one: '# day', other: '# days' });
  return requiresShipping ? t`Made to order, ships in ${time}` : t`Made to order, ready in ${time}`;
}
