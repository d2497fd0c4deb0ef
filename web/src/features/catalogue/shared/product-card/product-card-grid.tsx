import type { ProductCard_colourFragment, ProductCard_productFragment } from '../../../../gql/graphql.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { HydrationBoundary } from '../../../../ui/layout/hydration-boundary.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductCardSkeleton } from './product-card-skeleton.tsx';

/** A product of a list, which may be filtered by colors. */
export interface ListedProduct extends ProductCard_productFragment {
  /** The first of the selected colors that it has. */
  matchingColour?: ProductCard_colourFragment | null;
}

interface ProductCardGridProps {
  /** Undefined while loading, which shows skeletons. */
  products: readonly ListedProduct[] | undefined;
  /** The number of skeletons. */
  expected: number;
  /** 'fours' for a row of four, so that no single card wraps onto a second row. */
  columns?: 'products' | 'fours';
  heading?: 'h2' | 'h3';
  /** The number of cards visible without scrolling; the others hydrate after them. */
  priorityCount?: number;
  className?: string;
}

/** Product cards in columns: 2 on a phone, 4 on a wide screen. */
export function ProductCardGrid({
  products,
  expected,
  columns = 'products',
  heading,
  priorityCount = 0,
  className,
}: ProductCardGridProps) {
  const cards = products?.map((product, index) => (
    <li key={product.id}>
      <ProductCard
        product={product}
        colour={product.matchingColour}
        heading={heading}
        priority={index < priorityCount}
      />
    </li>
  ));
  return (
    <Grid as="ul" role="list" columns={columns} className={className}>
      {cards ? (
        <>
          {cards.slice(0, priorityCount)}
          <HydrationBoundary>{cards.slice(priorityCount)}</HydrationBoundary>
        </>
      ) : (
        Array.from({ length: expected }, (_, index) => (
          <li key={index} aria-hidden="true">
            <ProductCardSkeleton />
          </li>
        ))
      )}
    </Grid>
  );
}
