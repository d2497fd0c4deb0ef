import { expect, test } from 'vitest';
import { printLink, parsePrintSearch, type PrintSearch } from './print-search.ts';

test.each<[string, PrintSearch]>([
  ['', { ids: [], paper: 'summary', shipment: null }],
  ['ids=a,b,a,&paper=slip', { ids: ['a', 'b'], paper: 'slip', shipment: null }],
  ['ids=a&paper=slip&shipment=s', { ids: ['a'], paper: 'slip', shipment: 's' }],
  ['ids=a&paper=receipt&shipment=s', { ids: ['a'], paper: 'summary', shipment: null }],
])('%s', (query, search) => {
  expect(parsePrintSearch(new URLSearchParams(query))).toEqual(search);
});

test('a formatted link is parsed again', () => {
  const search: PrintSearch = { ids: ['a', 'b'], paper: 'slip', shipment: 's' };
  const written = printLink(search);
  expect(written).toBe('/admin/orders/print?ids=a,b&paper=slip&shipment=s');
  expect(parsePrintSearch(new URL(written, 'https://shop.example').searchParams)).toEqual(search);
});
