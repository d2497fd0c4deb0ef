import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../../../navigation/paths.ts';
import { Grid } from '../../../../ui/layout/grid.tsx';
import { childrenOf } from '../../../catalogue/shared/categories/category-tree.ts';
import { useCategories } from '../../../catalogue/shared/categories/use-categories.ts';
import { PictureTile } from '../../../catalogue/shared/picture-tile.tsx';
import type { Section_sectionFragment } from '../../../../gql/graphql.ts';
import { SectionFrame } from '../section-frame.tsx';
import { SectionIcon } from '../section-icon.tsx';
import type { SectionProps } from '../section-props.ts';
import styles from './category-tiles-section.module.css';

type Tile = Pick<Section_sectionFragment['items'][number], 'id' | 'title' | 'icon' | 'picture' | 'link'>;

/** Tiles that lead to categories or elsewhere; without any, the main categories. */
export function CategoryTilesSection({ section }: SectionProps) {
  const { categories = [] } = useCategories();
  const mainCategories = childrenOf(categories, null).map(({ slug, label }): Tile => {
    const link = { label, url: paths.shop({ categories: [slug] }) };
    return { id: slug, title: label, link };
  });
  const tiles: readonly Tile[] = section.items.length > 0 ? section.items : mainCategories;
  if (tiles.length === 0) return null;
  return (
    <SectionFrame section={section} usualTitle={t`Browse By Category`}>
      <Grid as="ul" role="list" columns="tiles">
        {tiles.map((tile) => (
          <CategoryTile key={tile.id} {...tile} />
        ))}
      </Grid>
    </SectionFrame>
  );
}

function CategoryTile({ title, icon, picture, link }: Tile) {
  if (link?.url == null) return null;
  if (picture) {
    return (
      <PictureTile
        name={title}
        to={link.url}
        picture={picture}
        sizes="(min-width: 992px) 180px, (min-width: 660px) 30vw, 50vw"
      />
    );
  }
  return (
    <li>
      <Link className={styles.tile} to={link.url}>
        {icon && <SectionIcon name={icon} size={56} strokeWidth={1.25} />}
        {title}
      </Link>
    </li>
  );
}
