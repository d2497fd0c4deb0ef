import type { ChangeableOrder_orderFragment, OrderChangeInput } from '../../../../gql/graphql.ts';

export type ChangeableOrder = ChangeableOrder_orderFragment;

export interface ChangeValues {
  /** Of the order's lines, by ID; 0 removes a line. */
  quantities: Record<string, number>;
  /** Whether the fields below apply. */
  hasOtherAddress: boolean;
  firstName: string;
  lastName: string;
  company: string;
  streetAddress: string;
  apartment: string;
  postalCode: string;
  city: string;
  phone: string;
}

/** An order without changes, with the address to which it is delivered. */
export function valuesOf({ lines, deliveryAddress, billing }: ChangeableOrder): ChangeValues {
  const address = deliveryAddress ?? billing;
  return {
    quantities: Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
    hasOtherAddress: false,
    firstName: address?.firstName ?? '',
    lastName: address?.lastName ?? '',
    company: address?.company ?? '',
    streetAddress: address?.streetAddress ?? '',
    apartment: address?.apartment ?? '',
    postalCode: address?.postalCode ?? '',
    city: address?.city ?? '',
    phone: address?.phone ?? '',
  };
}

/** What changes, as the API takes it. Country and region stay, because prices depend on them. */
export function inputOf(
  { id, lines, deliveryAddress, billing }: ChangeableOrder,
  { quantities, hasOtherAddress, ...address }: ChangeValues,
): OrderChangeInput {
  const { countryCode, region } = deliveryAddress ?? billing ?? {};
  return {
    orderId: id,
    lines: lines.flatMap((line) => {
      const quantity = quantities[line.id] ?? line.quantity;
      return quantity === line.quantity ? [] : [{ orderLineId: line.id, quantity }];
    }),
    deliveryAddress: hasOtherAddress
      ? { ...address, countryCode: countryCode ?? null, region: region ?? null }
      : null,
  };
}
