import type { ReactNode } from 'react';
import type { ProductCard_productFragment } from '../../gql/graphql.ts';
import { Carousel } from '../../ui/media/carousel.tsx';
import { SectionHead } from '../../ui/layout/section-head.tsx';
import { ProductCard } from '../catalogue/shared/product-card/product-card.tsx';
import { ProductCardSkeleton } from '../catalogue/shared/product-card/product-card-skeleton.tsx';

/* More than the four visible on the widest screen, so that the arrows are there from the start. */
const SKELETONS = 5;

interface ProductCarouselProps {
  /** The heading's id, which also labels the section. */
  id: string;
  caption: string;
  title: string;
  /** Undefined while loading; without any the whole section is left out. */
  products: readonly ProductCard_productFragment[] | undefined;
  /** Beside the title. */
  children?: ReactNode;
}

/** A section of the home page: products in a carousel, four at a time on wide screens. */
export function ProductCarousel({ id, caption, title, products, children }: ProductCarouselProps) {
  if (products?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Carousel
        label={title}
        header={
          <SectionHead caption={caption} title={title} id={id}>
            {children}
          </SectionHead>
        }
      >
        {products
          ? products.map((product) => <ProductCard key={product.id} product={product} />)
          : Array.from({ length: SKELETONS }, (_, index) => <ProductCardSkeleton key={index} />)}
      </Carousel>
    </section>
  );
}
