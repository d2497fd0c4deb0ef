import type { RequestContext } from '../context.ts';
import { requireUser } from '../shared/principal.ts';

/** Stores the picture in the form's file; products name it by its id. */
export async function uploadAsset(context: RequestContext, file: Uint8Array) {
  const asset = await context.services.assets.upload(file, requireUser(context));
  const { id, width, height, placeholder, sources } = asset;
  return { _id: id, url: sources.at(-1)?.url, width, height, placeholder, sources };
}
