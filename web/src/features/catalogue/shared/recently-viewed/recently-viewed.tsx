import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { RecentlyViewedDocument } from '../../../../gql/graphql.ts';
import { useIsHydrated } from '../../../../lib/browser/use-is-hydrated.ts';
import { readRecentlyViewed } from '../../../../session/recently-viewed.ts';
import { SectionHead } from '../../../../ui/layout/section-head.tsx';
import { Carousel } from '../../../../ui/media/carousel.tsx';
import { ProductCard } from '../product-card/product-card.tsx';
import { ProductCardSkeleton } from '../product-card/product-card-skeleton.tsx';

/** The distance below the screen at which the products load. */
const NEAR = '600px';

interface RecentlyViewedProps {
  /** The product of the current page, which is left out. */
  except?: string;
}

/**
 * The products viewed in this browser, latest first; nothing without any. It belongs at the end of a page:
 * only the browser knows them, so the server does not render the section, and its products load when it comes
 * near the screen.
 */
export function RecentlyViewed({ except }: RecentlyViewedProps) {
  const isHydrated = useIsHydrated();
  // Viewing a product meanwhile does not move the others.
  const [stored] = useState(readRecentlyViewed);
  const ids = stored.filter((id) => id !== except);
  return isHydrated && ids.length > 0 ? <ViewedProducts ids={ids} /> : null;
}

function ViewedProducts({ ids }: { ids: readonly string[] }) {
  const section = useRef<HTMLElement>(null);
  const isNear = useIsNear(section);
  const { data, error } = useQuery(RecentlyViewedDocument, {
    // Sorted, so that the next page finds them in the cache whatever was viewed last.
    variables: { ids: ids.toSorted() },
    skip: !isNear,
  });
  const byId = new Map(data?.products.nodes.map((product) => [product.id, product]));
  const products = data && ids.flatMap((id) => byId.get(id) ?? []);
  if (error || products?.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="recently-viewed" aria-busy={!products}>
      <Carousel
        label={t`Recently viewed`}
        header={<SectionHead caption={t`Recently Viewed`} id="recently-viewed" />}
      >
        {products
          ? products.map((product) => <ProductCard key={product.id} product={product} />)
          : ids.map((id) => <ProductCardSkeleton key={id} />)}
      </Carousel>
    </section>
  );
}

function useIsNear(ref: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
