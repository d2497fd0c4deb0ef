import { t } from '@lingui/core/macro';
import { dateFormat } from '../lib/time/date.ts';

interface Backorder {
  quantity: number;
  /** Units that are not in stock. */
  backorderedQuantity: number;
  availableFrom?: string | null | undefined;
}

/** When something ships that can be ordered, but is not in stock. */
export function shipsLaterLabel(availableFrom: string | null | undefined): string {
  if (availableFrom == null) return t`Back-order: ships later`;
  return t`Pre-order: ships from ${dayText(availableFrom)}`;
}

/** Which units of a line ship later; null if all are in stock. */
export function backorderLabel({ quantity, backorderedQuantity, availableFrom }: Backorder): string | null {
  if (backorderedQuantity === 0) return null;
  if (backorderedQuantity >= quantity) return shipsLaterLabel(availableFrom);
  const units = t`${backorderedQuantity} of ${quantity}`;
  return availableFrom == null ? t`${units} ship later` : t`${units} ship from ${dayText(availableFrom)}`;
}

function dayText(day: string): string {
  return dateFormat({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00Z`),
  );
}
