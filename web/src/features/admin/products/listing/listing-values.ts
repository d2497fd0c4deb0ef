import type { ProductForm_productFragment, ProductInput, ProductStatus } from '../../../../gql/graphql.ts';
import { fromZonedInput, toZonedInput } from '../../../../lib/time/zoned-time.ts';

/** The listing fields of the product form, as typed. */
export interface ListingValues {
  status: ProductStatus;
  /** The value of a `datetime-local` input, in the shop's time zone; empty to publish on activation. */
  publishAt: string;
  /** Empty to derive it from the title. */
  handle: string;
  tags: string[];
  /** A tag to add. */
  newTag: string;
  attributes: { name: string; value: string }[];
}

export const emptyListing: ListingValues = {
  status: 'ACTIVE',
  publishAt: '',
  handle: '',
  tags: [],
  newTag: '',
  attributes: [],
};

/** The form's values for a product. */
export function listingValuesOf(product: ProductForm_productFragment, timeZone: string): ListingValues {
  return {
    status: product.status,
    publishAt: product.publishAt == null ? '' : toZonedInput(product.publishAt, timeZone),
    handle: product.handle,
    tags: product.tags,
    newTag: '',
    attributes: product.attributes.map(({ name, value }) => ({ name, value })),
  };
}

/** The API's input for the form's values, which must have passed validation. */
export function listingInputOf(values: ListingValues, timeZone: string): Partial<ProductInput> {
  return {
    status: values.status,
    publishAt: fromZonedInput(values.publishAt, timeZone),
    handle: values.handle.trim() || null,
    tags: addTags(values.tags, values.newTag),
    attributes: values.attributes.map(({ name, value }) => ({ name: name.trim(), value: value.trim() })),
  };
}

/** Adds the comma-separated tags of a text: lowercase and without duplicates, as the server stores them. */
export function addTags(tags: readonly string[], text: string): string[] {
  const added = text.split(',').map((tag) => tag.trim().toLowerCase().replaceAll(/\s+/gu, ' '));
  return [...new Set([...tags, ...added.filter((tag) => tag !== '')])];
}

/** The likely handle of a title. The server creates the real one, and may append a number. */
export function handlePreview(title: string): string {
  const plain = title
    .normalize('NFKD')
    .replaceAll(/\p{M}|['’]/gu, '')
    .normalize('NFC')
    .toLowerCase();
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join('-').slice(0, 100);
}
