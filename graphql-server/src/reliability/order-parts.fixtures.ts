import type { ModelPromotion, ModelTax } from '../modules/pricing/order-model.fixtures.ts';

// The parts of an order of the walk.

export type Status = 'PENDING' | 'DELIVERED' | 'CANCELLED' | 'RETURNED';
export type Method = 'CARD' | 'BANK' | 'CASH_ON_DELIVERY';

/** A product of the walk. `percent` is its tax rate, null for none. */
export interface WalkedProduct {
  id: string;
  variantId: string;
  price: number;
  percent: number | null;
}

export interface WalkedLine {
  /** The id of the shop's line; null until it was read. */
  id: string | null;
  product: WalkedProduct;
  quantity: number;
  /** The share of promotions, without that of the manual discount. */
  promoted: number;
  /** The price after all discounts, and the tax on it. */
  left: number;
  tax: number;
  refunded: number;
  restocked: number;
  /** Unsent units that never will be sent. */
  removed: number;
  sent: number;
  returning: number;
  /** A refund, a return or a withdrawal refers to it: it can't be removed. */
  isReferenced: boolean;
}

/** `isSurplus`: what an edit made surplus of a payment; the order's total stays paid. */
export interface WalkedRefund {
  id: string | null;
  amount: number;
  state: 'REQUESTED' | 'DONE' | 'FAILED' | 'DISMISSED';
  isSurplus: boolean;
  /** Requested again after the provider has rejected it. */
  isRetried: boolean;
}

export interface WalkedDelivery {
  methodId: string;
  fee: number;
  freeFrom: number;
}

/** Units of lines, by their index. */
export type Units = ReadonlyMap<WalkedLine, number>;

/** A return as the shop says. */
export interface WalkedReturn {
  state: string;
  lines: readonly { line: { id: string }; quantity: number }[];
}

export interface WalkedTerms {
  method: Method;
  tax: ModelTax;
  delivery: WalkedDelivery;
  promotion: ModelPromotion['effect'] | null;
}

export const sum = (numbers: readonly number[]) => numbers.reduce((before, number) => before + number, 0);
export const newLine = (product: WalkedProduct, quantity: number): WalkedLine => ({
  id: null,
  product,
  quantity,
  promoted: 0,
  left: 0,
  tax: 0,
  refunded: 0,
  restocked: 0,
  removed: 0,
  sent: 0,
  returning: 0,
  isReferenced: false,
});

/** What an edit changes; units of lines, 0 removes one. */
export interface WalkedEdit {
  units: Units;
  added: readonly (readonly [WalkedProduct, number])[];
  delivery: WalkedDelivery | null;
  discount: number | null;
}
