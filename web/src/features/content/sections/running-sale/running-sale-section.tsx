import { ProductRow } from '../product-list/product-row.tsx';
import { productsTitle } from '../product-list/products-title.ts';
import { SectionCountdown } from '../section-countdown.tsx';
import type { SectionProps } from '../section-props.ts';

/** Products in one row, with a countdown beside the title. */
export function CountdownProductsSection({ section }: SectionProps) {
  if (section.products.length === 0) return null;
  return (
    <ProductRow section={section}>
      <SectionCountdown section={section} label={section.title || productsTitle(section.productSource)} />
    </ProductRow>
  );
}
