import { emptyValues, type ProductValues } from './product-values.ts';

const KEY = 'product-drafts';

/** The fields that were edited; the others come from the product as it is when the form opens again. */
export type ProductEdits = Partial<ProductValues>;

/** Whose draft it is, and of which product; null: a new one. */
export interface DraftOwner {
  userId: string;
  productId: string | null;
}

/** Where drafts are kept; a part of `Storage`. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** What differs between the product and what is typed; a stock that nobody touched must not come back from a draft. */
export function editsOf(before: ProductValues, now: ProductValues): ProductEdits {
  const edited = Object.entries(now).filter(
    ([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key as keyof ProductValues]),
  );
  return Object.fromEntries(edited);
}

/** The edits that were kept; empty when there are none, or only those of another admin at this screen. */
export function readProductDraft(storage: DraftStorage, { userId, productId }: DraftOwner): ProductEdits {
  const edits = readAll(storage, userId)[nameOf(productId)];
  return isRecord(edits) ? trusted(edits) : {};
}

/** Keeps edits for the next visit of the form; no edits forget what was kept. */
export function keepProductDraft(
  storage: DraftStorage,
  { userId, productId }: DraftOwner,
  edits: ProductEdits,
): void {
  const products = { ...readAll(storage, userId), [nameOf(productId)]: edits };
  if (Object.keys(edits).length === 0) delete products[nameOf(productId)];
  try {
    storage.setItem(KEY, JSON.stringify({ userId, products }));
  } catch {
    // Without storage the form works; only what is typed ends with the page.
  }
}

function nameOf(productId: string | null): string {
  return productId ?? 'new';
}

function readAll(storage: DraftStorage, userId: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storage.getItem(KEY) ?? 'null');
    return isRecord(value) && value['userId'] === userId && isRecord(value['products'])
      ? value['products']
      : {};
  } catch {
    return {};
  }
}

/* Anybody can have written nonsense into the storage, or an older version of the shop other fields. */
function trusted(edits: Record<string, unknown>): ProductEdits {
  const known = Object.entries(edits).filter(([key, value]) =>
    key === 'colours'
      ? Array.isArray(value) && value.every(isColour)
      : key in emptyValues && typeof value === typeof emptyValues[key as keyof ProductValues],
  );
  return Object.fromEntries(known);
}

function isColour(value: unknown): boolean {
  return isRecord(value) && typeof value['name'] === 'string' && typeof value['hex'] === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
