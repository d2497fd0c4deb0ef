import { z } from 'zod';
import { requiredLine } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';

const MAX_ALT = 300;

const fraction = z.number().min(0, brokenRule('focalPoint.outside')).max(1, brokenRule('focalPoint.outside'));

/** The settings of any picture. */
export const pictureDetails = z.object({
  alt: requiredLine('label.alt', MAX_ALT),
  focalPoint: z.object({ x: fraction, y: fraction }).nullable().optional(),
});

/** An uploaded picture. */
export const assetPicture = pictureDetails.extend({ assetId: z.string() });
