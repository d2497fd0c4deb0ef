import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useList } from '../../apollo/use-list.ts';
import { CatalogueDocument, FilterableFieldsDocument } from '../../gql/graphql.ts';
import { noFilters, parseShopSearch, type ShopSearch } from '../../navigation/shop-search.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import { useCurrency } from '../../shop/use-shop.ts';
import { Container } from '../../ui/layout/container.tsx';
import { HydrationBoundary } from '../../ui/layout/hydration-boundary.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { CatalogueResults } from './catalogue-results.tsx';
import { catalogueVariables } from './catalogue-variables.ts';
import { describeSearch } from './describe-search.ts';
import { AppliedFilters } from './filters/applied-filters.tsx';
import { FilterButton } from './filters/filter-button.tsx';
import { appliedFilters } from './filters/filter-labels.ts';
import { FilterPanel, type FilterPanelProps } from './filters/filter-panel.tsx';
import styles from './shop-page.module.css';
import { SortSelect } from './sort-select.tsx';
import { PageResults } from './page-results.tsx';
import { productCount } from './product-count.ts';
import { useCategories } from './shared/categories/use-categories.ts';

interface CatalogueViewProps {
  title: string;
  /** At the end of the heading, which then has a frame; null while it loads. */
  picture?: ReactNode;
  /** Between the heading and the products. */
  intro?: ReactNode;
  /** The handle of the collection; omitted for the whole catalog. */
  collection?: string;
  /** Returns the path of the page with a search. */
  toPath: (search: ShopSearch) => string;
}

/** The width from which the filters fit beside the products. */
const WIDE = '(min-width: 992px)';

/** Products with filters, search text and a sort order, all stored in the URL. */
export function CatalogueView({ title, picture, intro, collection, toPath }: CatalogueViewProps) {
  const [search, change] = useShopSearch(toPath);
  const variables = catalogueVariables(search, collection);
  const result = useList(CatalogueDocument, variables, (data) => data.products);
  const { labelOf } = useCategories();
  const countLabel = result.nodes === undefined || result.isStale ? null : productCount(result);
  const correctedText = result.page?.correctedText;
  const { data } = useQuery(FilterableFieldsDocument, { skip: search.fields.length === 0 });
  const filters = appliedFilters(search, {
    labelOf,
    currency: useCurrency(),
    fieldNames: data ? [...data.ofProducts, ...data.ofVariants] : [],
  });
  const panel = { search, collection, onChange: change };

  return (
    <Container className={styles.page}>
      <section className={styles.filters} data-toasts-beside aria-label={t`Filters`}>
        <HydrationBoundary seenAt={WIDE}>
          <WidePanel {...panel} />
        </HydrationBoundary>
      </section>
      <div className={styles.main}>
        <div className={styles.head}>
          <div className={styles.title} data-framed={picture !== undefined || undefined}>
            <PageHeading>{title}</PageHeading>
            <p role="status" className={styles.count}>
              {countLabel ?? (!result.error && <span aria-hidden="true">…</span>)}
            </p>
            {picture}
          </div>
          {intro}
          <div className={styles.tools}>
            <FilterButton
              {...panel}
              className={styles.filterButton}
              chosen={filters.length}
              showLabel={countLabel === null ? t`Show products` : t`Show ${countLabel}`}
            />
            <SortSelect
              value={search.sort}
              isSearch={Boolean(search.text)}
              onChange={(sort) => change({ sort })}
            />
          </div>
        </div>
        {correctedText && (
          <p>
            <Trans>Showing results for “{correctedText}”</Trans>
          </p>
        )}
        {search.text !== '' && collection === undefined && <PageResults text={search.text} />}
        <AppliedFilters text={search.text} filters={filters} onChange={change} />
        <CatalogueResults
          result={result}
          searchText={search.text}
          nothingFound={
            search.text === '' && filters.length === 0
              ? null
              : describeSearch({
                  text: search.text,
                  categories: search.categories.map(labelOf),
                  filters: filters.slice(search.categories.length).map(({ label }) => label),
                })
          }
          onClear={() => change({ text: '', ...noFilters })}
        />
      </div>
    </Container>
  );
}

/**
 * A separate component, because it renders again once the width is known, and the products must not wait for
 * that.
 */
function WidePanel(panel: FilterPanelProps) {
  return <FilterPanel {...panel} isShown={useMediaQuery(WIDE)} isRoomy />;
}

/**
 * The search parameters, and a function that changes some of them. Each change adds a history entry, so
 * "back" undoes it; focus and scroll position stay.
 */
function useShopSearch(
  toPath: CatalogueViewProps['toPath'],
): readonly [ShopSearch, (change: Partial<ShopSearch>) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const search = parseShopSearch(params);

  function change(part: Partial<ShopSearch>): void {
    // Synchronously: otherwise React would first reset a ticked checkbox to the old URL's state.
    void navigate(toPath({ ...search, ...part }), { preventScrollReset: true, flushSync: true });
  }

  return [search, change] as const;
}
