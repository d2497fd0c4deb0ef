import type { Combination } from '../variants/variant-rules.ts';
import type { SheetProduct } from './product-columns.ts';

/** The columns of each option besides color and size: its name, and the variant's value. */
export const otherOptionColumns = [
  ['Option', 'Option value'],
  ['Option 2', 'Option value 2'],
  ['Option 3', 'Option value 3'],
  ['Option 4', 'Option value 4'],
  ['Option 5', 'Option value 5'],
] as const;

/** The columns of the variant's values of all options. */
export const optionValueColumns = [
  'Colour',
  'Size',
  ...otherOptionColumns.map(([, value]) => value),
] as const;

/** The cells of a row that say the variant's options. */
type OptionCells = Readonly<
  Record<'Colour' | 'Colour code' | 'Size' | (typeof otherOptionColumns)[number][number], string>
>;

/** The combination of a row; its option columns stand in the order of the product's options. */
export function combinationOf(cells: OptionCells): Combination {
  const values = otherOptionColumns.map(([, column]) => cells[column]);
  return {
    colour: cells.Colour || null,
    size: cells.Size || null,
    others: values.slice(0, values.findLastIndex((value) => value !== '') + 1),
  };
}

/** The product's options, and those that rows add. */
export function optionsIn(rows: readonly OptionCells[], current: SheetProduct | null) {
  const product = current?.product;
  const colours = new Map(
    product?.colours.map(({ name, hex, hasHex }) => [name, hasHex ? hex : null] as const),
  );
  for (const cells of rows)
    if (cells.Colour) colours.set(cells.Colour, cells['Colour code'] || (colours.get(cells.Colour) ?? null));
  const sizes = new Set([...(product?.sizes ?? []), ...rows.map(({ Size }) => Size)].filter(Boolean));
  const otherOptions = otherOptionColumns.map(([nameColumn, valueColumn], index) => {
    const before = product?.otherOptions[index];
    const values = [...(before?.values ?? []), ...rows.map((cells) => cells[valueColumn])].filter(Boolean);
    const name = rows.find((cells) => cells[nameColumn] !== '')?.[nameColumn] ?? before?.name ?? '';
    return { name, values: [...new Set(values)] };
  });
  return {
    colours: [...colours].map(([name, hex]) => ({ name, hex })),
    sizes: [...sizes],
    otherOptions: otherOptions.slice(0, otherOptions.findLastIndex(({ values }) => values.length > 0) + 1),
  };
}
