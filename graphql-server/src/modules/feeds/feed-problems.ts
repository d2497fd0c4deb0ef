import { isPlaceholder } from '../catalogue/products/placeholder-picture.ts';
import { hasWrongCheckDigit, isGtin } from '../catalogue/variants/gtin.ts';
import { optionWords } from '../catalogue/variants/variant-rules.ts';
import type { VariantOfProduct } from '../catalogue/variants/variant.ts';
import { apparelDetails } from './apparel/apparel-details.ts';
import type { Demographics } from './apparel/demographics.ts';

/** What Google's product data specification allows, in characters. */
export const MAX_TITLE = 150;

/** What shopping services object to, in the order of the contract. */
export type FeedProblem =
  | 'NO_PICTURE'
  | 'NO_DESCRIPTION'
  | 'NOT_SHIPPED'
  | 'NO_IDENTIFIER'
  | 'INVALID_BARCODE'
  | 'LONG_TITLE'
  | 'NO_COLOR'
  | 'NO_SIZE'
  | 'NO_GENDER'
  | 'NO_AGE_GROUP';

/** Problems for which services reject a variant, so that their feeds go without it. */
const REJECTED: readonly FeedProblem[] = ['NO_PICTURE', 'NO_DESCRIPTION', 'NOT_SHIPPED'];

/** What a variant is to Google. */
export interface GoogleDetails extends Demographics {
  /** A number or a path of Google's product taxonomy. */
  googleCategory: string | null;
}

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
export function feedProblems(variant: VariantOfProduct, details: GoogleDetails): FeedProblem[] {
  const { product, barcode, image, colour, size } = variant;
  const { gender, ageGroup } = details;
  const apparel = apparelDetails(details.googleCategory);
  const problems: Record<FeedProblem, boolean> = {
    NO_PICTURE: isPlaceholder(image),
    NO_DESCRIPTION: product.description.trim() === '',
    NOT_SHIPPED: !variant.requiresShipping,
    NO_IDENTIFIER: !hasIdentifier(variant),
    INVALID_BARCODE: barcode !== null && hasWrongCheckDigit(barcode),
    LONG_TITLE: feedTitle(variant).length > MAX_TITLE,
    NO_COLOR: colour === null && apparel.includes('color'),
    NO_SIZE: size === null && apparel.includes('size'),
    NO_GENDER: gender === null && apparel.includes('gender'),
    NO_AGE_GROUP: ageGroup === null && apparel.includes('ageGroup'),
  };
  return (Object.keys(problems) as FeedProblem[]).filter((problem) => problems[problem]);
}

/** Whether services would reject a variant with these problems. */
export function isRejected(problems: readonly FeedProblem[]): boolean {
  return problems.some((problem) => REJECTED.includes(problem));
}
