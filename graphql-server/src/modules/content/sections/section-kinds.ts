import type { Section, SectionItem, SectionKind } from './section.ts';

type Field = Exclude<keyof Section, 'id' | 'kind' | 'isHidden'>;
type ItemField = Exclude<keyof SectionItem, 'id'>;

/** Which fields a kind of section has. */
export interface KindRules {
  fields: readonly Field[];
  required?: readonly Field[];
  /** The lowest `limit`; 1 if omitted. */
  minLimit?: number;
  items?: {
    fields: readonly ItemField[];
    required: readonly ItemField[];
    min?: number;
    max: number;
  };
}

const products = ['productSource', 'productIds', 'collectionId', 'skip', 'limit', 'arrangement'] as const;
const countdown = ['countdown', 'endsAt'] as const;
const head = ['caption', 'title'] as const;

/** The kinds of sections. What one looks like, and its form, are in a folder of the web application each. */
export const sectionKindRules: Readonly<Record<SectionKind, KindRules>> = {
  HERO: {
    fields: ['items'],
    items: {
      fields: ['caption', 'title', 'icon', 'picture', 'pictureFit', 'link'],
      required: ['title', 'link'],
      min: 1,
      max: 8,
    },
  },
  ANNOUNCEMENT: { fields: ['title', 'link'], required: ['title'] },
  RUNNING_SALE: { fields: [...head, 'link', ...countdown, ...products] },
  CATEGORY_TILES: {
    fields: [...head, 'items'],
    items: { fields: ['title', 'icon', 'picture', 'link'], required: ['title', 'link'], max: 24 },
  },
  PRODUCT_LIST: { fields: [...head, 'link', ...products] },
  COLLECTIONS: { fields: [...head, 'link', 'limit'] },
  PROMO_PANEL: { fields: [...head, 'link', 'picture', ...countdown], required: ['title'] },
  MOSAIC: {
    fields: [...head, 'items'],
    items: {
      fields: ['title', 'text', 'picture', 'link'],
      required: ['title', 'link'],
      min: 1,
      max: 4,
    },
  },
  FEATURE_STRIP: {
    fields: ['items'],
    items: { fields: ['title', 'text', 'icon'], required: ['title'], max: 6 },
  },
  RICH_TEXT: { fields: ['title', 'text'], required: ['text'] },
  IMAGE_WITH_TEXT: {
    fields: ['title', 'text', 'picture', 'pictureSide', 'link'],
    required: ['title', 'picture'],
  },
  GALLERY: {
    fields: [...head, 'items'],
    items: { fields: ['caption', 'picture', 'link'], required: ['picture'], min: 1, max: 24 },
  },
  VIDEO: { fields: [...head, 'picture', 'videoUrl'], required: ['title', 'videoUrl'] },
  FAQ: {
    fields: [...head, 'items'],
    items: { fields: ['title', 'text'], required: ['title', 'text'], min: 1, max: 24 },
  },
  REVIEWS: {
    fields: [...head, 'reviewSource', 'categoryId', 'productIds', 'minStars', 'limit'],
    minLimit: 3,
  },
  NEWSLETTER: { fields: ['title', 'text'] },
  TEAM: {
    fields: [...head, 'items'],
    items: { fields: ['caption', 'title', 'text', 'picture'], required: ['title'], min: 1, max: 24 },
  },
  FIGURES: {
    fields: ['title', 'text', 'items'],
    items: { fields: ['title', 'text', 'icon'], required: ['title', 'text'], min: 1, max: 8 },
  },
  CONTACT_FORM: { fields: ['title'] },
  MAP: { fields: ['title', 'picture', 'link'], required: ['picture', 'link'] },
  RECENTLY_VIEWED: { fields: [] },
};

/** Whether the kind of a section has products. */
export function hasProducts({ kind }: Section): boolean {
  return sectionKindRules[kind].fields.includes('productSource');
}
