import { parseMoney } from '../../../../forms/money-input.ts';
import type { OrderEditInput, OrderToEditQuery } from '../../../../gql/graphql.ts';

export type OrderToEdit = NonNullable<OrderToEditQuery['order']>;

/** A line to add, as found by the search. */
export interface AddedLine {
  variantId: string;
  title: string;
  colour: string;
  size: string;
  others: string[];
  quantity: number;
}

export interface EditValues {
  /** Of the order's lines, by ID; 0 removes a line. */
  quantities: Record<string, number>;
  added: AddedLine[];
  /** Empty for delivery as agreed. */
  deliveryMethodId: string;
  /** Typed; empty for no change. */
  discountAmount: string;
  discountReason: string;
  note: string;
  notifiesCustomer: boolean;
}

/** An order without changes. */
export function valuesOf({ lines }: Pick<OrderToEdit, 'lines'>): EditValues {
  return {
    quantities: Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])),
    added: [],
    deliveryMethodId: '',
    discountAmount: '',
    discountReason: '',
    note: '',
    notifiesCustomer: true,
  };
}

export const exampleLine: AddedLine = {
  variantId: '',
  title: '',
  colour: '',
  size: '',
  others: [''],
  quantity: 1,
};

/** The shape of stored drafts. */
export const exampleOf = (values: EditValues): EditValues => ({ ...values, added: [exampleLine] });

/** What changes, as the API takes it. */
export function inputOf(
  { id, lines, currencyCode }: Pick<OrderToEdit, 'id' | 'lines' | 'currencyCode'>,
  values: EditValues,
): OrderEditInput {
  const amount = parseMoney(values.discountAmount, currencyCode);
  return {
    orderId: id,
    lines: lines.flatMap((line) => {
      const quantity = values.quantities[line.id] ?? line.quantity;
      return quantity === line.quantity ? [] : [{ orderLineId: line.id, quantity }];
    }),
    addedLines: values.added.map(({ variantId, quantity }) => ({ variantId, quantity })),
    deliveryMethodId: values.deliveryMethodId || null,
    discount: amount === null ? null : { amount, reason: values.discountReason.trim() },
  };
}

/** Whether there is anything to save. */
export function isChange({ lines, addedLines, deliveryMethodId, discount }: OrderEditInput): boolean {
  return Boolean(lines?.length || addedLines?.length || deliveryMethodId || discount);
}

/** Adds a unit of a variant, to the line that has it already. */
export function withAdded(added: readonly AddedLine[], line: AddedLine): AddedLine[] {
  return added.some(({ variantId }) => variantId === line.variantId)
    ? added.map((other) =>
        other.variantId === line.variantId ? { ...other, quantity: other.quantity + line.quantity } : other,
      )
    : [...added, line];
}
