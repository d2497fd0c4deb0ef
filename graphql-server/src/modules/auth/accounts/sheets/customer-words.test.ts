import { expect, test } from 'vitest';
import { mappingByWords } from '../../../imports/mapping/guess-columns.ts';
import { customerSheetColumns } from './customer-sheet.ts';
import { customerWords } from './customer-words.ts';

test.each<[name: string, column: string | null]>([
  ['Vorname', 'First name'],
  ['Prénom', 'First name'],
  ['Nachname', 'Last name'],
  ['Nom de famille', 'Last name'],
  ['Apellidos', 'Last name'],
  ['Cognome', 'Last name'],
  ['E-Mail', 'Email'],
  ['E-Mail-Adresse', 'Email'],
  ['Correo electrónico', 'Email'],
  ['Tel.', 'Phone'],
  ['Numéro de téléphone', 'Phone'],
  ['Anschrift', 'Address'],
  ['Bemerkung', 'New note'],
  // A whole name, or only the last one; a consent that may be of another kind; a part of an address.
  ['Name', null],
  ['Nom', null],
  ['Werbung', null],
  ['Straße', null],
])('“%s” is %s', (name, column) => {
  expect(mappingByWords(customerSheetColumns, [['Email']], customerWords).guess([name])).toEqual([column]);
});
