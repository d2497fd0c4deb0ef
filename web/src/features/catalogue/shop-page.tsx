import { useQuery } from '@apollo/client/react';
import { useSearchParams } from 'react-router-dom';
import { CategoryIntroDocument } from '../../gql/graphql.ts';
import { pages } from '../../navigation/pages.ts';
import { paths } from '../../navigation/paths.ts';
import { onlyCategoryOf, parseShopSearch } from '../../navigation/shop-search.ts';
import { usePageTitle } from '../../navigation/use-page.ts';
import { Description } from '../../ui/data/description.tsx';
import { Picture } from '../../ui/media/picture.tsx';
import { CatalogueView } from './catalogue-view.tsx';
import { childrenOf } from './shared/categories/category-tree.ts';
import styles from './shop-page.module.css';
import { SubcategoryTiles } from './subcategory-tiles.tsx';
import { useCategories } from './shared/categories/use-categories.ts';

/** The whole catalog or, with one category selected and no text, that category's page. */
export function ShopPage() {
  const [params] = useSearchParams();
  const search = parseShopSearch(params);
  const { categories = [], labelOf } = useCategories();
  const slug = onlyCategoryOf(search);
  const title = slug === null ? pages.shop.title(search.text) : labelOf(slug);
  usePageTitle(title);
  // The category tree, already loaded for the menu, tells how much room the pictures need before they load.
  const isCategory = categories.some((category) => category.slug === slug);
  const { data } = useQuery(CategoryIntroDocument, { variables: { slug: slug ?? '' }, skip: slug === null });
  const children = isCategory ? childrenOf(categories, slug) : [];
  const picture = data?.category?.picture;
  const descriptionHtml = data?.category?.descriptionHtml ?? '';
  return (
    <CatalogueView
      title={title}
      picture={
        isCategory
          ? picture && (
              <Picture
                image={picture}
                alt=""
                className={styles.picture}
                sizes="(min-width: 660px) 192px, 112px"
                priority
              />
            )
          : undefined
      }
      intro={
        <>
          {descriptionHtml !== '' && <Description html={descriptionHtml} />}
          {children.length > 0 && (
            <SubcategoryTiles
              categories={children}
              pictured={data?.category?.children}
              toPath={(child) => paths.shop({ ...search, categories: [child] })}
            />
          )}
        </>
      }
      toPath={paths.shop}
    />
  );
}
