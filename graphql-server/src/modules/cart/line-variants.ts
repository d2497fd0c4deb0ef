import { sql } from 'kysely';
import type { EntityManager } from '../../db/database.ts';
import { userError } from '../../errors.ts';
import { message } from '../../shared/messages/message.ts';
import { isUuid } from '../../shared/new-id.ts';
import { type CartLineInput, MAX_LINES } from './line-rules.ts';
import type { CartDatabase } from './cart.tables.ts';

/**
 * Converts a client's lines with a variant id to lines with its product and options, which the cart rules
 * use. Takes one statement if there are any. `field` is the path of the list.
 * @throws UserError NOT_FOUND for an unknown variant id
 */
export async function namedByOptions<Lines extends readonly CartLineInput[] | null | undefined>(
  em: EntityManager,
  lines: Lines,
  field: string[],
): Promise<Lines | CartLineInput[]> {
  const ids = lines?.flatMap(({ variantId }) => variantId ?? []) ?? [];
  // The rules reject a list that is too long.
  if (!lines || ids.length === 0 || lines.length > MAX_LINES) return lines;
  const rows = await em
    .getKysely<CartDatabase>()
    .selectFrom('product_variants')
    .where(sql<boolean>`id = any(${ids.filter(isUuid)}::uuid[])`)
    .select(['id', 'product_id', 'colour', 'size', 'others'])
    .execute();
  const variants = new Map(rows.map((row) => [row.id, row]));
  return lines.map(({ variantId, ...line }, index) => {
    if (!variantId) return line;
    const variant = variants.get(variantId);
    if (!variant)
      throw userError('NOT_FOUND', message('variant.notFound'), [...field, String(index), 'variantId']);
    const { product_id: productId, colour, size, others } = variant;
    return { ...line, productId, colour, size, others };
  });
}
