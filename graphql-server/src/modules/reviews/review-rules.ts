import { z } from 'zod';
import { message } from '../../shared/messages/message.ts';
import { requiredLine, storableText } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';
import type { Picture } from '../catalogue/pictures/picture.ts';

export const reviewStates = ['WAITING', 'APPROVED', 'REJECTED'] as const;
/** Staff's decision about the latest version. */
export type ReviewState = (typeof reviewStates)[number];

export type ReviewDecision = 'APPROVE' | 'REJECT';

const MAX_TITLE = 100;
const MIN_TEXT = 10;
const MAX_TEXT = 2000;
const MAX_PICTURES = 4;
const MAX_REPLY = 2000;
const MAX_REASON = 500;
/** Maximum number of reviews per decision. */
const MAX_DECIDED = 100;

/** Invisible characters except line breaks: control characters, and those that change text direction. */
const INVISIBLE = /[^\P{Cc}\n]|[\u{200B}\u{200E}\u{200F}\u{202A}-\u{202E}\u{2066}-\u{2069}\u{FEFF}]/gu;

/** Cleans text: no control characters, at most one consecutive empty line. */
function cleaned(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const what = message('label.review');

const text = storableText.transform(cleaned).pipe(
  z
    .string()
    .min(1, brokenRule('text.required', { what }))
    .min(MIN_TEXT, brokenRule('review.tooShort', { min: MIN_TEXT }))
    .max(MAX_TEXT, brokenRule('text.tooLong', { what, max: MAX_TEXT })),
);

/** A review by its author. */
export const reviewSchema = z.object({
  stars: z
    .int(brokenRule('review.stars'))
    .min(1, brokenRule('review.stars'))
    .max(5, brokenRule('review.stars')),
  title: z.string().transform(cleaned).pipe(requiredLine('label.title', MAX_TITLE)),
  text,
  /** Assets uploaded by the author; none by default. */
  pictureIds: z
    .array(z.string())
    .max(MAX_PICTURES, brokenRule('review.tooManyPictures', { max: MAX_PICTURES }))
    .nullable()
    .optional()
    .transform((ids) => [...new Set(ids ?? [])]),
});

export type ReviewInput = z.input<typeof reviewSchema>;

const replyOf = message('label.reply');

/** The shop's reply; an empty text removes it. */
export const replySchema = z.object({
  text: storableText
    .transform(cleaned)
    .pipe(z.string().max(MAX_REPLY, brokenRule('text.tooLong', { what: replyOf, max: MAX_REPLY })))
    .nullable()
    .optional()
    .transform((reply) => reply || null),
});

const reason = message('label.reason');

/** A decision by staff, and the reviews it applies to. */
export const decisionSchema = z.object({
  reviews: z
    .array(z.object({ id: z.string(), expectedVersion: z.string().nullable().optional() }))
    .min(1, brokenRule('reviews.needed'))
    .max(MAX_DECIDED, brokenRule('reviews.tooMany', { max: MAX_DECIDED })),
  decision: z.enum(['APPROVE', 'REJECT']),
  reason: storableText
    .transform(cleaned)
    .pipe(z.string().max(MAX_REASON, brokenRule('text.tooLong', { what: reason, max: MAX_REASON })))
    .nullable()
    .optional()
    .transform((said) => said || null),
});

/** One version of a review. */
interface ReviewContent {
  stars: number;
  title: string;
  text: string;
  pictures: Picture[];
}

/** A review's latest version and its published one. */
export interface ModeratedReview extends ReviewContent {
  state: ReviewState;
  rejectionReason?: string | null;
  shownStars?: number | null;
  shownTitle?: string | null;
  shownText?: string | null;
  shownPictures: Picture[];
}

type Moderation = Pick<
  ModeratedReview,
  'state' | 'rejectionReason' | 'shownStars' | 'shownTitle' | 'shownText' | 'shownPictures'
>;

const nothingShown = { shownStars: null, shownTitle: null, shownText: null, shownPictures: [] };

/**
 * Applies a decision. Approval publishes the latest version. Rejecting an edit leaves the approved version
 * published. Rejecting an approved review, or an edit that was already rejected, unpublishes it.
 */
export function decide(review: ModeratedReview, decision: ReviewDecision, reason: string | null): Moderation {
  const { state, stars, title, text: written, pictures } = review;
  if (decision === 'APPROVE') {
    const shown = { shownStars: stars, shownTitle: title, shownText: written, shownPictures: pictures };
    return { state: 'APPROVED', rejectionReason: null, ...shown };
  }
  const isEditOfShown = state === 'WAITING' && typeof review.shownStars === 'number';
  const { shownStars, shownTitle, shownText, shownPictures } = isEditOfShown ? review : { ...nothingShown };
  return { state: 'REJECTED', rejectionReason: reason, shownStars, shownTitle, shownText, shownPictures };
}

/** The author's public name, "Ada L.", which protects the customer's identity. */
export function authorNameOf({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const initial = [...lastName.trim()][0];
  return [firstName.trim(), initial && `${initial.toUpperCase()}.`].filter(Boolean).join(' ');
}
