import { z } from 'zod';
import { message } from '../../shared/messages/message.ts';
import { requiredLine } from '../../shared/text-rules.ts';
import { brokenRule } from '../../shared/validate.ts';

/** How many lists with a name a customer has at most. */
export const MAX_LISTS = 20;

/** How many products lie on one of them at most. */
export const MAX_LIST_ITEMS = 100;

export const listNameSchema = z.object({ name: requiredLine('label.name', 60) });

/** Products of one list, as a client sends them. */
export const listItemsSchema = z.array(z.string()).max(500, brokenRule('wishlist.full', { max: 500 }));

/**
 * What a list has after products were added: those that it has stay where they are, new ones come last, each
 * once. Null when there is no room for all of them, in which case none is added.
 */
export function itemsAfterAdding(
  present: readonly string[],
  added: readonly string[],
  max: number,
): string[] | null {
  const items = [...new Set([...present, ...added])];
  return items.length > Math.max(max, present.length) ? null : items;
}

/** What a shared list says of whose it is: no more than a first name. */
export function ownerName(firstName: string): string {
  return firstName.trim().split(/\s+/)[0] ?? '';
}

export const listFull = (max: number) => message('wishlist.full', { max });
