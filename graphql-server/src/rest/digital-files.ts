import { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { PathParameters } from './route.ts';
import type { UploadedFile } from './sheets/read-upload.ts';

export const digitalFileResponse = z
  .object({
    _id: z.string().describe('The id of the file. Opaque and permanent.'),
    name: z.string().describe('Without a path, at most 200 characters.'),
    size: z.int().describe('In bytes.'),
    createdAt: z.date().describe('When it was uploaded, in UTC.'),
  })
  .describe('A file that buyers of a variant can download.');

/** Stores the file in the form, which buyers of the variant can download. */
export async function uploadDigitalFile(
  { services }: RestContext,
  file: UploadedFile,
  { id: variantId = '' }: PathParameters,
): Promise<z.output<typeof digitalFileResponse>> {
  const { id, name, size, createdAt } = await services.digitalFiles.upload(variantId, file);
  return { _id: id, name, size, createdAt };
}
