import type { ReactNode } from 'react';
import type { Section_sectionFragment } from '../../../../gql/graphql.ts';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { Carousel } from '../../../../ui/media/carousel.tsx';
import { ProductCard } from '../../../catalogue/shared/product-card/product-card.tsx';
import { SectionButton } from '../section-button.tsx';
import { labelOf, SectionHeading } from '../section-heading.tsx';
import { productsTitle } from './products-title.ts';

interface ProductRowProps {
  section: Section_sectionFragment;
  /** Beside the title. */
  children?: ReactNode;
}

/** Products in one row, four at a time on wide screens. */
export function ProductRow({ section, children }: ProductRowProps) {
  const { title, products, productSource, link } = section;
  const usualTitle = productsTitle(productSource);
  return (
    <section aria-labelledby={labelOf(section, usualTitle)}>
      <Stack gap={48}>
        <Carousel
          label={title || usualTitle}
          header={
            <SectionHeading section={section} usualTitle={usualTitle}>
              {children}
            </SectionHeading>
          }
        >
          {products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </Carousel>
        {link?.url != null && (
          <Stack align="center">
            <SectionButton link={link} />
          </Stack>
        )}
      </Stack>
    </section>
  );
}
