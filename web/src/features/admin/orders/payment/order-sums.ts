const TAX_PERCENT = 20;

/** The figures that the admin's order page derives from a subtotal, in minor units. */
export interface OrderSums {
  tax: number;
  /** Subtotal minus tax; not the amount that the customer pays. */
  total: number;
}

/**
 * The arithmetic of the admin's order page (specification section 9): tax is 20% of the subtotal, total is
 * subtotal minus tax. Display only; the customer was charged the order's own total.
 */
export function orderSums(subtotal: number): OrderSums {
  const tax = Math.round((subtotal * TAX_PERCENT) / 100);
  return { tax, total: subtotal - tax };
}
