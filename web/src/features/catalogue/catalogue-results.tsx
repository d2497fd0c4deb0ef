import SearchX from 'lucide-react/icons/search-x';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../apollo/error-message.ts';
import { plural } from '../../lib/plural.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore } from '../../ui/data/load-more.tsx';
import { ProductCardGrid } from './product-card-grid.tsx';
import type { CatalogueResult } from './use-catalogue.ts';
import styles from './catalogue-results.module.css';

const SKELETONS = 12;
/** Products in the first row of the widest screen. */
const FIRST_ROW = 4;

interface CatalogueResultsProps {
  result: CatalogueResult;
  /** The search in words; empty without one. */
  searchLabel: string;
  onClear: () => void;
}

/** The product list in all its states: loading, failed, empty, loaded, and with more to load. */
export function CatalogueResults({ result, searchLabel, onClear }: CatalogueResultsProps) {
  const { products, total, hasMore, isStale, error, retry, more } = result;
  const list = useRef<HTMLDivElement>(null);
  const continueAt = useRef<number | null>(null);

  // After "Load more" the focus moves to the first new product.
  useEffect(() => {
    const index = continueAt.current;
    const card = index === null ? undefined : list.current?.querySelectorAll<HTMLElement>('h2 a')[index];
    if (!card) return;
    continueAt.current = null;
    card.focus({ preventScroll: true });
  }, [products?.length]);

  if (error && !products) return <ErrorState cause={errorMessage(error)} onRetry={retry} />;
  if (products?.length === 0) {
    return (
      <EmptyState
        icon={<SearchX size={28} aria-hidden="true" />}
        title="No products found"
        action={searchLabel !== '' && <Button onClick={onClear}>Clear all filters</Button>}
      >
        {searchLabel === ''
          ? 'The shop is being stocked. Please come back soon.'
          : `We found nothing for ${searchLabel}.`}
      </EmptyState>
    );
  }
  return (
    <div
      ref={list}
      className={styles.results}
      data-stale={isStale || undefined}
      aria-busy={isStale || !products}
    >
      <ProductCardGrid
        className={styles.grid}
        products={products}
        expected={SKELETONS}
        heading="h2"
        priorityCount={FIRST_ROW}
      />
      {products && hasMore && (
        <LoadMore
          shown={products.length}
          total={total ?? 0}
          totalLabel={plural(total ?? 0, 'product')}
          isLoading={more.isLoading}
          error={more.error === null ? null : errorMessage(more.error)}
          onLoad={() => {
            continueAt.current = products.length;
            void more.load();
          }}
        />
      )}
    </div>
  );
}
