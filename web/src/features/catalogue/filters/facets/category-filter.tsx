import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { errorMessage } from '../../../../apollo/error-message.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';
import {
  childrenOf,
  type ListedCategory,
  pathTo,
  toggleCategory,
} from '../../shared/categories/category-tree.ts';
import { useCategories } from '../../shared/categories/use-categories.ts';
import { FilterCheckbox } from './filter-checkbox.tsx';
import styles from './facets.module.css';

/** The number of filters in the specification (section 2), for the skeletons. */
const EXPECTED = 10;

interface CategoryFilterProps {
  /** The slugs of the selected categories; none means all. */
  chosen: readonly string[];
  /** The number of products in a category; null while unknown. */
  countOf: (slug: string) => number | null;
  onChange: (chosen: readonly string[]) => void;
}

/**
 * The category filters, which can be combined. Subcategories appear once their parent or one of them is
 * selected, and stay, so that nothing vanishes under the pointer or the focus.
 */
export function CategoryFilter({ chosen, countOf, onChange }: CategoryFilterProps) {
  const [opened, setOpened] = useState<readonly string[]>([]);
  const { categories, error, retry } = useCategories();
  if (error && !categories) {
    return (
      <div role="alert" className={styles.failure}>
        <p>
          <Trans>The filters could not be loaded. {errorMessage(error)}</Trans>
        </p>
        <Button size="sm" variant="outline" onClick={retry}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  }
  return (
    <>
      {categories
        ? childrenOf(categories, null).map((category) => (
            <FilterBranch
              key={category.slug}
              category={category}
              categories={categories}
              chosen={chosen}
              countOf={countOf}
              isOpen={(slug) => [...opened, ...chosen].some((other) => isOnWay(categories, slug, other))}
              onToggle={(slug) => {
                setOpened([...opened, slug]);
                onChange(toggleCategory(categories, chosen, slug));
              }}
            />
          ))
        : Array.from({ length: EXPECTED }, (_, index) => (
            <div key={index} className={styles.placeholder}>
              <Skeleton width="75%" height="1.5rem" />
            </div>
          ))}
    </>
  );
}

interface FilterBranchProps {
  category: ListedCategory;
  categories: readonly ListedCategory[];
  chosen: readonly string[];
  countOf: CategoryFilterProps['countOf'];
  /** Whether a category's subcategories are visible. */
  isOpen: (slug: string) => boolean;
  onToggle: (slug: string) => void;
}

/** A category and, once it is open, its subcategories. */
function FilterBranch({ category: { slug, label }, ...tree }: FilterBranchProps) {
  const { categories, chosen, countOf, isOpen, onToggle } = tree;
  const children = isOpen(slug) ? childrenOf(categories, slug) : [];
  return (
    <>
      <FilterCheckbox
        name="category"
        value={slug}
        label={label}
        count={countOf(slug) ?? undefined}
        checked={chosen.includes(slug)}
        onToggle={() => onToggle(slug)}
      />
      {children.length > 0 && (
        <div role="group" aria-label={label} className={styles.branch}>
          {children.map((child) => (
            <FilterBranch key={child.slug} category={child} {...tree} />
          ))}
        </div>
      )}
    </>
  );
}

/** Whether a category is the other one or one of its ancestors. */
function isOnWay(categories: readonly ListedCategory[], slug: string, other: string): boolean {
  return pathTo(categories, other).some((above) => above.slug === slug);
}
