import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import type { DeliveryRequest } from './use-checkout-preview.ts';

/** Who types the name of a region asks for one price. */
const SETTLE_MS = 250;

/**
 * Says where and how the order is to be delivered, a moment after the form says something else; `onChange`
 * must be stable.
 * @returns whether what the form says now was said
 */
export function useDeliveryRequest(
  { control }: UseFormReturn<CheckoutValues>,
  shopCountryCode: string,
  onChange: (delivery: DeliveryRequest) => void,
): boolean {
  const [countryCode, region, methodId] = useWatch({
    control,
    name: ['countryCode', 'region', 'deliveryMethodId'],
  });
  const isAtHome = region.trim() === '' && (countryCode === '' || countryCode === shopCountryCode);
  const wanted: DeliveryRequest = {
    // As the page asks before it knows more.
    destination: isAtHome ? null : { countryCode: countryCode || null, region: region.trim() },
    deliveryMethodId: methodId || null,
  };
  const asked = JSON.stringify(wanted);
  const settled = useSettled(asked, SETTLE_MS);

  useEffect(() => onChange(JSON.parse(settled) as DeliveryRequest), [settled, onChange]);
  return settled === asked;
}
