import { z } from 'zod';
import { message } from '../../shared/messages/message.ts';
import { requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';

/** Maximum number of named lists per customer. */
export const MAX_LISTS = 20;

/** Maximum number of products on a named list. */
export const MAX_LIST_ITEMS = 100;

export const listNameSchema = z.object({ name: requiredLine('label.name', 60) });

/** Products of one list, as a client sends them. */
export const listItemsSchema = z.array(z.string()).max(500, brokenRule('wishlist.full', { max: 500 }));

/**
 * A list after adding products: existing ones keep their position, new ones are appended, without duplicates.
 * Null if there is no room for all of them; none is added then.
 */
export function itemsAfterAdding(
  present: readonly string[],
  added: readonly string[],
  max: number,
): string[] | null {
  const items = [...new Set([...present, ...added])];
  return items.length > Math.max(max, present.length) ? null : items;
}

/** The owner's name on a shared list: only the first name. */
export function ownerName(firstName: string): string {
  return firstName.trim().split(/\s+/)[0] ?? '';
}

export const listFull = (max: number) => message('wishlist.full', { max });
