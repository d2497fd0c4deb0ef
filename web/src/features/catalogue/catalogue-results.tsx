import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import SearchX from 'lucide-react/icons/search-x';
import { useRef } from 'react';
import { errorMessage } from '../../apollo/error-message.ts';
import type { List } from '../../apollo/use-list.ts';
import { Button } from '../../ui/actions/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { LoadMore, useFocusAfterLoadMore } from '../../ui/data/load-more.tsx';
import { type ListedProduct, ProductCardGrid } from './shared/product-card/product-card-grid.tsx';
import { productCount } from './product-count.ts';
import { SearchAlternatives } from './search-alternatives.tsx';
import styles from './catalogue-results.module.css';

const SKELETONS = 12;
/** Products in the first row of the widest screen. */
const FIRST_ROW = 4;

interface CatalogueResultsProps {
  result: List<ListedProduct>;
  /** Empty if there is none. */
  searchText: string;
  /** The message for no results, with the search and filters; null without them. */
  nothingFound: string | null;
  onClear: () => void;
}

/** The product list in all its states: loading, failed, empty, loaded, and with more to load. */
export function CatalogueResults({ result, searchText, nothingFound, onClear }: CatalogueResultsProps) {
  const { nodes: products, total, hasMore, isStale, error, retry, more } = result;
  const list = useRef<HTMLDivElement>(null);
  const focusFirstNew = useFocusAfterLoadMore(
    products?.length ?? 0,
    (index) => list.current?.querySelectorAll<HTMLElement>('h2 a')[index],
  );

  if (error && !products) return <ErrorState cause={errorMessage(error)} onRetry={retry} />;
  if (products?.length === 0) {
    return (
      <>
        <EmptyState
          icon={<SearchX size={28} aria-hidden="true" />}
          title={t`No products found`}
          action={
            nothingFound !== null && (
              <Button onClick={onClear}>
                <Trans>Clear all filters</Trans>
              </Button>
            )
          }
        >
          {nothingFound ?? t`We’re adding products. Please come back soon.`}
        </EmptyState>
        {searchText !== '' && <SearchAlternatives text={searchText} />}
      </>
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
          total={total}
          totalLabel={productCount(result)}
          isLoading={more.isLoading}
          error={more.error === null ? null : errorMessage(more.error)}
          onLoad={() => {
            focusFirstNew();
            void more.load();
          }}
        />
      )}
    </div>
  );
}
