import { readList, writeList } from '../../../shared/csv/csv-list.ts';
import type { ProductAttribute } from '../listing/product-listing.ts';

const ATTRIBUTE = /^((?:\\.|[^\\:])+):(.+)$/s;

/**
 * Writes attributes to a cell: "Material: Cotton; Care: Wash at 30 °C". A colon within a name is escaped with
 * a backslash.
 */
export function writeAttributes(attributes: readonly ProductAttribute[]): string {
  return writeList(
    attributes.map(({ name, value }) => `${name.replaceAll(/[\\:]/g, String.raw`\$&`)}: ${value}`),
  );
}

/** Reads the attributes of a cell; null when one of them lacks a name or a value. */
export function readAttributes(cell: string): ProductAttribute[] | null {
  const attributes = readList(cell).flatMap((item) => {
    const [, name = '', value = ''] = ATTRIBUTE.exec(item) ?? [];
    const attribute = { name: name.trim().replaceAll(/\\(.)/gs, '$1'), value: value.trim() };
    return attribute.name !== '' && attribute.value !== '' ? [attribute] : [];
  });
  return attributes.length === readList(cell).length ? attributes : null;
}
