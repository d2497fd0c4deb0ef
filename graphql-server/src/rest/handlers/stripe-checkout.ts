import type { z } from 'zod';
import type { RequestContext } from '../../context.ts';
import { requireViewer } from '../../modules/auth/sessions/viewer.ts';
import type { stripeCheckoutBody } from '../bodies.ts';

/** Places an order of the items that is paid by card, and answers the page to pay on. */
export async function stripeCheckout(context: RequestContext, body: z.output<typeof stripeCheckoutBody>) {
  const { items, orderId, billing } = body;
  const { url, problem } = await context.services.cardCheckout.start(requireViewer(context).userId, {
    orderId,
    lines: items,
    billing,
  });
  if (problem) throw problem;
  return { url };
}
