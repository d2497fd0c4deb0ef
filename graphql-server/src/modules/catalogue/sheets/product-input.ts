import { readList } from '../../../shared/csv/csv-list.ts';
import { fromDecimal } from '../../../shared/money/money.ts';
import { type NewProduct, type ProductChangeInput, productLimits } from '../products/product-rules.ts';
import type { Variant } from '../variants/variant.ts';
import { parseMeasure } from '../unit-prices/unit-price.ts';
import { isSameCombination } from '../variants/variant-rules.ts';
import { fieldColumns } from './field-columns.ts';
import { fieldChangeIn, writeFieldCell } from '../../custom-fields/field-cells.ts';
import {
  chosenPictures,
  handleColumn,
  productColumns,
  productColumnsFor,
  type SheetProduct,
  type SheetTerms,
} from './product-columns.ts';
import { combinationOf } from './product-options.ts';
import type { ProductSheetCells, ProductSheetColumn } from './product-sheet.ts';

type WantedVariants = NonNullable<NewProduct['variants']>;
export type PictureInput = NonNullable<NewProduct['pictures']>[number];

/** Returns the asset of a file's URL; null for any other URL. */
export type FindAsset = (url: string) => string | null;

/** Where the pictures of a file are. */
export interface PictureSources {
  findAsset: FindAsset;
  /** URLs on other servers, still to be fetched. */
  waitingUrls: ReadonlySet<string>;
}

/** Converts these columns of a product to its fields. */
export function fieldsIn(
  cells: ProductSheetCells,
  columns: readonly ProductSheetColumn[],
  pictures: PictureInput[],
  terms: SheetTerms,
): ProductChangeInput {
  const changes = [{ ...handleColumn, name: 'Handle' as const }, ...productColumnsFor(terms)]
    .filter(({ name }) => columns.includes(name))
    .map(({ name, change }) => change?.(cells[name] ?? '', terms));
  const fields = changes.flatMap((change) => change?.fields ?? []);
  const arePicturesNamed = columns.includes('Pictures') || columns.includes('Alt texts');
  return Object.assign(
    {},
    ...changes,
    fields.length > 0 && { fields },
    arePicturesNamed && { pictures },
  ) as ProductChangeInput;
}

/** A picture on another server, to be fetched after the import; see `ImportedPictureEntity`. */
export interface WaitingPicture {
  url: string;
  alt: string;
  position: number;
  nextUrl: string | null;
  replacedUrls: string[];
}

/** The pictures of a product after the import, and those to be fetched for it. */
interface SheetPictures {
  inputs: PictureInput[];
  /** Those of `inputs`, as the cell would have them. */
  urls: string[];
  waiting: WaitingPicture[];
}

/**
 * The pictures whose URLs are in a cell. Pictures that the product already has keep their settings. Without a
 * text, the product's title is used. While pictures wait to be fetched, those that they replace stay.
 */
export function picturesIn(
  cells: ProductSheetCells,
  current: SheetProduct | null,
  { findAsset, waitingUrls }: PictureSources,
): SheetPictures {
  const shown = current ? chosenPictures(current.product) : [];
  const colours = current?.product.colours ?? [];
  const texts = altTextsIn(cells, current);
  const named = [...new Map(picturesNamedIn(cells).map((url, index) => [url, texts[index]]))].map(
    ([url, alt], position) => ({ url, alt, position }),
  );
  const toInput = ({ url, alt }: { url: string; alt?: string | undefined }) => {
    const shownPicture = shown.find((picture) => picture.url === url);
    const assetId = shownPicture?.assetId ?? findAsset(url);
    return {
      ...(assetId ? { assetId } : { url }),
      alt: alt ?? shownPicture?.alt ?? cells.Title,
      focalPoint: shownPicture?.focalPoint ?? null,
      colour: colours.find(({ image }) => image?.url === url)?.name ?? null,
    };
  };
  const stored = named.filter(({ url }) => !waitingUrls.has(url));
  const waiting = named.filter(({ url }) => waitingUrls.has(url));
  const replaced =
    waiting.length === 0 ? [] : shown.filter(({ url }) => !named.some((each) => each.url === url));
  const replacedUrls = replaced.map(({ url }) => url).slice(0, productLimits.pictures - stored.length);
  return {
    inputs: [...stored, ...replacedUrls.map((url) => ({ url }))].map(toInput),
    urls: [...stored.map(({ url }) => url), ...replacedUrls],
    waiting: waiting.map(({ url, alt, position }) => ({
      url,
      alt: alt ?? cells.Title,
      position,
      nextUrl: stored.find((each) => each.position > position)?.url ?? null,
      replacedUrls,
    })),
  };
}

/** The URLs of a cell. */
export const picturesNamedIn = ({ Pictures }: ProductSheetCells) => Pictures.split(' ').filter(Boolean);

/**
 * The alternative texts of a row, in the order of its pictures. If the cell is unchanged, the texts stay with
 * their pictures, even if the pictures change.
 */
export function altTextsIn(cells: ProductSheetCells, current: SheetProduct | null): string[] {
  const isUnchanged = current !== null && cells['Alt texts'] === productColumns['Alt texts'].write(current);
  return isUnchanged ? [] : readList(cells['Alt texts']);
}

/**
 * The variants of rows, and those of the product without a row, unchanged. `pictures` are the URLs of the
 * product's pictures.
 */
export function variantsIn(
  rows: readonly ProductSheetCells[],
  current: SheetProduct | null,
  { pictures, currency, fields }: { pictures: readonly string[] } & SheetTerms,
): WantedVariants {
  const currentVariants = current?.variants ?? [];
  const amount = (text: string) => (text === '' ? null : fromDecimal(Number(text), currency));
  const ofFields = fieldColumns(fields, 'VARIANT');
  const toRequestedVariant = (cells: ProductSheetCells, variant: Variant | undefined) => ({
    ...combinationOf(cells),
    sku: cells.SKU || null,
    barcode: cells.Barcode || null,
    salePrice: amount(cells.Price),
    regularPrice: amount(cells['Former price']),
    weight: numberIn(cells.Weight),
    requiresShipping: cells['Requires shipping'] === 'yes',
    leadTimeDays: numberIn(cells['Lead time days']),
    backorderLimit: Number(cells['Backorder limit']),
    availableFrom: cells['Available from'] || null,
    lowStockLimit: numberIn(cells['Low stock limit']),
    minimumQuantity: numberIn(cells['Minimum quantity']),
    quantityStep: numberIn(cells['Quantity step']),
    maximumQuantity: numberIn(cells['Maximum quantity']),
    unitMeasure: parseMeasure(cells.Contents),
    unitPriceBase: parseMeasure(cells['Unit price base']),
    ...stockAfter(cells, variant),
    picture: pictureOf(variant, pictures),
    fields: ofFields
      .map(({ name, field }) => ({ field, cell: cells[name] ?? '' }))
      .filter(({ field, cell }) => cell !== writeFieldCell(field, variant?.customFields ?? {}, currency))
      .map(({ field, cell }) => fieldChangeIn(field, cell, currency)),
  });
  const existingVariants = currentVariants.map((variant) => {
    const cells = rows.find((each) => isSameCombination(combinationOf(each), variant));
    if (cells) return toRequestedVariant(cells, variant);
    const { colour, size, others, sku, barcode, weight } = variant;
    const prices = { salePrice: variant.baseSalePrice, regularPrice: variant.baseRegularPrice };
    const picture = pictureOf(variant, pictures);
    return { colour, size, others, sku, barcode, weight, ...prices, picture };
  });
  const added = rows.filter(
    (each) => !currentVariants.some((variant) => isSameCombination(combinationOf(each), variant)),
  );
  return [...existingVariants, ...added.map((cells) => toRequestedVariant(cells, undefined))];
}

const numberIn = (cell: string) => (cell === '' ? null : Number(cell));

/**
 * The stock that a row requests; without a number, that of a new variant is not tracked. For an existing
 * variant, the difference in the row is applied to the current stock.
 */
function stockAfter(cells: ProductSheetCells, variant: Variant | undefined) {
  const [before, after] = [cells.Stock, cells['New stock']];
  if (!variant) return before || after ? { stock: Number(after || before) } : { tracksStock: false };
  const expectedStock = variant.stock;
  if (after === '') return { expectedStock };
  if (!variant.tracksStock) return { stock: Number(after), expectedStock };
  return { stock: variant.stock + Number(after) - Number(before || variant.stock), expectedStock };
}

/** The index of the variant's own picture among the product's pictures; null without one. */
function pictureOf(variant: Variant | undefined, pictures: readonly string[]): number | null {
  const index = variant?.hasOwnImage ? pictures.indexOf(variant.image.url) : -1;
  return index < 0 ? null : index;
}
