import { refuse } from '../../errors.ts';
import type { CartItem, Offers, Wish } from './cart-rules.ts';
import { chooseVariant, comesAs, isSameVariant, type Line } from './line-rules.ts';

/**
 * Holds lines of a client against the catalogue; `field` is the path of their list. Lines that `isLeftOut` are passed over.
 * @throws Refusal NOT_FOUND for an unknown or withdrawn product, VARIANT_UNKNOWN for a choice it does not have
 */
export function wishesFor(
  lines: readonly Line[],
  offers: Offers,
  field: string[],
  isLeftOut: (line: Line) => boolean = () => false,
): Wish[] {
  return lines.flatMap((line, index) =>
    isLeftOut(line) ? [] : [wishFor(line, offers, [...field, String(index)])],
  );
}

function wishFor(line: Line, offers: Offers, field: string[]): Wish {
  const offer = offers.get(line.productId);
  if (!offer || offer.isWithdrawn) {
    throw refuse('NOT_FOUND', 'There is no such product.', [...field, 'productId']);
  }
  return { ...chooseVariant(offer, line, field), price: offer.salePrice, field };
}

/**
 * Whether a line is of something that could be bought once and can't be any more: a withdrawn product, or a
 * variant that lies in the cart but has vanished. Unlike a wrong line, that is nobody's mistake.
 */
export function hasGone(line: Line, stored: readonly CartItem[], offers: Offers): boolean {
  const offer = offers.get(line.productId);
  if (!offer) return false;
  return (
    offer.isWithdrawn || (!comesAs(offer.choices, line) && stored.some((item) => isSameVariant(item, line)))
  );
}
