import { t } from '@lingui/core/macro';
import type { CheckoutLine_lineFragment } from '../../gql/graphql.ts';
import { type ChosenOptions, optionsOf } from '../../lib/chosen-options.ts';
import { formatMoney } from '../../lib/money.ts';

/** The fields of a line to compare. */
export type ComparedLine = Pick<
  CheckoutLine_lineFragment,
  keyof ChosenOptions | 'quantity' | 'stock' | 'unitPrice'
> & {
  product: Pick<CheckoutLine_lineFragment['product'], 'id' | 'title'>;
};

function keyOf({ product, ...line }: ComparedLine): string {
  return JSON.stringify([product.id, optionsOf(line)]);
}

/** Describes what has changed since the shopper saw the lines, and what is unavailable. */
export function changesBetween(
  before: readonly ComparedLine[],
  after: readonly ComparedLine[],
  currency: string,
): string[] {
  const now = new Map(after.map((line) => [keyOf(line), line]));
  const previousKeys = new Set(before.map(keyOf));
  return [
    ...before.flatMap((line) => changesOf(line, now.get(keyOf(line)), currency)),
    ...after
      .filter((line) => !previousKeys.has(keyOf(line)))
      .map(({ product }) => t`${product.title} was added`),
    ...after.flatMap(shortageOf),
  ];
}

function changesOf(line: ComparedLine, now: ComparedLine | undefined, currency: string): string[] {
  const { title } = line.product;
  if (!now) return [t`${title} is no longer available`];
  const changes: string[] = [];
  if (now.unitPrice !== line.unitPrice) {
    const price = formatMoney(now.unitPrice, currency);
    changes.push(t`${title} now costs ${price} instead of ${formatMoney(line.unitPrice, currency)}`);
  }
  if (now.quantity !== line.quantity) {
    changes.push(t`The quantity of ${title} is now ${now.quantity} instead of ${line.quantity}`);
  }
  return changes;
}

function shortageOf({ product, stock, quantity }: ComparedLine): string[] {
  if (quantity <= stock) return [];
  if (stock === 0) return [t`${product.title} is sold out`];
  return [t`Only ${stock} of ${product.title} left; you chose ${quantity}`];
}
