import { z } from 'zod';
import type { Permission } from '../../../shared/permissions.ts';
import { message } from '../../../shared/messages/message.ts';
import { requiredLine } from '../../../shared/text-rules.ts';
import { brokenRule } from '../../../shared/validate.ts';

export const savedViewLists = ['PRODUCTS', 'ORDERS', 'CUSTOMERS'] as const;

/** A back office list. */
export type SavedViewList = (typeof savedViewLists)[number];

/** The permission to see a list and its views. */
export const readPermission: Readonly<Record<SavedViewList, Permission>> = {
  PRODUCTS: 'products:read',
  ORDERS: 'orders:read',
  CUSTOMERS: 'customers:read',
};

/** The permission to share views of a list, and to change shared ones. */
export const sharePermission: Readonly<Record<SavedViewList, Permission>> = {
  PRODUCTS: 'products:write',
  ORDERS: 'orders:write',
  CUSTOMERS: 'customers:write',
};

/** Maximum number of personal and of shared views per list: more than a row of tabs can show. */
export const MAX_VIEWS = 20;

const MAX_NAME = 40;
const MAX_QUERY = 1000;

/** The URL parameter with the id of the open view. */
const VIEW_PARAM = 'view';

/** As `URLSearchParams` writes it, without the question mark and the view parameter. */
const queryText = z
  .string()
  .max(MAX_QUERY, brokenRule('text.tooLong', { what: message('label.query'), max: MAX_QUERY }))
  .transform((text) => {
    const params = new URLSearchParams(text);
    params.delete(VIEW_PARAM);
    return params.toString();
  });

const name = requiredLine('label.viewName', MAX_NAME);

export const savedViewSchema = z.object({
  list: z.enum(savedViewLists),
  name,
  query: queryText,
  isShared: z.boolean().nullish(),
});

/** Missing fields keep their value. */
export const savedViewChangeSchema = z.object({
  name: name.nullish(),
  query: queryText.nullish(),
  isShared: z.boolean().nullish(),
});
