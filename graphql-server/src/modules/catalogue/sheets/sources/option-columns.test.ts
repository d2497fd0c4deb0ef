import { expect, test } from 'vitest';
import { type OptionColumn, optionColumns } from './option-columns.ts';

test.each<[names: string[], columns: OptionColumn[]]>([
  [
    ['Color', 'Size'],
    ['Colour', 'Size'],
  ],
  [
    ['Größe', 'Farbe'],
    ['Size', 'Colour'],
  ],
  [
    ['TAILLE', ' Couleur '],
    ['Size', 'Colour'],
  ],
  [
    ['Colore', 'Taglia', 'Tessuto'],
    ['Colour', 'Size', 'Option'],
  ],
  [
    ['Kleur', 'Maat'],
    ['Colour', 'Size'],
  ],
  [
    ['Cor', 'Tamanho'],
    ['Colour', 'Size'],
  ],
  [
    ['Färg', 'Storlek'],
    ['Colour', 'Size'],
  ],
  [
    ['Color', 'Colour'],
    ['Colour', 'Option'],
  ],
  [
    ['Material', 'Finish'],
    ['Option', 'Option'],
  ],
  [[], []],
])('options named %j are in the columns %j', (names, columns) => {
  expect(optionColumns(names)).toEqual(columns);
});
