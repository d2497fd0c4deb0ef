import { isPlaceholder } from '../catalogue/products/placeholder-picture.ts';
import { hasWrongCheckDigit, isGtin } from '../catalogue/variants/gtin.ts';
import { optionWords } from '../catalogue/variants/variant-rules.ts';
import type { VariantOfProduct } from '../catalogue/variants/variant.ts';

/** What Google's product data specification allows, in characters. */
export const MAX_TITLE = 150;

/** What shopping services object to, in the order of the contract. */
export type FeedProblem =
  'NO_PICTURE' | 'NO_DESCRIPTION' | 'NO_IDENTIFIER' | 'INVALID_BARCODE' | 'LONG_TITLE';

/** Problems for which services reject a variant, so that their feeds go without it. */
const REJECTED: readonly FeedProblem[] = ['NO_PICTURE', 'NO_DESCRIPTION'];

/** The name of a variant: the product's title with the chosen options. */
export function feedTitle({ product, ...variant }: VariantOfProduct): string {
  const options = optionWords(variant);
  return options === '' ? product.title : `${product.title}, ${options}`;
}

/** Whether the variant has an identifier of its maker: a GTIN, or a brand with the maker's number. */
export function hasIdentifier({ barcode, sku, product }: VariantOfProduct): boolean {
  return isGtin(barcode) || (product.brand !== null && sku !== null);
}

/** What shopping services object to in a variant. */
export function feedProblems(variant: VariantOfProduct): FeedProblem[] {
  const { product, barcode, image } = variant;
  const problems: Record<FeedProblem, boolean> = {
    NO_PICTURE: isPlaceholder(image),
    NO_DESCRIPTION: product.description.trim() === '',
    NO_IDENTIFIER: !hasIdentifier(variant),
    INVALID_BARCODE: barcode !== null && hasWrongCheckDigit(barcode),
    LONG_TITLE: feedTitle(variant).length > MAX_TITLE,
  };
  return (Object.keys(problems) as FeedProblem[]).filter((problem) => problems[problem]);
}

/** Whether services would reject the variant. */
export function isRejected(variant: VariantOfProduct): boolean {
  return feedProblems(variant).some((problem) => REJECTED.includes(problem));
}
