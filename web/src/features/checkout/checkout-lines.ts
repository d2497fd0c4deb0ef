import { t } from '@lingui/core/macro';
import type { ProductChoice } from '../../navigation/login-intent.ts';
import type {
  CartLine_lineFragment,
  CheckoutProductQuery,
  ProductCard_productFragment,
} from '../../gql/graphql.ts';
import { formatMoney } from '../../lib/money.ts';
import type { PictureImage } from '../../ui/media/picture.tsx';

type ChosenProduct = NonNullable<CheckoutProductQuery['product']>;

/** A line to be ordered; amounts in minor units. */
export interface CheckoutLine {
  product: Pick<ProductCard_productFragment, 'id' | 'title' | 'stock' | 'salePrice'>;
  /** The product's picture in the chosen colour. */
  image: PictureImage;
  colour: string | null;
  size: string | null;
  quantity: number;
  total: number;
  /** The price last acknowledged by the shopper; null when it has not changed. */
  previousPrice: number | null;
}

/** The lines of a cart. */
export function linesOfCart(lines: readonly CartLine_lineFragment[]): CheckoutLine[] {
  return lines.map(({ product, image, colour, size, quantity, total, previousPrice }) => ({
    product,
    image,
    colour: colour ?? null,
    size: size ?? null,
    quantity,
    total,
    previousPrice: previousPrice ?? null,
  }));
}

/** The single line of a product that is bought directly. */
export function linesOfChoice(product: ChosenProduct, choice: ProductChoice): CheckoutLine[] {
  const { quantity, colour = null, size = null } = choice;
  const image = product.colours.find(({ name }) => name === colour)?.image ?? product.image;
  const total = quantity * product.salePrice;
  return [{ product, image, colour, size, quantity, total, previousPrice: null }];
}

/** The total of the lines, in minor units. */
export function totalOf(lines: readonly CheckoutLine[]): number {
  return lines.reduce((sum, line) => sum + line.total, 0);
}

function keyOf({ product, colour, size }: CheckoutLine): string {
  return JSON.stringify([product.id, colour, size]);
}

/** Describes what has changed since the shopper saw the lines, and what is not available. */
export function changesBetween(
  before: readonly CheckoutLine[],
  after: readonly CheckoutLine[],
  currency: string,
): string[] {
  const now = new Map(after.map((line) => [keyOf(line), line]));
  const known = new Set(before.map(keyOf));
  return [
    ...before.flatMap((line) => changesOf(line, now.get(keyOf(line)), currency)),
    ...after.filter((line) => !known.has(keyOf(line))).map(({ product }) => t`${product.title} was added`),
    ...after.flatMap(shortageOf),
  ];
}

function changesOf(line: CheckoutLine, now: CheckoutLine | undefined, currency: string): string[] {
  const { title, salePrice } = line.product;
  if (!now) return [t`${title} is no longer available`];
  const changes: string[] = [];
  if (now.product.salePrice !== salePrice) {
    const price = formatMoney(now.product.salePrice, currency);
    changes.push(t`${title} now costs ${price} instead of ${formatMoney(salePrice, currency)}`);
  }
  if (now.quantity !== line.quantity) {
    changes.push(t`The quantity of ${title} is now ${now.quantity} instead of ${line.quantity}`);
  }
  return changes;
}

function shortageOf({ product, quantity }: CheckoutLine): string[] {
  if (quantity <= product.stock) return [];
  if (product.stock === 0) return [t`${product.title} is sold out`];
  return [t`Only ${product.stock} of ${product.title} left, you want ${quantity}`];
}
