import { t } from '@lingui/core/macro';
import type { CategoryIntroQuery } from '../../gql/graphql.ts';
import type { ListedCategory } from './shared/categories/category-tree.ts';
import { PictureTile } from './shared/picture-tile.tsx';
import styles from './subcategory-tiles.module.css';

interface SubcategoryTilesProps {
  categories: readonly ListedCategory[];
  /** The same categories with pictures; undefined while loading. */
  pictured: NonNullable<CategoryIntroQuery['category']>['children'] | undefined;
  /** Returns the path of a category's page. */
  toPath: (slug: string) => string;
}

/**
 * The subcategories of the current category, as tiles in a row that scrolls if it is too wide for the screen.
 */
export function SubcategoryTiles({ categories, pictured, toPath }: SubcategoryTilesProps) {
  return (
    <ul role="list" className={styles.tiles} aria-label={t`In this category`}>
      {categories.map(({ slug, label }) => (
        <PictureTile
          key={slug}
          className={styles.tile}
          name={label}
          to={toPath(slug)}
          picture={pictured && (pictured.find((category) => category.slug === slug)?.picture ?? null)}
          sizes="(min-width: 992px) 140px, 120px"
        />
      ))}
    </ul>
  );
}
