import { sectionsSchema } from '../sections/section-rules.ts';
import type { Section } from '../sections/section.ts';
import type { PublishedPage } from './page.service.ts';

/**
 * The home page until somebody writes one: what the shop sells, and nothing that its merchant did not enter. The
 * storefront names the sections.
 */
export const homeOfNewShop: PublishedPage = {
  id: 'home',
  handle: 'home',
  title: '',
  seoTitle: '',
  seoDescription: '',
  publishedAt: null,
  sections: sectionsSchema
    .parse([
      { kind: 'CATEGORY_TILES' },
      { kind: 'PRODUCT_LIST', productSource: 'NEWEST', limit: 12 },
      { kind: 'COLLECTIONS', limit: 6 },
    ])
    .map((section, index) => ({ ...section, id: `home-${index + 1}` }) as Section),
};
