import type { DeliveryRequest, Destination } from '../delivery/delivery.ts';
import type { TaxSettings } from './taxes.ts';
import { countryOf, isMemberState, parseVatNumber, type VatNumberCheck } from './vat-number-rules.ts';

/**
 * Whether the customer owes the VAT instead of the shop (decision 0123): a business with a valid VAT number
 * of another EU country than the shop's, and a destination in another EU country than the shop's. Without
 * delivery, the destination is the billing address; null means the shop's own location.
 */
export function isReverseCharge(
  { isEnabled, isReverseChargeEnabled, vatNumber }: ReverseChargeTerms,
  to: Destination | null,
): boolean {
  const seller = vatNumber ? parseVatNumber(vatNumber) : null;
  const customer = to?.validVatNumber ? parseVatNumber(to.validVatNumber) : null;
  if (!isEnabled || !isReverseChargeEnabled || !seller || !customer || !to?.countryCode) return false;
  const isAbroad = to.countryCode !== countryOf(seller) && customer.prefix !== seller.prefix;
  // Numbers of Northern Ireland count as those of a member state, for goods.
  const isOfMember = customer.prefix === 'XI' || isMemberState(countryOf(customer));
  return isAbroad && isOfMember && isMemberState(to.countryCode);
}

type ReverseChargeTerms = Pick<TaxSettings, 'isEnabled' | 'isReverseChargeEnabled' | 'vatNumber'>;

/** A delivery whose taxes depend on a customer's VAT number, if that is valid. */
export function withVatNumber(delivery: DeliveryRequest, check: VatNumberCheck | null): DeliveryRequest {
  const { to } = delivery;
  return to && check?.status === 'VALID'
    ? { ...delivery, to: { ...to, validVatNumber: check.number } }
    : delivery;
}
