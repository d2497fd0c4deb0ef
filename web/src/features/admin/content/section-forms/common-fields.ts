import { t } from '@lingui/core/macro';
import type { Choice, SectionField } from './section-form.ts';

/* Fields that several kinds have. The server's limits. */
const MAX_CAPTION = 60;
const MAX_TITLE = 120;
const MAX_TEXT = 20_000;
const MAX_ITEM_TEXT = 5000;
const MAX_LISTED = 12;

/** What a kind may say differently of a field. */
type Words = Partial<Pick<SectionField, 'label' | 'hint' | 'required'>>;

export const captionField = (words: Words = {}): SectionField => ({
  type: 'line',
  name: 'caption',
  label: t`Line above the title`,
  max: MAX_CAPTION,
  ...words,
});

export const titleField = (words: Words = {}): SectionField => ({
  type: 'line',
  name: 'title',
  label: t`Title`,
  max: MAX_TITLE,
  ...words,
});

/** A section's text. */
export const textField = (words: Words = {}): SectionField => ({
  type: 'markdown',
  name: 'text',
  label: t`Text`,
  hint: t`Markdown: # heading, **bold**, - list, [link](/shop)`,
  max: MAX_TEXT,
  ...words,
});

/** An item's text. */
export const itemTextField = (words: Words = {}): SectionField => ({
  ...textField(words),
  type: 'markdown',
  name: 'text',
  max: MAX_ITEM_TEXT,
});

/** A link with its own text, such as a button. */
export const buttonField = (words: Words = {}): SectionField => ({
  type: 'link',
  name: 'link',
  label: t`Link`,
  hasLabel: true,
  ...words,
});

/** Where a tile or a picture leads to. */
export const linkField = (words: Words = {}): SectionField => ({
  type: 'link',
  name: 'link',
  label: t`Link`,
  hasLabel: false,
  ...words,
});

export const pictureField = (words: Words = {}): SectionField => ({
  type: 'picture',
  name: 'picture',
  label: t`Picture`,
  ...words,
});

export const iconField = (words: Words = {}): SectionField => ({
  type: 'icon',
  name: 'icon',
  label: t`Icon`,
  ...words,
});

/** A countdown: to the shop's offer, or to a time of its own. */
export const countdownFields = (): SectionField[] => [
  {
    type: 'choice',
    name: 'countdown',
    label: t`Countdown`,
    options: [
      { value: 'NONE', label: t`None` },
      { value: 'OFFER', label: t`To the end of the shop’s offer` },
      { value: 'DATE', label: t`To a time of its own` },
    ],
  },
  {
    type: 'date-time',
    name: 'endsAt',
    label: t`Ends at`,
    required: true,
    isShown: ({ countdown }) => countdown === 'DATE',
  },
];

/** Which products a section lists, and how. */
export const productFields = (): SectionField[] => [
  { type: 'choice', name: 'productSource', label: t`Products`, options: productSources() },
  {
    type: 'collection',
    name: 'collectionId',
    label: t`Collection`,
    required: true,
    isShown: ({ productSource }) => productSource === 'COLLECTION',
  },
  chosenProductsField(({ productSource }) => productSource === 'PRODUCTS'),
  limitField({ label: t`How many products` }),
  {
    type: 'number',
    name: 'skip',
    label: t`Leave out the first`,
    hint: t`For a second list that continues the first one.`,
    min: 0,
    max: 100,
    isShown: ({ productSource }) => productSource !== 'PRODUCTS',
  },
  {
    type: 'choice',
    name: 'arrangement',
    label: t`Arrangement`,
    options: [
      { value: 'GRID', label: t`Several rows` },
      { value: 'CAROUSEL', label: t`One row to scroll` },
    ],
  },
];

/** Products chosen by hand. */
export const chosenProductsField = (isShown: SectionField['isShown']): SectionField => ({
  type: 'products',
  name: 'productIds',
  label: t`Chosen products`,
  required: true,
  max: MAX_LISTED,
  isShown,
});

export const limitField = ({ label, min = 1 }: { label: string; min?: number }): SectionField => ({
  type: 'number',
  name: 'limit',
  label,
  min,
  max: MAX_LISTED,
});

const productSources = (): Choice[] => [
  { value: 'FEATURED', label: t`All, in your order` },
  { value: 'FULL_PRICE', label: t`Not reduced, in your order` },
  { value: 'NEWEST', label: t`The newest` },
  { value: 'BEST_SELLING', label: t`The best-selling` },
  { value: 'REDUCED', label: t`Reduced ones` },
  { value: 'FLASH_SALE', label: t`Those in running flash sales` },
  { value: 'COLLECTION', label: t`Those of a collection` },
  { value: 'PRODUCTS', label: t`Chosen by hand` },
];
