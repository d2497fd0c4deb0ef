import type { MinorUnits } from '../../shared/money/money.ts';

/**
 * An order that waits for its customer's card payment. The customer can still buy what it holds: see
 * `CartOrderService`.
 */
export interface UnpaidOrder {
  id: string;
  userId: string;
  number: string;
  reference: string;
  total: MinorUnits;
  currencyCode: string;
  /** Without a payment by then, it is canceled. */
  dueAt: Date;
  /** The guest can view it by its link until then; null: it belongs to an account. */
  guestLinkExpiresAt: Date | null;
  /** Units that it holds, by variant id. */
  units: ReadonlyMap<string, number>;
}

/** As returned by the database. */
export type StoredUnpaidOrder = Omit<UnpaidOrder, 'dueAt' | 'guestLinkExpiresAt' | 'units'> & {
  dueAt: string;
  guestLinkExpiresAt: string | null;
  units: Record<string, number>;
};

export function toUnpaidOrder(stored: StoredUnpaidOrder | null): UnpaidOrder | null {
  if (!stored) return null;
  const { dueAt, guestLinkExpiresAt, units, ...order } = stored;
  return {
    ...order,
    dueAt: new Date(dueAt),
    guestLinkExpiresAt: guestLinkExpiresAt === null ? null : new Date(guestLinkExpiresAt),
    units: new Map(Object.entries(units)),
  };
}

/** Cart lines whose stock includes the units held by the customer's own unpaid order. */
export function withHeldUnits<Line extends { variantId: string; variant: { stock: number } }>(
  lines: readonly Line[],
  unpaid: UnpaidOrder | null,
): Line[] {
  return lines.map((line) => ({
    ...line,
    variant: withUnits(line.variant, unpaid?.units.get(line.variantId)),
  }));
}

/** Like `withHeldUnits`, for the variants of products. */
export function withHeldStock<
  Variant extends { id: string; stock: number },
  Product extends { variants: readonly Variant[] },
>(products: ReadonlyMap<string, Product>, unpaid: UnpaidOrder | null): Map<string, Product> {
  return new Map(
    [...products].map(([id, product]) => [
      id,
      {
        ...product,
        variants: product.variants.map((variant) => withUnits(variant, unpaid?.units.get(variant.id))),
      },
    ]),
  );
}

function withUnits<Variant extends { stock: number }>(variant: Variant, held = 0): Variant {
  return { ...variant, stock: variant.stock + held };
}
