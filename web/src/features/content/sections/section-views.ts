import { type ComponentType, lazy } from 'react';
import type { SectionKind } from '../../../gql/graphql.ts';
import type { SectionProps } from './section-props.ts';

type View = ComponentType<SectionProps>;

function view<Name extends string>(load: () => Promise<Record<Name, View>>, name: Name): View {
  return lazy<View>(async () => ({ default: (await load())[name] }));
}

/** What each kind of section looks like; a page loads only the kinds that it shows. */
export const sectionViews: Readonly<Record<SectionKind, View>> = {
  HERO: view(() => import('./hero/hero-section.tsx'), 'HeroSection'),
  ANNOUNCEMENT: view(() => import('./announcement/announcement-section.tsx'), 'AnnouncementSection'),
  RUNNING_SALE: view(() => import('./running-sale/running-sale-section.tsx'), 'CountdownProductsSection'),
  CATEGORY_TILES: view(() => import('./category-tiles/category-tiles-section.tsx'), 'CategoryTilesSection'),
  PRODUCT_LIST: view(() => import('./product-list/product-list-section.tsx'), 'ProductListSection'),
  COLLECTIONS: view(() => import('./collections/collections-section.tsx'), 'CollectionsSection'),
  PROMO_PANEL: view(() => import('./promo-panel/promo-panel-section.tsx'), 'PromoPanelSection'),
  MOSAIC: view(() => import('./mosaic/mosaic-section.tsx'), 'MosaicSection'),
  FEATURE_STRIP: view(() => import('./feature-strip/feature-strip-section.tsx'), 'FeatureStripSection'),
  RICH_TEXT: view(() => import('./rich-text/rich-text-section.tsx'), 'RichTextSection'),
  IMAGE_WITH_TEXT: view(
    () => import('./image-with-text/image-with-text-section.tsx'),
    'ImageWithTextSection',
  ),
  GALLERY: view(() => import('./gallery/gallery-section.tsx'), 'GallerySection'),
  VIDEO: view(() => import('./video/video-section.tsx'), 'VideoSection'),
  FAQ: view(() => import('./faq/faq-section.tsx'), 'FaqSection'),
  REVIEWS: view(() => import('./reviews/reviews-section.tsx'), 'ReviewsSection'),
  NEWSLETTER: view(() => import('./newsletter/newsletter-section.tsx'), 'NewsletterSection'),
  TEAM: view(() => import('./team/team-section.tsx'), 'TeamSection'),
  FIGURES: view(() => import('./figures/figures-section.tsx'), 'FiguresSection'),
  CONTACT_FORM: view(() => import('./contact-form/contact-form-section.tsx'), 'ContactFormSection'),
  MAP: view(() => import('./map/map-section.tsx'), 'MapSection'),
  RECENTLY_VIEWED: view(
    () => import('./recently-viewed/recently-viewed-section.tsx'),
    'RecentlyViewedSection',
  ),
};
