import { z } from 'zod';
import { requireBuyer } from '../shared/principal.ts';
import type { fileBody } from './bodies.ts';
import type { RestContext } from './rest-context.ts';

export const uploadResponse = z
  .object({
    url: z.string().describe('The value for the field: the path of the file on this host.'),
    name: z.string().describe('The name of the file, with the extension of its content.'),
    size: z.int().describe('In bytes.'),
  })
  .describe('A stored file.');

/** @throws UserError UPLOADS_NOT_ACCEPTED */
export function assertUploadsAccepted({ services }: RestContext): void {
  services.uploads.assertAccepted();
}

/** Stores the file that a shopper fills in for a custom field. */
export async function uploadShopperFile(
  context: RestContext,
  file: z.output<typeof fileBody>,
): Promise<z.output<typeof uploadResponse>> {
  const { userId } = requireBuyer(context);
  return context.services.uploads.store({ userId, ip: context.ip }, file);
}
