import type { Picture } from '../../catalogue/pictures/picture.ts';
import type { StoredLink } from '../links/link.ts';

export const sectionKinds = [
  'HERO',
  'ANNOUNCEMENT',
  'RUNNING_SALE',
  'CATEGORY_TILES',
  'PRODUCT_LIST',
  'COLLECTIONS',
  'PROMO_PANEL',
  'MOSAIC',
  'FEATURE_STRIP',
  'RICH_TEXT',
  'IMAGE_WITH_TEXT',
  'GALLERY',
  'VIDEO',
  'FAQ',
  'REVIEWS',
  'NEWSLETTER',
  'TEAM',
  'FIGURES',
  'CONTACT_FORM',
  'MAP',
  'RECENTLY_VIEWED',
] as const;
export type SectionKind = (typeof sectionKinds)[number];

export const sectionIcons = [
  'PHONE',
  'COMPUTER',
  'WATCH',
  'CAMERA',
  'HEADPHONES',
  'GAMING',
  'TRUCK',
  'SHIELD',
  'STORE',
  'PACKAGE',
  'BAG',
  'COINS',
  'HEART',
  'STAR',
  'LEAF',
  'CUP',
  'GIFT',
  'SHIRT',
  'SOFA',
  'BOOK',
  'CLOCK',
  'GLOBE',
  'CHAT',
  'PERCENT',
] as const;

export const productSources = [
  'FEATURED',
  'FULL_PRICE',
  'NEWEST',
  'BEST_SELLING',
  'REDUCED',
  'FLASH_SALE',
  'COLLECTION',
  'PRODUCTS',
] as const;

/** Which products' reviews a section shows. */
export const reviewSources = ['ALL', 'CATEGORY', 'PRODUCTS'] as const;

/** A slide, tile, question, person, figure or picture of a section, as stored. */
export interface SectionItem {
  id: string;
  caption: string;
  title: string;
  /** Markdown. */
  text: string;
  icon: (typeof sectionIcons)[number] | null;
  picture: Picture | null;
  pictureFit: 'COVER' | 'CONTAIN';
  link: StoredLink | null;
}

/** What all sections have, so that one that is not known any more can be kept. */
interface SectionHead {
  id: string;
  isHidden: boolean;
}

/** A section as stored. Fields that its kind does not have are empty. */
export interface Section extends SectionHead {
  kind: SectionKind;
  caption: string;
  title: string;
  /** Markdown. */
  text: string;
  link: StoredLink | null;
  picture: Picture | null;
  pictureSide: 'LEFT' | 'RIGHT';
  items: SectionItem[];
  countdown: 'NONE' | 'OFFER' | 'DATE';
  /** ISO 8601; JSON has no dates. */
  endsAt: string | null;
  productSource: (typeof productSources)[number];
  productIds: string[];
  collectionId: string | null;
  skip: number;
  limit: number;
  arrangement: 'CAROUSEL' | 'GRID';
  videoUrl: string;
  reviewSource: (typeof reviewSources)[number];
  /** Only reviews with at least so many. */
  minStars: number;
  categoryId: string | null;
}

/** A section of a kind that this version of the shop does not know. It is kept as it is, and never shown. */
export interface UnknownSection extends SectionHead {
  kind: string;
}

export type StoredSection = Section | UnknownSection;

export function isKnown(section: StoredSection): section is Section {
  return (sectionKinds as readonly string[]).includes(section.kind);
}
