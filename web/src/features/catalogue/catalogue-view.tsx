import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useList } from '../../apollo/use-list.ts';
import { CatalogueDocument } from '../../gql/graphql.ts';
import { parseShopSearch, type ShopSearch } from '../../navigation/shop-search.ts';
import { Container } from '../../ui/layout/container.tsx';
import { PageHeading } from '../../ui/layout/page-heading.tsx';
import { AppliedFilters } from './applied-filters.tsx';
import { CatalogueResults } from './catalogue-results.tsx';
import { catalogueVariables } from './catalogue-variables.ts';
import { CategoryFilter } from './category-filter.tsx';
import { describeSearch } from './describe-search.ts';
import { FilterButton } from './filter-button.tsx';
import styles from './shop-page.module.css';
import { SortSelect } from './sort-select.tsx';
import { useCategories } from './use-categories.ts';

interface CatalogueViewProps {
  title: string;
  /** Between the heading and the products. */
  intro?: ReactNode;
  /** The handle of the collection that is shown; left out: the whole catalogue. */
  collection?: string;
  /** The path of the page with a search. */
  toPath: (search: ShopSearch) => string;
}

/** Products with category filters, search text and a sort order, all of them in the URL. */
export function CatalogueView({ title, intro, collection, toPath }: CatalogueViewProps) {
  const [search, change] = useShopSearch(toPath);
  const variables = catalogueVariables(search, collection);
  const result = useList(CatalogueDocument, variables, (data) => data.products);
  const { labelOf } = useCategories();
  const found =
    result.nodes === undefined || result.isStale
      ? null
      : plural(result.total, { one: '# product', other: '# products' });
  const correctedText = result.page?.correctedText;
  const changeCategories = (categories: readonly string[]) => change({ categories });

  return (
    <Container className={styles.page}>
      <section className={styles.filters} data-toasts-beside aria-label={t`Filters`}>
        <CategoryFilter chosen={search.categories} onChange={changeCategories} />
      </section>
      <div className={styles.main}>
        <div className={styles.head}>
          <PageHeading>{title}</PageHeading>
          <p role="status" className={styles.count}>
            {found ?? (!result.error && <span aria-hidden="true">…</span>)}
          </p>
          <div className={styles.tools}>
            <FilterButton
              chosen={search.categories}
              onChange={changeCategories}
              showLabel={found === null ? t`Show products` : t`Show ${found}`}
            />
            <SortSelect value={search.sort} onChange={(sort) => change({ sort })} />
          </div>
        </div>
        {intro}
        {correctedText && (
          <p>
            <Trans>Showing results for “{correctedText}”</Trans>
          </p>
        )}
        <AppliedFilters search={search} labelOf={labelOf} onChange={change} />
        <CatalogueResults
          result={result}
          searchText={search.text}
          searchLabel={describeSearch(search, labelOf)}
          onClear={() => change({ text: '', categories: [] })}
        />
      </div>
    </Container>
  );
}

/**
 * The search parameters, and a function that changes some of them. Each change is a history entry, so "back" undoes it;
 * neither the focus nor the scroll position moves.
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
