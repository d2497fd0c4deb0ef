import type { TextStorage } from '../lib/browser/guarded-storage.ts';
import { isRecord, parseJson } from '../lib/json.ts';

/** The user and the form of a draft. An admin, a shopper and a visitor may use the same tab. */
export interface DraftOwner {
  space: DraftSpace;
  userId: string;
  /** The form's name, followed by the id of the edited object if there are several: `product lamp`. */
  form: string;
}

type DraftSpace = keyof typeof KEYS;

const KEYS = { admin: 'admin-drafts', shopper: 'shopper-drafts', visitor: 'visitor-drafts' } as const;

/** The differences between two states of a form, because a draft must not restore untouched fields. */
export function editsOf<Values extends object>(before: Values, now: Values): Partial<Values> {
  const edited = Object.entries(now).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof Values]),
  );
  return Object.fromEntries(edited) as Partial<Values>;
}

/**
 * The stored edits; empty if there are none, or only another user's. The storage may contain anything,
 * including fields of an older version of the shop: only values of the same shape as `example` are returned.
 */
export function readDraft<Values extends object>(
  storage: TextStorage,
  owner: DraftOwner,
  example: Values,
): Partial<Values> {
  const edits = readForm(storage, owner);
  if (!isRecord(edits)) return {};
  const validEdits = Object.entries(edits).filter(
    ([key, value]) => key in example && looksLike(value, example[key as keyof Values]),
  );
  return Object.fromEntries(validEdits) as Partial<Values>;
}

/** The stored draft of a form, unchecked; undefined if there is none, or only another user's. */
export function readForm(storage: TextStorage, owner: DraftOwner): unknown {
  return readForms(storage, owner)[owner.form];
}

/** Whether there are stored edits of the form. */
export function hasDraft(storage: TextStorage, owner: DraftOwner): boolean {
  return isRecord(readForm(storage, owner));
}

/** Stores edits for the form's next visit; without edits, removes the draft. */
export function saveDraft(storage: TextStorage, owner: DraftOwner, edits: object): void {
  const forms = { ...readForms(storage, owner), [owner.form]: edits };
  if (Object.keys(edits).length === 0) delete forms[owner.form];
  storage.setItem(KEYS[owner.space], JSON.stringify({ userId: owner.userId, forms }));
}

/** Removes all drafts of a session space, for the next user of this browser. */
export function clearDrafts(storage: TextStorage, space: DraftSpace): void {
  storage.removeItem(KEYS[space]);
}

function readForms(storage: TextStorage, { space, userId }: DraftOwner): Record<string, unknown> {
  const value = parseJson(storage.getItem(KEYS[space]));
  return isRecord(value) && value['userId'] === userId && isRecord(value['forms']) ? value['forms'] : {};
}

/** A list is compared with the first item of the example. */
function looksLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) {
    return Array.isArray(value) && value.every((row) => looksLike(row, example[0]));
  }
  if (!isRecord(example)) return typeof value === typeof example;
  return isRecord(value) && Object.entries(example).every(([key, part]) => looksLike(value[key], part));
}
