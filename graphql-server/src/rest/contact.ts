import type { z } from 'zod';
import type { RestContext } from './rest-context.ts';
import type { contactBody } from './bodies.ts';

/** Takes a message to the shop. Answers that it was taken, and nothing of it. */
export async function contact({ services, ip }: RestContext, body: z.output<typeof contactBody>) {
  await services.contact.send(body, ip);
  return { sent: true };
}
