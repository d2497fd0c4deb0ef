import type { Scope } from '../../core/define-module.ts';
import { createLoader } from '../../shared/create-loader.ts';
import type { AssetsServices } from '../assets/assets.services.ts';
import type { CatalogueServices } from '../catalogue/catalogue.services.ts';
import { writtenLegalPages } from '../settings/legal/legal-pages.ts';
import type { ContentDatabase } from './content.tables.ts';
import { BlogService } from './blog/blog.service.ts';
import { findLinkUrls } from './links/link-urls.ts';
import { MenuService } from './menus/menu.service.ts';
import { PageListService } from './pages/page-list.service.ts';
import { PageService } from './pages/page.service.ts';
import { PageSearchService } from './search/page-search.service.ts';
import { SectionProductsService } from './sections/section-products.service.ts';
import { ThemeService } from './theme/theme.service.ts';

export function contentServices(
  { dependencies: { clock, config, currentContent, currentSettings, locale }, em }: Scope,
  { assets, catalogue }: AssetsServices & CatalogueServices,
) {
  const { general, legal, storefront, theme } = currentSettings.get();
  return {
    pages: new PageService(em, clock, assets, currentContent, storefront.heroSlides),
    pageList: new PageListService(em),
    blog: new BlogService(em, storefront.hasBlog),
    pageSearch: new PageSearchService(em, locale, writtenLegalPages(legal), storefront.hasBlog),
    menus: new MenuService(em, currentContent),
    theme: new ThemeService(assets, theme, config.isDemo ? null : general.name),
    sectionProducts: new SectionProductsService(em, catalogue),
    linkUrls: createLoader<string | null>(
      (keys) => findLinkUrls(em.getKysely<ContentDatabase>(), keys, storefront.hasBlog),
      null,
    ),
  };
}

export type ContentServices = ReturnType<typeof contentServices>;
