import type { z } from 'zod';
import type { digitalFileResponse } from './responses.ts';
import type { RestContext } from './rest-context.ts';
import type { PathParameters } from './route.ts';
import type { UploadedFile } from './sheets/read-upload.ts';

/** Stores the file in the form, which buyers of the variant can download. */
export async function uploadDigitalFile(
  { services }: RestContext,
  file: UploadedFile,
  { id: variantId = '' }: PathParameters,
): Promise<z.output<typeof digitalFileResponse>> {
  const { id, name, size, createdAt } = await services.digitalFiles.upload(variantId, file);
  return { _id: id, name, size, createdAt };
}
