import { t } from '@lingui/core/macro';
import type { CategoryIntroQuery } from '../../gql/graphql.ts';
import type { ListedCategory } from './shared/categories/category-tree.ts';
import { PictureTile } from './shared/picture-tile.tsx';
import styles from './subcategory-tiles.module.css';

interface SubcategoryTilesProps {
  categories: readonly ListedCategory[];
  /** The same with their pictures; undefined while these load. */
  pictured: NonNullable<CategoryIntroQuery['category']>['children'] | undefined;
  /** The path of a category's page. */
  toPath: (slug: string) => string;
}

/**
 * The categories in the one that is shown, as tiles in a row; where it is too long for the screen, it
 * scrolls.
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
