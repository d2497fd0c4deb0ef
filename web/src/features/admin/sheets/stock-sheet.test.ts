import { describe, expect, it } from 'vitest';
import { readSheetResponse } from './stock-sheet.ts';

describe('the response to a stock sheet', () => {
  it('says what is changed', () => {
    const change = { line: 2, product: 'Mug', variant: '', sku: null, before: 1, after: 2 };
    const body = { count: 1, changes: [change] };
    expect(readSheetResponse({ status: 200, body })).toEqual(body);
  });

  it.each<[what: string, body: unknown, status: number, fault: object]>([
    [
      'a cell',
      { errors: [{ pointer: '#/3/New stock', detail: 'must be a number' }] },
      422,
      { line: '3', column: 'New stock', message: 'must be a number' },
    ],
    [
      'a line',
      { errors: [{ pointer: '#/7', detail: 'no CSV' }] },
      422,
      { line: '7', column: null, message: 'no CSV' },
    ],
    [
      'the whole file',
      { detail: 'Too many rows.' },
      422,
      { line: null, column: null, message: 'Too many rows.' },
    ],
    [
      'a defect',
      { detail: 'secret' },
      500,
      { message: 'Something went wrong on our side. Please try again.' },
    ],
    ['the session', {}, 401, { message: 'Your session has ended. Please log in again.' }],
    ['a proxy', 'Bad gateway', 502, { message: 'Something went wrong on our side. Please try again.' }],
  ])('says what is wrong with %s', (_, body, status, fault) => {
    expect(readSheetResponse({ status, body })).toMatchObject({ faults: [fault] });
  });

  it('says that there was none', () => {
    expect(readSheetResponse(null)).toMatchObject({
      faults: [{ message: 'We can’t reach the shop. Check your connection and try again.' }],
    });
  });
});
