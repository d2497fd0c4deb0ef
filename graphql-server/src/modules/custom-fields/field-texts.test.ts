import { expect, test } from 'vitest';
import { enUs, formatValue } from '../../shared/messages/locale.ts';
import type { CustomField } from './custom-fields.ts';
import { aField } from './custom-fields.fixtures.ts';
import { decimalTexts, publicFieldTexts } from './field-texts.ts';

const textOf = (field: Partial<CustomField>, ...values: string[]) =>
  publicFieldTexts(
    [aField({ owner: 'ORDER', key: 'one', name: 'One', ...field })],
    { one: values },
    { currency: 'USD', baseUrl: 'https://shop.example' },
  ).map(({ label, value }) => [label, formatValue(enUs, value)]);

test.each<[Partial<CustomField>, string[], string]>([
  [{ type: 'TEXT' }, ['For {0}'], 'For {0}'],
  [{ type: 'TEXT', isList: true }, ['Hall', '{0}', 'Attic'], 'Hall, {0}, Attic'],
  [{ type: 'BOOLEAN' }, ['true'], 'Yes'],
  [{ type: 'BOOLEAN' }, ['false'], 'No'],
  [{ type: 'NUMBER', unit: 'cm' }, ['12.5'], '12.5 cm'],
  [{ type: 'NUMBER' }, ['3'], '3'],
  [{ type: 'DATE' }, ['2026-12-24'], 'December 24, 2026'],
  [{ type: 'MONEY', isList: true }, ['1250', '5'], '$12.50, $0.05'],
  [
    { type: 'FILE', isList: true },
    ['/assets/manual.pdf', 'https://cdn.example/a.pdf'],
    'https://shop.example/assets/manual.pdf, https://cdn.example/a.pdf',
  ],
  [{ type: 'FILE' }, ['none'], 'none'],
  [{ type: 'DATE' }, ['soon'], 'soon'],
  [{ type: 'NUMBER', unit: 'cm' }, ['wide'], 'wide'],
])('%j of %j reads “%s”', (field, values, text) => {
  expect(textOf(field, ...values)).toEqual([['One', text]]);
});

test('a file is called by its name and links to it', () => {
  const field = aField({ owner: 'ORDER', key: 'one', name: 'One', type: 'FILE' });
  const context = { currency: 'USD', baseUrl: 'https://shop.example' };
  const url = '/uploads/0123456789abcdef0123456789abcdef/my%20logo.pdf';
  expect(publicFieldTexts([field], { one: [url] }, context)).toEqual([
    { label: 'One', value: 'my logo.pdf', url: `https://shop.example${url}` },
  ]);
});

test.each<[Partial<CustomField>, string, string[], string[]]>([
  [{ type: 'MONEY' }, 'USD', ['1250', '5', '-50'], ['12.50', '0.05', '-0.50']],
  [{ type: 'MONEY' }, 'JPY', ['1250'], ['1250']],
  [{ type: 'MONEY' }, 'USD', ['cheap'], ['cheap']],
  [{ type: 'NUMBER' }, 'USD', ['1250'], ['1250']],
])('%j in %s of %j is %j for programs', (field, currency, values, texts) => {
  expect(decimalTexts(aField({ owner: 'ORDER', key: 'one', ...field }), values, currency)).toEqual(texts);
});

test('fields for staff, fields without a value and products are left out', () => {
  expect(textOf({ type: 'PRODUCT' }, '0193e0c0-0000-7000-8000-0000000000a1')).toEqual([]);
  expect(textOf({ isPublic: false }, 'secret')).toEqual([]);
  expect(textOf({ key: 'two' }, 'x')).toEqual([]);
});
