import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { errorMessage } from '../../apollo/error-message.ts';
import { Button } from '../../ui/actions/button.tsx';
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useCategories } from './use-categories.ts';
import styles from './category-filter.module.css';

/** The number of filters in the specification (section 2), for the skeletons. */
const EXPECTED = 10;

interface CategoryFilterProps {
  /** Slugs of the active categories; none means all. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The category filters, any number of which may be active. */
export function CategoryFilter({ chosen, onChange }: CategoryFilterProps) {
  const id = useId();
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
    <fieldset>
      <legend className={styles.legend}>
        <Trans>Categories</Trans>
      </legend>
      {categories
        ? categories.map(({ slug, label }, index) => (
            <CheckboxField
              key={slug}
              id={`${id}-${index}`}
              name="category"
              value={slug}
              label={label}
              checked={chosen.includes(slug)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, slug] : chosen.filter((other) => other !== slug))
              }
            />
          ))
        : Array.from({ length: EXPECTED }, (_, index) => (
            <div key={index} className={styles.placeholder}>
              <Skeleton width="75%" height="1.5rem" />
            </div>
          ))}
    </fieldset>
  );
}
