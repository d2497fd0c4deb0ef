import type {
  PageSection_sectionFragment,
  PictureFit,
  PictureSide,
  ProductSource,
  ReviewSource,
  SectionArrangement,
  SectionCountdown,
  SectionIcon,
  SectionKind,
} from '../../../../gql/graphql.ts';
import { newUuid } from '../../../../lib/new-uuid.ts';
import { toZonedInput } from '../../../../lib/time/zoned-time.ts';
import { type LinkValues, linkValues, noLink } from '../links/link-values.ts';

/** A picture with its description, as typed. */
export interface PictureValue {
  assetId: string;
  url: string;
  alt: string;
  /** What stays visible where it is cropped; null for a new picture. */
  focalPoint: { x: number; y: number } | null;
}

/** A slide, tile, question and the like, as typed. */
export interface ItemValues {
  /** Identifies it in the form: its id, or a random one if it is new. */
  key: string;
  /** Empty for a new one. */
  itemId: string;
  caption: string;
  title: string;
  text: string;
  icon: SectionIcon | '';
  picture: PictureValue | null;
  pictureFit: PictureFit;
  link: LinkValues;
}

/** A section as typed. Which fields it uses depends on its kind; see `sectionForms`. */
export interface SectionValues {
  /** Identifies it in the form: its id, or a random one if it is new. */
  key: string;
  /** Empty for a new one. */
  sectionId: string;
  /** Empty for a kind that this version of the shop does not know. */
  kind: SectionKind | '';
  isHidden: boolean;
  caption: string;
  title: string;
  text: string;
  link: LinkValues;
  picture: PictureValue | null;
  pictureSide: PictureSide;
  items: ItemValues[];
  countdown: SectionCountdown;
  /** The value of a `datetime-local` input, in the shop's time zone. */
  endsAt: string;
  productSource: ProductSource;
  productIds: string[];
  /** Empty for none. */
  collectionId: string;
  skip: string;
  limit: string;
  arrangement: SectionArrangement;
  videoUrl: string;
  reviewSource: ReviewSource;
  minStars: string;
  /** Empty for none. */
  categoryId: string;
}

/** The values that a section or an item of it may have. */
export type PartValues = Partial<SectionValues & ItemValues>;

export function newItem(): ItemValues {
  return {
    key: newUuid(),
    itemId: '',
    caption: '',
    title: '',
    text: '',
    icon: '',
    picture: null,
    pictureFit: 'COVER',
    link: noLink,
  };
}

/** A new section; `start` are values that its kind starts with. */
export function newSection(kind: SectionKind, start: Partial<SectionValues> = {}): SectionValues {
  return {
    key: newUuid(),
    sectionId: '',
    kind,
    isHidden: false,
    caption: '',
    title: '',
    text: '',
    link: noLink,
    picture: null,
    pictureSide: 'RIGHT',
    items: [],
    countdown: 'NONE',
    endsAt: '',
    productSource: 'FEATURED',
    productIds: [],
    collectionId: '',
    skip: '0',
    limit: '8',
    arrangement: 'GRID',
    videoUrl: '',
    reviewSource: 'ALL',
    minStars: '4',
    categoryId: '',
    ...start,
  };
}

/** A copy that counts as new. */
export function copyOf(section: SectionValues): SectionValues {
  return {
    ...section,
    key: newUuid(),
    sectionId: '',
    items: section.items.map((item) => ({ ...item, key: newUuid(), itemId: '' })),
  };
}

/** The form's values for a saved section, with times in the time zone. */
export function sectionValues(section: PageSection_sectionFragment, timeZone: string): SectionValues {
  return {
    key: section.id,
    sectionId: section.id,
    kind: section.kind ?? '',
    isHidden: section.isHidden,
    caption: section.caption,
    title: section.title,
    text: section.text,
    link: linkValues(section.link),
    picture: pictureValue(section.picture),
    pictureSide: section.pictureSide,
    items: section.items.map((item) => ({
      key: item.id,
      itemId: item.id,
      caption: item.caption,
      title: item.title,
      text: item.text,
      icon: item.icon ?? '',
      picture: pictureValue(item.picture),
      pictureFit: item.pictureFit,
      link: linkValues(item.link),
    })),
    countdown: section.countdown,
    endsAt: section.endsAt == null ? '' : toZonedInput(section.endsAt, timeZone),
    productSource: section.productSource,
    productIds: [...section.productIds],
    collectionId: section.collectionId ?? '',
    skip: String(section.skip),
    limit: String(section.limit),
    arrangement: section.arrangement,
    videoUrl: section.videoUrl,
    reviewSource: section.reviewSource,
    minStars: String(section.minStars),
    categoryId: section.categoryId ?? '',
  };
}

function pictureValue(picture: PageSection_sectionFragment['picture']): PictureValue | null {
  if (picture?.assetId == null) return null;
  const { assetId, url, alt, focalPoint } = picture;
  return { assetId, url, alt, focalPoint: focalPoint ? { x: focalPoint.x, y: focalPoint.y } : null };
}

/** Changes some values; a function gets the latest ones, for changes that come later. */
export type ChangeValues = (change: PartValues | ((latest: PartValues) => PartValues)) => void;
