import { t } from '@lingui/core/macro';
import type { SizeGuide } from '../../../gql/graphql.ts';

/** A body measurement in cm: a number, or a range. */
type Measure = number | readonly [from: number, to: number];

/** A row: the size on the label, then a cell for each further column. */
interface SizeRow {
  size: string;
  /** Measurements are shown in cm and inches, texts unchanged. */
  cells: readonly (Measure | string)[];
}

/** Sizes by body measurements. */
export interface SizeTable {
  title: string;
  /** The first is the size itself. */
  columns: readonly string[];
  rows: readonly SizeRow[];
  /** The measuring instructions. */
  howToMeasure: readonly string[];
}

/** In the order of the page with all tables. */
export const sizeGuides: readonly SizeGuide[] = ['WOMENS_CLOTHES', 'MENS_TOPS', 'MENS_TROUSERS', 'SHOES'];

/**
 * The table of a size guide. Clothes use the letter codes of EN 13402-3. Shoes use ISO/TS 19407: European
 * sizes count Paris points of two thirds of a centimeter, and a last is 15 mm longer than the foot.
 */
export function sizeTable(guide: SizeGuide): SizeTable {
  switch (guide) {
    case 'WOMENS_CLOTHES':
      return womensClothes();
    case 'MENS_TOPS':
      return mensTops();
    case 'MENS_TROUSERS':
      return mensTrousers();
    case 'SHOES':
      return shoes();
  }
}

/** Formats a measurement in cm, to the millimeter: "96–104", "23.2". */
export function inCentimetres(measure: Measure): string {
  return typeof measure === 'number' ? String(Math.round(measure * 10) / 10) : measure.join('–');
}

/** Formats a measurement in inches, to the quarter: "37¾–41", "9½"; one number if both ends round to it. */
export function inInches(measure: Measure): string {
  const ends = typeof measure === 'number' ? [measure] : measure;
  return [...new Set(ends.map(quarterInches))].join('–');
}

function quarterInches(centimetres: number): string {
  const quarters = Math.round((centimetres / 2.54) * 4);
  return `${Math.floor(quarters / 4)}${['', '¼', '½', '¾'][quarters % 4]}`;
}

const chest = () => t`Chest: around the fullest part, under the arms, with the tape level.`;
const waist = () => t`Waist: around the narrowest part, without holding your breath.`;
const hip = () => t`Hip: around the widest part, with your feet together.`;

const womensClothes = (): SizeTable => ({
  title: t`Women’s clothing`,
  columns: [t`Size`, t`Chest`, t`Waist`, t`Hip`],
  rows: [
    {
      size: 'XS',
      cells: [
        [74, 82],
        [58, 66],
        [82, 90],
      ],
    },
    {
      size: 'S',
      cells: [
        [82, 90],
        [66, 74],
        [90, 98],
      ],
    },
    {
      size: 'M',
      cells: [
        [90, 98],
        [74, 82],
        [98, 106],
      ],
    },
    {
      size: 'L',
      cells: [
        [98, 106],
        [82, 90],
        [106, 114],
      ],
    },
    {
      size: 'XL',
      cells: [
        [107, 119],
        [91, 103],
        [115, 127],
      ],
    },
  ],
  howToMeasure: [chest(), waist(), hip()],
});

const mensTops = (): SizeTable => ({
  title: t`Men’s tops`,
  columns: [t`Size`, t`Chest`, t`Neck`],
  rows: [
    {
      size: 'S',
      cells: [
        [86, 94],
        [37, 38],
      ],
    },
    {
      size: 'M',
      cells: [
        [94, 102],
        [39, 40],
      ],
    },
    {
      size: 'L',
      cells: [
        [102, 110],
        [41, 42],
      ],
    },
    {
      size: 'XL',
      cells: [
        [110, 118],
        [43, 44],
      ],
    },
    {
      size: 'XXL',
      cells: [
        [118, 129],
        [45, 46],
      ],
    },
  ],
  howToMeasure: [chest(), t`Neck: around its base, with a finger under the tape.`],
});

const mensTrousers = (): SizeTable => ({
  title: t`Men’s pants and shorts`,
  columns: [t`Size`, t`Letter`, t`Waist`, t`Hip`],
  rows: [
    { size: '30', cells: ['S', [74, 78], [90, 94]] },
    { size: '32', cells: ['M', [79, 84], [95, 99]] },
    { size: '34', cells: ['L', [85, 89], [100, 104]] },
    { size: '36', cells: ['XL', [90, 94], [105, 109]] },
    { size: '38', cells: ['XXL', [95, 100], [110, 115]] },
  ],
  howToMeasure: [waist(), hip(), t`The number is the waist in inches, where pants are worn.`],
});

/**
 * The foot length in cm: a European size is a last of two thirds of a centimeter, 15 mm longer than the foot.
 */
const footOf = (size: number) => (size * 2) / 3 - 1.5;

const shoes = (): SizeTable => ({
  title: t`Shoes`,
  columns: [t`EU`, t`UK`, t`US men`, t`US women`, t`Foot length`],
  rows: [
    { size: '36', cells: ['3½', '4½', '6', footOf(36)] },
    { size: '37', cells: ['4', '5', '6½', footOf(37)] },
    { size: '38', cells: ['5', '6', '7½', footOf(38)] },
    { size: '39', cells: ['6', '7', '8½', footOf(39)] },
    { size: '40', cells: ['6½', '7½', '9', footOf(40)] },
    { size: '41', cells: ['7½', '8½', '10', footOf(41)] },
    { size: '42', cells: ['8', '9', '10½', footOf(42)] },
    { size: '43', cells: ['9', '10', '11½', footOf(43)] },
    { size: '44', cells: ['9½', '10½', '12', footOf(44)] },
    { size: '45', cells: ['10½', '11½', '13', footOf(45)] },
    { size: '46', cells: ['11', '12', '13½', footOf(46)] },
  ],
  howToMeasure: [
    t`Stand with your heel against a wall and mark your longest toe on a sheet of paper. Measure both feet in the evening; the longer one counts.`,
  ],
});
