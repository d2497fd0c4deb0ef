import type { ProductCard_productFragment } from '../../gql/graphql.ts';

type Product = Pick<ProductCard_productFragment, 'id' | 'title' | 'colours' | 'sizes' | 'inStock'>;

interface MovePlan<P extends Product> {
  /** Go into the cart, one of each. */
  additions: P[];
  /** Are there already and stay as they are (specification section 4); only the wish is fulfilled. */
  present: P[];
  /** Come in colours or sizes, which nobody has chosen yet. */
  undecided: P[];
  soldOut: P[];
}

/** Sorts the wished products by what 'Move All To Bag' can do with them; `inCart` holds ids of products. */
export function moveToCartPlan<P extends Product>(
  products: readonly P[],
  inCart: ReadonlySet<string>,
): MovePlan<P> {
  const plan: MovePlan<P> = { additions: [], present: [], undecided: [], soldOut: [] };
  for (const product of products) {
    if (product.colours.length > 0 || product.sizes.length > 0) plan.undecided.push(product);
    else if (inCart.has(product.id)) plan.present.push(product);
    else if (product.inStock) plan.additions.push(product);
    else plan.soldOut.push(product);
  }
  return plan;
}
