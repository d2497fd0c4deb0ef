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
  expect(optionColumns(names.map((name) => ({ name, values: ['M'] })))).toEqual(columns);
});

test('a long size is an option', () => {
  const values = ['M', 'UK 8 / EU 36 / US 10 / IT 40'];
  expect(optionColumns([{ name: 'Size', values }])).toEqual(['Option']);
});
