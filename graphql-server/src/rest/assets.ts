import type { z } from 'zod';
import type { Asset } from '../modules/assets/asset.ts';
import type { fileBody } from './bodies.ts';
import type { RestContext } from './rest-context.ts';
import { requireStaffActor, requireUser } from '../shared/principal.ts';
import type { assetResponse } from './responses.ts';

/** Stores the picture in the form's file; products refer to it by its id. */
export async function uploadAsset(context: RestContext, { name, content }: z.output<typeof fileBody>) {
  return presentAsset(await context.services.assets.upload(content, requireStaffActor(context), name));
}

/** The same for a customer's picture in a review. */
export async function uploadReviewPicture(context: RestContext, { content }: z.output<typeof fileBody>) {
  return presentAsset(await context.services.reviews.uploadPicture(requireUser(context), content));
}

function presentAsset({ id, width, height, placeholder, sources }: Asset): z.output<typeof assetResponse> {
  return { _id: id, url: sources.at(-1)?.url, width, height, placeholder, sources };
}
