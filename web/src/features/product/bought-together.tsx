import { t } from '@lingui/core/macro';
import type { ProductCard_productFragment } from '../../gql/graphql.ts';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ProductCardGrid } from '../catalogue/shared/product-card/product-card-grid.tsx';

interface BoughtTogetherProps {
  /** At most one row of the widest screen; without any the section is left out. */
  products: readonly ProductCard_productFragment[];
}

/** Products that other customers bought in the same orders. */
export function BoughtTogether({ products }: BoughtTogetherProps) {
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="bought-together">
      <Stack gap={48}>
        <SectionHead caption={t`Frequently Bought Together`} id="bought-together" />
        <ProductCardGrid products={products} expected={products.length} columns="fours" />
      </Stack>
    </section>
  );
}
