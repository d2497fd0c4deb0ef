import type { SectionKind } from '../../../../gql/graphql.ts';
import { announcementForm } from './kinds/announcement-form.ts';
import { categoryTilesForm } from './kinds/category-tiles-form.ts';
import { collectionsForm } from './kinds/collections-form.ts';
import { contactFormForm } from './kinds/contact-form-form.ts';
import { faqForm } from './kinds/faq-form.ts';
import { featureStripForm } from './kinds/feature-strip-form.ts';
import { figuresForm } from './kinds/figures-form.ts';
import { galleryForm } from './kinds/gallery-form.ts';
import { heroForm } from './kinds/hero-form.ts';
import { imageWithTextForm } from './kinds/image-with-text-form.ts';
import { mapForm } from './kinds/map-form.ts';
import { mosaicForm } from './kinds/mosaic-form.ts';
import { newsletterForm } from './kinds/newsletter-form.ts';
import { productListForm } from './kinds/product-list-form.ts';
import { promoPanelForm } from './kinds/promo-panel-form.ts';
import { recentlyViewedForm } from './kinds/recently-viewed-form.ts';
import { reviewsForm } from './kinds/reviews-form.ts';
import { richTextForm } from './kinds/rich-text-form.ts';
import { campaignForm } from './kinds/running-sale-form.ts';
import { teamForm } from './kinds/team-form.ts';
import { videoForm } from './kinds/video-form.ts';
import type { SectionForm } from './section-form.ts';

/** The form of each kind of section, in the order in which they are offered. */
export const sectionForms: Record<SectionKind, () => SectionForm> = {
  RICH_TEXT: richTextForm,
  IMAGE_WITH_TEXT: imageWithTextForm,
  PRODUCT_LIST: productListForm,
  HERO: heroForm,
  CATEGORY_TILES: categoryTilesForm,
  COLLECTIONS: collectionsForm,
  PROMO_PANEL: promoPanelForm,
  RUNNING_SALE: campaignForm,
  MOSAIC: mosaicForm,
  GALLERY: galleryForm,
  VIDEO: videoForm,
  FAQ: faqForm,
  REVIEWS: reviewsForm,
  FEATURE_STRIP: featureStripForm,
  FIGURES: figuresForm,
  TEAM: teamForm,
  ANNOUNCEMENT: announcementForm,
  NEWSLETTER: newsletterForm,
  CONTACT_FORM: contactFormForm,
  MAP: mapForm,
  RECENTLY_VIEWED: recentlyViewedForm,
};
