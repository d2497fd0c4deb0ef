import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '../../navigation/paths.ts';
import type { ProductCard_productFragment } from '../../gql/graphql.ts';
import { ButtonLink } from '../../ui/actions/button-link.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { ProductCardGrid } from '../catalogue/shared/product-card/product-card-grid.tsx';

const SHOWN = 8;

interface ExploreProductsProps {
  /** Undefined while loading; without any the whole section is left out. */
  products: readonly ProductCard_productFragment[] | undefined;
}

/** A sample of the catalog, with a link to all of it. */
export function ExploreProducts({ products }: ExploreProductsProps) {
  if (products?.length === 0) return null;
  return (
    <section aria-labelledby="explore">
      <Stack gap={48}>
        <SectionHead caption={t`Our Products`} title={t`Explore Our Products`} id="explore" />
        <ProductCardGrid products={products?.slice(0, SHOWN)} expected={SHOWN} />
        <Stack align="center">
          <ButtonLink to={paths.shop()}>
            <Trans>View All Products</Trans>
          </ButtonLink>
        </Stack>
      </Stack>
    </section>
  );
}
