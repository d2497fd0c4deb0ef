import { useSearchParams } from 'react-router-dom';
import { pages } from '../../navigation/pages.ts';
import { paths } from '../../navigation/paths.ts';
import { onlyCategoryOf, parseShopSearch } from '../../navigation/shop-search.ts';
import { usePageTitle } from '../../navigation/use-page.ts';
import { CatalogueView } from './catalogue-view.tsx';
import { useCategories } from './use-categories.ts';

/** The whole catalogue; with one category chosen and nothing else, that category's page. */
export function ShopPage() {
  const [params] = useSearchParams();
  const search = parseShopSearch(params);
  const { labelOf } = useCategories();
  const category = onlyCategoryOf(search);
  const title = category === null ? pages.shop.title(search.text) : labelOf(category);
  usePageTitle(title);
  return <CatalogueView title={title} toPath={paths.shop} />;
}
