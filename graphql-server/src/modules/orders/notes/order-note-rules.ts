import { z } from 'zod';
import { type Label, paragraph } from '../../../shared/text-rules.ts';

export const MAX_ORDER_NOTE = 500;

const orderNote = (label: Label) =>
  paragraph(label, MAX_ORDER_NOTE)
    .nullish()
    .transform((text) => text || null);

/** What a customer writes for an order: to the shop, and to the recipient. An empty text is none. */
export const orderNotesSchema = z.object({
  customerNote: orderNote('label.note'),
  giftMessage: orderNote('label.giftMessage'),
});

/** The texts to set; others are unchanged. */
export const orderNotesChange = orderNotesSchema.partial();
