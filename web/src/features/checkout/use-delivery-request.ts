import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSettled } from '../../lib/use-settled.ts';
import type { CheckoutValues } from './checkout-values.ts';
import type { DeliveryRequest } from './use-checkout-preview.ts';

/** Who types the name of a region asks for one price. */
const SETTLE_MS = 250;

/** Says where and how the order is to be delivered, whenever the form says something else; `onChange` must be stable. */
export function useDeliveryRequest(
  { control }: UseFormReturn<CheckoutValues>,
  shopCountryCode: string,
  onChange: (delivery: DeliveryRequest) => void,
): void {
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
  const settled = useSettled(JSON.stringify(wanted), SETTLE_MS);

  useEffect(() => onChange(JSON.parse(settled) as DeliveryRequest), [settled, onChange]);
}
