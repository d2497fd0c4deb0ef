import { describe, expect, it } from 'vitest';
import { customFieldOf, userErrorsByField } from './user-errors-by-field.ts';

const names = ['email', 'password', 'city'] as const;

describe('userErrorsByField', () => {
  it('assigns a message to the field named at the end of its path', () => {
    const errors = [
      { message: 'Taken', field: ['input', 'email'] },
      { message: 'Missing', field: ['input', 'billing', 'city'] },
    ];
    expect(userErrorsByField(errors, names)).toEqual({
      fields: [
        { name: 'email', message: 'Taken' },
        { name: 'city', message: 'Missing' },
      ],
      form: [],
    });
  });

  it('leaves errors without a visible field to the form', () => {
    const errors = [
      { message: 'Not now', field: null },
      { message: 'Odd', field: ['input', 'orderId'] },
      { message: 'Vague' },
    ];
    expect(userErrorsByField(errors, names)).toEqual({ fields: [], form: ['Not now', 'Odd', 'Vague'] });
  });

  it('tells the fields of an object from others with their names', () => {
    const errors = [
      { message: 'Missing', field: ['input', 'deliveryAddress', 'city'] },
      { message: 'Unknown', field: ['input', 'billing', 'city'] },
    ];
    expect(userErrorsByField(errors, [...names, 'deliveryAddress.city']).fields).toEqual([
      { name: 'deliveryAddress.city', message: 'Missing' },
      { name: 'city', message: 'Unknown' },
    ]);
  });

  it('shows one message per field at a time', () => {
    const errors = [
      { message: 'Too short', field: ['input', 'password'] },
      { message: 'Too common', field: ['input', 'password'] },
    ];
    expect(userErrorsByField(errors, names).fields).toEqual([{ name: 'password', message: 'Too short' }]);
  });
});

it.each([
  [['input', 'fields', '1', 'values'], { name: 'fields', key: 'width' }],
  [['lines', '0', 'fields', '0', 'values'], { name: 'lines.0.fields', key: 'note' }],
  [['input', 'fields', 'height'], { name: 'fields', key: 'height' }],
  [['lines', '0', 'fields', 'height'], { name: 'lines.0.fields', key: 'height' }],
  [['input', 'fields', '7', 'values'], null],
  [['input', 'fields'], null],
  [['input', 'email'], null],
  [null, null],
])('an error at %j is about the custom field %j', (field, expected) => {
  const sent = {
    input: { fields: [{ key: 'depth' }, { key: 'width' }], email: '' },
    lines: [{ fields: [{ key: 'note' }] }],
  };
  expect(customFieldOf({ message: '', field }, sent)).toEqual(expected);
});
