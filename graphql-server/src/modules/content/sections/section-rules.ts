import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { message } from '../../../shared/messages/message.ts';
import { isUuid } from '../../../shared/new-id.ts';
import { line, storableText } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';
import { assetPicture } from '../../catalogue/pictures/picture-rules.ts';
import { linkSchema } from '../links/link.ts';
import { productSources, reviewSources, sectionIcons, sectionKinds } from './section.ts';
import { sectionKindRules } from './section-kinds.ts';

/** Larger pages load slowly, and nobody reads to their end. */
const MAX_SECTIONS = 50;
const MAX_ITEMS = 24;
const MAX_TEXT = 20_000;
const MAX_ITEM_TEXT = 5000;
const MAX_LISTED = 12;
const MAX_SKIP = 100;
const MAX_VIDEO_URL = 500;

/** A field that may be omitted or null, which mean `usual`. */
function optional<Schema extends z.ZodType>(schema: Schema, usual: z.output<Schema>) {
  return schema.nullish().transform((value): z.output<Schema> => value ?? usual);
}

function orNull<Schema extends z.ZodType>(schema: Schema) {
  return schema.nullish().transform((value): z.output<Schema> | null => value ?? null);
}

function markdown(max: number) {
  const tooLong = brokenRule('text.tooLong', { what: message('label.text'), max });
  return optional(storableText.trim().max(max, tooLong), '');
}

function wholeNumber(min: number, max: number, usual: number) {
  const outside = brokenRule('number.outOfBounds', { min, max });
  return optional(z.int().min(min, outside).max(max, outside), usual);
}

const id = z.string().refine(isUuid, brokenRule('link.unknownTarget'));

/** Players of other sites, which load when they are pressed, and files. */
const isVideoUrl = (url: string) =>
  /^https:\/\/(www\.youtube\.com\/watch\?v=|youtu\.be\/|vimeo\.com\/)[\w-]+$/.test(url) ||
  (/^https:\/\/[^\s"'<>\\]+\.(mp4|webm)$/i.test(url) && URL.canParse(url));

const itemFields = z.object({
  caption: optional(line('label.caption', 60), ''),
  title: optional(line('label.title', 120), ''),
  text: markdown(MAX_ITEM_TEXT),
  icon: orNull(z.enum(sectionIcons)),
  picture: orNull(assetPicture),
  pictureFit: optional(z.enum(['COVER', 'CONTAIN']), 'COVER'),
  link: orNull(linkSchema),
});
/** The id is that of the item that this one was; a new one has none. */
const item = itemFields.extend({ id: orNull(z.string()) });

const tooManyItems = (max: number) => brokenRule('section.tooManyItems', { max });

const fields = z.object({
  caption: optional(line('label.caption', 60), ''),
  title: optional(line('label.title', 120), ''),
  text: markdown(MAX_TEXT),
  link: orNull(linkSchema),
  picture: orNull(assetPicture),
  pictureSide: optional(z.enum(['LEFT', 'RIGHT']), 'RIGHT'),
  items: optional(z.array(item).max(MAX_ITEMS, tooManyItems(MAX_ITEMS)), []),
  countdown: optional(z.enum(['NONE', 'OFFER', 'DATE']), 'NONE'),
  // JSON has no dates.
  endsAt: z
    .date()
    .nullish()
    .transform((date) => date?.toISOString() ?? null),
  productSource: optional(z.enum(productSources), 'FEATURED'),
  productIds: optional(z.array(id).max(MAX_LISTED, tooManyItems(MAX_LISTED)), []),
  collectionId: orNull(id),
  skip: wholeNumber(0, MAX_SKIP, 0),
  limit: wholeNumber(1, MAX_LISTED, 8),
  arrangement: optional(z.enum(['CAROUSEL', 'GRID']), 'GRID'),
  videoUrl: optional(
    z
      .string()
      .trim()
      .max(MAX_VIDEO_URL, brokenRule('text.tooLong', { what: message('label.link'), max: MAX_VIDEO_URL }))
      .refine((url) => url === '' || isVideoUrl(url), brokenRule('section.videoUrl')),
    '',
  ),
  reviewSource: optional(z.enum(reviewSources), 'ALL'),
  minStars: wholeNumber(1, 5, 4),
  categoryId: orNull(id),
});

/** A section in which nothing is filled in. */
export const emptySection = fields.parse({});
const emptyItem = itemFields.parse({});

type Issues = z.core.$RefinementCtx;

/**
 * Reports what a kind requires and is missing, and what it does not have and is filled in all the same:
 * nobody would ever see that.
 */
function checkFields<Values extends object>(
  values: Values,
  empty: Values,
  uses: { fields: readonly (keyof Values)[]; required: readonly (keyof Values)[] },
  path: (string | number)[],
  issues: Issues,
): void {
  for (const field of Object.keys(empty) as (keyof Values & string)[]) {
    const isEmpty = isDeepStrictEqual(values[field], empty[field]);
    const isMissing = isEmpty && uses.required.includes(field);
    if (!isMissing && (isEmpty || uses.fields.includes(field))) continue;
    const rule = brokenRule(isMissing ? 'section.fieldMissing' : 'section.fieldUnused');
    issues.addIssue({ code: 'custom', path: [...path, field], message: rule });
  }
}

const knownSection = fields
  .extend({ id: orNull(z.string()), kind: z.enum(sectionKinds), isHidden: optional(z.boolean(), false) })
  .superRefine((section, issues) => {
    const { fields: used, required = [], minLimit = 1, items } = sectionKindRules[section.kind];
    const { countdown, productSource, reviewSource, limit } = section;
    const alsoRequired = [
      ...(countdown === 'DATE' ? (['endsAt'] as const) : []),
      ...(productSource === 'PRODUCTS' || reviewSource === 'PRODUCTS' ? (['productIds'] as const) : []),
      ...(productSource === 'COLLECTION' ? (['collectionId'] as const) : []),
      ...(reviewSource === 'CATEGORY' ? (['categoryId'] as const) : []),
      ...(items?.min ? (['items'] as const) : []),
    ];
    checkFields(
      section,
      emptySection,
      { fields: used, required: [...required, ...alsoRequired] },
      [],
      issues,
    );
    if (limit < minLimit) {
      const rule = brokenRule('number.outOfBounds', { min: minLimit, max: MAX_LISTED });
      issues.addIssue({ code: 'custom', path: ['limit'], message: rule });
    }
    if (!items) return;
    if (section.items.length > items.max) {
      issues.addIssue({ code: 'custom', path: ['items'], message: tooManyItems(items.max) });
    }
    for (const [index, one] of section.items.entries()) {
      checkFields(one, emptyItem, items, ['items', index], issues);
    }
  });

/**
 * A section of a kind that this version does not know: only its place and whether it is hidden can change.
 */
const unknownSection = z.object({
  id: z.string(),
  kind: z.null().optional(),
  isHidden: optional(z.boolean(), false),
});

/** All sections of a page. */
export const sectionsSchema = z
  .array(z.discriminatedUnion('kind', [knownSection, unknownSection]))
  .max(MAX_SECTIONS, brokenRule('sections.tooMany', { max: MAX_SECTIONS }));

/** Sections that follow their rules, whose pictures are still those that staff chose. */
export type ValidSection = z.output<typeof sectionsSchema>[number];
