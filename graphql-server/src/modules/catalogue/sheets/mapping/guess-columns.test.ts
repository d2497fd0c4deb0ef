import { expect, test } from 'vitest';
import { aField } from '../../../custom-fields/custom-fields.fixtures.ts';
import { sheetColumnsByName } from '../product-sheet.ts';
import { guessColumns } from './guess-columns.ts';
import { productMapping } from './product-mapping.ts';

const fields = [aField({ owner: 'PRODUCT', key: 'material', name: 'Werkstoff' })];
const columns = sheetColumnsByName({ fields });

test.each<[name: string, column: string | null]>([
  ['Product name', 'Title'],
  ['Artikelbezeichnung', 'Title'],
  ['Désignation', 'Title'],
  ['Nombre del producto', 'Title'],
  ['Nome prodotto', 'Title'],
  ['Productnaam', 'Title'],
  ['Item No.', 'SKU'],
  ['Art.-Nr.', 'SKU'],
  ['Référence', 'SKU'],
  ['Código de artículo', 'SKU'],
  ['Codice articolo', 'SKU'],
  ['Artikelcode', 'SKU'],
  ['Sale price', 'Price'],
  ['PRICE (EUR)', 'Price'],
  ['Preis in €', 'Price'],
  ['VK-Preis brutto', 'Price'],
  ['Prix de vente TTC', 'Price'],
  ['PVP con IVA', 'Price'],
  ['Prezzo di vendita', 'Price'],
  ['Verkoopprijs', 'Price'],
  ['Lagerbestand', 'Stock'],
  ['Qté', 'Stock'],
  ['Existencias', 'Stock'],
  ['Giacenza', 'Stock'],
  ['Voorraad', 'Stock'],
  ['Beschreibung', 'Description'],
  ['Descripción', 'Description'],
  ['Omschrijving', 'Description'],
  ['Warengruppe', 'Category'],
  ['Catégorie', 'Category'],
  ['Hersteller', 'Brand'],
  ['Merk', 'Brand'],
  ['Mots-clés', 'Tags'],
  ['Schlagwörter', 'Tags'],
  ['Bild-URL', 'Pictures'],
  ['Picture URL(s)', 'Pictures'],
  ['Image 1', 'Pictures'],
  ['EAN-13', 'Barcode'],
  ['Code-barres', 'Barcode'],
  ['Código de barras', 'Barcode'],
  ['Gewicht (g)', 'Weight'],
  ['Farbe', 'Colour'],
  ['Taglia', 'Size'],
  ['Maat', 'Size'],
  ['Option1 Name', 'Option'],
  ['Option2 Value', 'Option value 2'],
  ['URL key', 'Handle'],
  ['Zolltarifnummer', 'Customs code'],
  ["Pays d'origine", 'Origin'],
  ['new_stock', 'New stock'],
  ['field: MATERIAL', 'Field: material'],
  ['Field: Werkstoff', 'Field: material'],
  // Names that would do harm if they were taken for the nearest column.
  ['Einkaufspreis', null],
  ['Prix d’achat', null],
  ['Preis netto', null],
  ['Gewicht (kg)', null],
  ['Lieferant', null],
  ['Field: color', null],
  ['E-mail', null],
  ['', null],
])('“%s” is %s', (name, column) => {
  expect(guessColumns([name], columns)).toEqual([column]);
});

test('a column is guessed once, and the shop’s own name of it comes first', () => {
  expect(guessColumns(['Preis', 'Price', 'VK'], columns)).toEqual([null, 'Price', null]);
  expect(guessColumns(['Bild 1', 'Bild 2'], columns)).toEqual(['Pictures', null]);
});

test('a regular price without another one is the price', () => {
  expect(guessColumns(['Name', 'Regular price'], columns)).toEqual(['Title', 'Price']);
  expect(guessColumns(['Name', 'UVP', 'Preis'], columns)).toEqual(['Title', 'Former price', 'Price']);
});

test.each([
  ['the key of a custom field', ['SKU', 'Field: material', 'Preis'], true],
  ['the name of a custom field', ['SKU', 'Field: Werkstoff', 'Preis'], true],
  ['an unknown custom field', ['SKU', 'Field: color', 'Preis'], false],
])('a file with SKUs, %s and a price of another name is recognized: %s', (_, header, isRecognized) => {
  expect(productMapping('2026-11-30', columns).isRecognized(header)).toBe(isRecognized);
});
