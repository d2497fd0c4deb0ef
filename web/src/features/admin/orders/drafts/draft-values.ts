import { t } from '@lingui/core/macro';
import type {
  CartLineInput,
  DraftCustomer_userFragment,
  DraftOrderInput,
  Draft_draftOrderFragment,
  PaymentMethod,
} from '../../../../gql/graphql.ts';
import { fieldInputs, type FieldTexts, fieldTextsOf } from '../../../../forms/custom-fields/field-values.ts';
import { moneyInputText, parseMoney } from '../../../../forms/money-input.ts';
import { fieldsGroup } from '../../custom-fields/form/fields-group.ts';
import { orderLineLabel, paymentMethodLabels } from '../../../orders/shared/order-labels.ts';
import type { FieldGroup } from '../../ui/conflicts/field-parts.ts';
import { discountInput, type DiscountValues, discountValues } from './manual-discount.ts';
import { fullName } from '../../ui/full-name.ts';

/** A line of the form; an empty string for an option that the product does not have. */
export interface DraftLineValue extends DiscountValues {
  productId: string;
  title: string;
  colour: string;
  size: string;
  others: string[];
  quantity: number;
  /** Typed; empty for the shop's price. */
  unitPrice: string;
  /** The line's custom fields. */
  fields: FieldTexts;
}

/** The address fields. */
export interface AddressValues {
  firstName: string;
  lastName: string;
  company: string;
  streetAddress: string;
  apartment: string;
  city: string;
  region: string;
  postalCode: string;
  /** Empty for the shop's own country. */
  countryCode: string;
  phone: string;
  email: string;
  vatNumber: string;
}

/** The form's values, as typed. */
export interface DraftValues extends AddressValues, DiscountValues {
  /** Empty if the customer has no account. */
  customerId: string;
  customerName: string;
  customerEmail: string;
  lines: DraftLineValue[];
  /** Whether it is delivered to `deliveryAddress`, which may be filled in if not. */
  isDeliveredElsewhere: boolean;
  deliveryAddress: Omit<AddressValues, 'email' | 'vatNumber'>;
  /** Empty for the address's first method. */
  deliveryMethodId: string;
  paymentMethod: PaymentMethod;
  note: string;
  customerNote: string;
  giftMessage: string;
  /** The order's custom fields. */
  fields: FieldTexts;
}

const noAddress: AddressValues = {
  firstName: '',
  lastName: '',
  company: '',
  streetAddress: '',
  apartment: '',
  city: '',
  region: '',
  postalCode: '',
  countryCode: '',
  phone: '',
  email: '',
  vatNumber: '',
};

/** A line at the shop's price. */
export const shopPrice = { unitPrice: '', discount: '', discountReason: '' };

/** The shape of a stored draft. The list in the form itself may be empty. */
export function exampleOf(values: DraftValues): DraftValues {
  const line = { productId: '', title: '', colour: '', size: '', others: [''], quantity: 1, fields: {} };
  return { ...values, lines: [{ ...line, ...shopPrice }] };
}

/** The form's values for a draft; a new one starts with the values of its customer, if known. */
export function valuesOf(
  draft: Draft_draftOrderFragment | null,
  customer: DraftCustomer_userFragment | null,
  currency: string,
): DraftValues {
  const lines = draft?.lines ?? [];
  return {
    customerId: draft?.customerId ?? customer?.id ?? '',
    customerName: draft?.customerName ?? (customer ? fullName(customer) : ''),
    customerEmail: draft?.email ?? customer?.email ?? '',
    lines: lines.map(({ product, colour, size, others, quantity, fields, ...line }) => ({
      productId: product.id,
      title: product.title,
      quantity,
      unitPrice: line.shopPrice == null ? '' : moneyInputText(line.unitPrice, currency),
      ...discountValues(line.manualDiscount, currency),
      colour: colour ?? '',
      size: size ?? '',
      others,
      fields: fieldTextsOf(fields),
    })),
    ...(draft?.billing ? addressOf(draft.billing) : customer ? addressFor(customer) : noAddress),
    isDeliveredElsewhere: draft?.deliveryAddress != null,
    deliveryAddress: placeOf(draft?.deliveryAddress ?? noAddress),
    ...discountValues(draft?.discount, currency),
    deliveryMethodId: draft?.deliveryMethodId ?? '',
    paymentMethod: draft?.paymentMethod ?? 'BANK',
    note: draft?.note ?? '',
    customerNote: draft?.customerNote ?? '',
    giftMessage: draft?.giftMessage ?? '',
    fields: fieldTextsOf(draft?.fields),
  };
}

/**
 * The likeliest delivery address: of the last order, else the default of the address book, else only name and
 * contact details.
 */
export function addressFor(customer: DraftCustomer_userFragment): AddressValues {
  const last = customer.orders.nodes[0]?.billing;
  if (last) return addressOf(last);
  const { firstName, lastName, email } = customer;
  const saved = customer.addresses.find(({ isDefault }) => isDefault);
  if (!saved) return { ...noAddress, firstName, lastName, phone: customer.phone ?? '', email };
  return {
    firstName: saved.firstName,
    lastName: saved.lastName,
    company: saved.company ?? '',
    streetAddress: saved.streetAddress,
    apartment: '',
    city: saved.city,
    region: saved.state ?? '',
    postalCode: saved.zip ?? '',
    countryCode: saved.countryCode ?? '',
    phone: saved.phone,
    email: saved.email,
    vatNumber: saved.vatNumber ?? '',
  };
}

type Billing = NonNullable<Draft_draftOrderFragment['billing']>;

function addressOf(billing: Billing): AddressValues {
  return { ...placeOf(billing), email: billing.email, vatNumber: billing.vatNumber ?? '' };
}

function placeOf({
  firstName,
  streetAddress,
  city,
  ...others
}: Omit<Billing, '__typename' | 'email' | 'vatNumber' | 'phone'> & {
  phone?: string | null;
}): DraftValues['deliveryAddress'] {
  const { lastName, company, apartment, region, postalCode, countryCode, phone } = others;
  return {
    firstName,
    streetAddress,
    city,
    lastName: lastName ?? '',
    company: company ?? '',
    apartment: apartment ?? '',
    region: region ?? '',
    postalCode: postalCode ?? '',
    countryCode: countryCode ?? '',
    phone: phone ?? '',
  };
}

/**
 * Whether the address has been started and must therefore be complete. Name, phone and email come from the
 * customer.
 */
export function isAddressBegun({
  company,
  vatNumber,
  streetAddress,
  apartment,
  city,
}: AddressValues): boolean {
  return [company, vatNumber, streetAddress, apartment, city].some((text) => text.trim() !== '');
}

const filledIn = (fields: FieldTexts) => fieldInputs(fields).filter(({ values }) => values.length > 0);

/** The API's input for lines. */
export function lineInputs(lines: readonly DraftLineValue[]): CartLineInput[] {
  return lines.map(({ productId, colour, size, others, quantity, fields }) => ({
    productId,
    quantity,
    colour: colour || null,
    size: size || null,
    others,
    fields: filledIn(fields),
  }));
}

/** The API's input for the prices and discounts that staff set. */
export function priceInputs(
  { lines, ...discount }: DiscountValues & Pick<DraftValues, 'lines'>,
  currency: string,
): Pick<DraftOrderInput, 'linePrices' | 'discount'> {
  return {
    linePrices: lines.flatMap((line, lineIndex) => {
      const unitPrice = parseMoney(line.unitPrice, currency);
      const ofLine = discountInput(line, currency);
      return unitPrice === null && !ofLine ? [] : [{ lineIndex, unitPrice, discount: ofLine }];
    }),
    discount: discountInput(discount, currency),
  };
}

/** The API's input for the form's values. The delivery address is hidden if nothing is delivered. */
export function inputOf(
  values: DraftValues,
  { isDelivered, currency }: { isDelivered: boolean; currency: string },
): DraftOrderInput {
  const { firstName, lastName, company, streetAddress, apartment, city, phone, email } = values;
  const { region, postalCode, countryCode, vatNumber } = values;
  return {
    customerId: values.customerId || null,
    email: values.customerId ? null : values.customerEmail || null,
    lines: lineInputs(values.lines),
    ...priceInputs(values, currency),
    billing: isAddressBegun(values)
      ? {
          firstName,
          lastName,
          company,
          streetAddress,
          apartment,
          city,
          phone,
          email,
          region,
          postalCode,
          countryCode: countryCode || null,
          vatNumber,
        }
      : null,
    deliveryAddress:
      isDelivered && values.isDeliveredElsewhere
        ? { ...values.deliveryAddress, countryCode: values.deliveryAddress.countryCode || null }
        : null,
    deliveryMethodId: values.deliveryMethodId || null,
    paymentMethod: values.paymentMethod,
    note: values.note,
    customerNote: values.customerNote,
    giftMessage: values.giftMessage,
    fields: filledIn(values.fields),
  };
}

/** The variant of a line. */
export type ChosenVariant = Pick<DraftLineValue, 'productId' | 'title' | 'colour' | 'size' | 'others'>;

/** Whether two lines have the same variant. */
export function isSameVariant(one: ChosenVariant, other: ChosenVariant): boolean {
  const keyOf = ({ productId, colour, size, others }: typeof one) =>
    JSON.stringify([productId, colour, size, others]);
  return keyOf(one) === keyOf(other);
}

/** Whether two lines are one: they have the same variant and the same values of custom fields. */
export function isSameLine(one: ChosenVariant & Pick<DraftLineValue, 'fields'>, other: typeof one): boolean {
  const textOf = ({ fields }: typeof one) =>
    filledIn(fields)
      .map(({ key, values }) => JSON.stringify([key, values]))
      .sort()
      .join();
  return isSameVariant(one, other) && textOf(one) === textOf(other);
}

/** Groups of fields that two people can edit without overwriting each other; see `useConflicts`. */
export const draftGroups = (): FieldGroup<DraftValues>[] => [
  {
    label: t`Customer`,
    fields: ['customerId', 'customerName', 'customerEmail'],
    text: ({ customerName, customerEmail }) => customerName || customerEmail,
  },
  {
    label: t`Products`,
    fields: ['lines'],
    text: ({ lines }) =>
      lines
        .map(({ quantity, unitPrice, discount, ...line }) =>
          [`${quantity} × ${orderLineLabel(line)}`, unitPrice, discount && `−${discount}`]
            .filter(Boolean)
            .join(' '),
        )
        .join(', '),
  },
  {
    label: t`Discount`,
    fields: ['discount', 'discountReason'],
    text: ({ discount, discountReason }) => [discount, discountReason].filter(Boolean).join(' '),
  },
  {
    label: t`Address`,
    fields: [
      ...(['firstName', 'lastName', 'company', 'streetAddress', 'apartment', 'city'] as const),
      ...(['region', 'postalCode', 'countryCode', 'phone', 'email', 'vatNumber'] as const),
    ],
    text: ({ streetAddress, city, countryCode, ...name }) =>
      [fullName(name), streetAddress, city, countryCode].filter(Boolean).join(', '),
  },
  {
    label: t`Delivery address`,
    fields: ['isDeliveredElsewhere', 'deliveryAddress'],
    text: ({ isDeliveredElsewhere, deliveryAddress }) => {
      const { streetAddress, city, countryCode, ...name } = deliveryAddress;
      return isDeliveredElsewhere
        ? [fullName(name), streetAddress, city, countryCode].filter(Boolean).join(', ')
        : t`The billing address`;
    },
  },
  { label: t`Delivery`, fields: ['deliveryMethodId'] },
  {
    label: t`Payment`,
    fields: ['paymentMethod'],
    text: ({ paymentMethod }) => paymentMethodLabels()[paymentMethod],
  },
  { label: t`Note`, fields: ['note'] },
  { label: t`Customer’s note`, fields: ['customerNote'] },
  { label: t`Gift message`, fields: ['giftMessage'] },
  fieldsGroup('fields'),
];
