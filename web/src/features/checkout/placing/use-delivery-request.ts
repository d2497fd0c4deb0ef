import { useEffect } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useSettled } from '../../../lib/browser/use-settled.ts';
import type { CheckoutValues } from '../checkout-values.ts';
import type { DeliveryRequest } from './use-checkout-preview.ts';

/** Debounce in ms, so that typing a region's name requests one price. */
const SETTLE_MS = 250;

/** Every number that looks complete is checked by the European Commission, and visitors have few checks. */
const VAT_NUMBER_SETTLE_MS = 1000;

interface DeliveryTerms {
  shopCountryCode: string;
  requiresShipping: boolean;
  /** The countries whose businesses are asked for their VAT number. */
  vatNumberCountryCodes: readonly string[];
}

/**
 * Reports the form's destination, delivery method and VAT number shortly after they change; `onChange` must
 * be stable.
 * @returns whether the form's current values were reported
 */
export function useDeliveryRequest(
  { control }: UseFormReturn<CheckoutValues>,
  { shopCountryCode, requiresShipping, vatNumberCountryCodes }: DeliveryTerms,
  onChange: (delivery: DeliveryRequest) => void,
): boolean {
  const [isElsewhere, deliveryAddress, countryCodeOfBill, regionOfBill, methodId, vatNumber] = useWatch({
    control,
    name: [
      'isDeliveredElsewhere',
      'deliveryAddress',
      'countryCode',
      'region',
      'deliveryMethodId',
      'vatNumber',
    ],
  });
  const isDeliveryAddress = isElsewhere && requiresShipping;
  const { countryCode, region } = isDeliveryAddress
    ? deliveryAddress
    : { countryCode: countryCodeOfBill, region: regionOfBill };
  const isAtHome =
    !isDeliveryAddress && region.trim() === '' && (countryCode === '' || countryCode === shopCountryCode);
  const asksForIt = vatNumberCountryCodes.includes(countryCodeOfBill || shopCountryCode);
  const request: DeliveryRequest = {
    // In the shop's own country this is null, as in the page's first request.
    destination: isAtHome
      ? null
      : { countryCode: countryCode || null, region: region.trim(), isDeliveryAddress },
    deliveryMethodId: methodId || null,
    vatNumber: (asksForIt && vatNumber.trim()) || null,
  };
  const requestJson = JSON.stringify(request);
  const settled = useSettled(requestJson, request.vatNumber === null ? SETTLE_MS : VAT_NUMBER_SETTLE_MS);

  useEffect(() => onChange(JSON.parse(settled) as DeliveryRequest), [settled, onChange]);
  return settled === requestJson;
}
