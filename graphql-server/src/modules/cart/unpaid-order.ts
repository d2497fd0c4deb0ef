import type { MinorUnits } from '../../shared/money/money.ts';

/**
 * An order that waits for its customer to pay by card. Nothing that it holds is lost to them: see
 * `CartOrderService`.
 */
export interface UnpaidOrder {
  id: string;
  userId: string;
  number: string;
  total: MinorUnits;
  currencyCode: string;
  /** When it is cancelled unless it is paid by then. */
  dueAt: Date;
  /** Until when a guest sees it by its link; null: it is an account's. */
  guestLinkExpiresAt: Date | null;
  /** How much of each variant it holds. */
  units: ReadonlyMap<string, number>;
}

/** As the database hands it out. */
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

/** Lines of a cart whose stock includes what the customer's own unpaid order holds. */
export function withHeldUnits<Line extends { variantId: string; variant: { stock: number } }>(
  lines: readonly Line[],
  unpaid: UnpaidOrder | null,
): Line[] {
  return lines.map((line) => ({
    ...line,
    variant: withUnits(line.variant, unpaid?.units.get(line.variantId)),
  }));
}

/** The same for the variants of products. */
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
