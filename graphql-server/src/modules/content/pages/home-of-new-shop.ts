import { isDeepStrictEqual } from 'node:util';
import { type HeroSlide, sampleSlides } from '../../settings/own-sections.ts';
import { emptySection, sectionsSchema } from '../sections/section-rules.ts';
import type { Section, SectionItem } from '../sections/section.ts';
import type { PublishedPage } from './published-page.ts';

const goods = sectionsSchema
  .parse([
    { kind: 'CATEGORY_TILES' },
    { kind: 'PRODUCT_LIST', productSource: 'NEWEST', limit: 12 },
    { kind: 'COLLECTIONS', limit: 6 },
  ])
  .map((section, index) => ({ ...section, id: `home-${index + 1}` }) as Section);

/**
 * The home page until somebody writes one: what the shop sells, and nothing that its merchant did not enter.
 * The storefront names the sections. `slides` are those of the settings, which merchants could enter before
 * the home page was a page.
 */
export function homeOfNewShop(slides: readonly HeroSlide[]): PublishedPage {
  return {
    id: 'home',
    handle: 'home',
    title: '',
    seoTitle: '',
    seoDescription: '',
    publishedAt: null,
    sections: isDeepStrictEqual(slides, sampleSlides) ? goods : [heroOf(slides), ...goods],
  };
}

function heroOf(slides: readonly HeroSlide[]): Section {
  return {
    ...emptySection,
    id: 'home-hero',
    kind: 'HERO',
    isHidden: false,
    picture: null,
    items: slides.map(toItem),
  };
}

function toItem({ id, caption, title, linkText, linkUrl, picture }: HeroSlide): SectionItem {
  return {
    id,
    caption,
    title,
    text: '',
    icon: null,
    picture,
    pictureFit: 'COVER',
    link: { kind: 'URL', label: linkText, target: linkUrl },
  };
}
