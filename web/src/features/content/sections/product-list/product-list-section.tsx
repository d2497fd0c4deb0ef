import { Stack } from '../../../../ui/layout/stack.tsx';
import { ProductCardGrid } from '../../../catalogue/shared/product-card/product-card-grid.tsx';
import { SectionButton } from '../section-button.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import { ProductRow } from './product-row.tsx';
import { productsTitle } from './products-title.ts';

/** A list of products, which is left out when it is empty. */
export function ProductListSection({ section }: SectionProps) {
  const { products, productSource, arrangement, link } = section;
  if (products.length === 0) return null;
  if (arrangement === 'CAROUSEL') return <ProductRow section={section} />;
  return (
    <SectionFrame section={section} usualTitle={productsTitle(productSource)}>
      <ProductCardGrid products={products} expected={products.length} />
      {link?.url != null && (
        <Stack align="center">
          <SectionButton link={link} />
        </Stack>
      )}
    </SectionFrame>
  );
}
