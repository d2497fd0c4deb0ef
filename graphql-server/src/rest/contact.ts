import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { contactBody } from './bodies.ts';

/** Accepts a message to the shop. The response only confirms that. */
export async function contact({ services, ip }: RestContext, body: z.output<typeof contactBody>) {
  await services.contact.send(body, ip);
  return { sent: true };
}
