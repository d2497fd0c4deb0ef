import { z } from 'zod';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { requiredLine, storableText } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';

/** Same limits as Stripe, which integrations already respect. */
const MAX_ENTRIES = 50;
const MAX_KEY = 40;
const MAX_VALUE = 500;
const MAX_EXTERNAL_ID = 100;

const key = requiredLine('label.metadataKey', MAX_KEY);
const tooMany = brokenRule('metadata.tooMany', { max: MAX_ENTRIES });

export const metadataChangeSchema = z.object({
  externalId: requiredLine('label.externalId', MAX_EXTERNAL_ID).nullable().optional(),
  set: z
    .array(
      z.object({
        key,
        value: storableText.max(
          MAX_VALUE,
          brokenRule('text.tooLong', { what: message('label.metadataValue'), max: MAX_VALUE }),
        ),
      }),
    )
    .max(MAX_ENTRIES, tooMany)
    .nullable()
    .optional(),
  remove: z.array(key).max(MAX_ENTRIES, tooMany).nullable().optional(),
});

/** A change by an integration; missing fields keep their value. */
export type MetadataChange = z.input<typeof metadataChangeSchema>;

/**
 * The entries after a change; an entry both removed and set is set.
 * @throws UserError INVALID_VALUE for too many entries
 */
export function entriesAfter(
  before: Readonly<Record<string, string>>,
  { set, remove }: Pick<MetadataChange, 'set' | 'remove'>,
): Record<string, string> {
  const after = new Map(Object.entries(before));
  for (const name of remove ?? []) after.delete(name);
  for (const { key: name, value } of set ?? []) after.set(name, value);
  if (after.size > MAX_ENTRIES)
    throw userError('INVALID_VALUE', message('metadata.tooMany', { max: MAX_ENTRIES }), ['set']);
  return Object.fromEntries(after);
}
