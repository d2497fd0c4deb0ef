import { describe, expect, test } from 'vitest';
import type { UserError } from '../../errors.ts';
import { openCsv, readRows, writeCsv } from './csv.ts';

const columns = ['Name', 'New stock'] as const;

/** A file that arrives in two parts. */
async function* partsOf(text: string): AsyncGenerator<string, void> {
  const middle = Math.max(text.indexOf('\n') + 2, text.length - 3);
  yield text.slice(0, middle);
  yield text.slice(middle);
}

async function read(text: string) {
  const rows: string[] = [];
  for await (const { line, values } of readRows(await openCsv(partsOf(text)), columns)) {
    rows.push([line, values.Name, values['New stock']].join('|'));
  }
  return rows;
}

const errorOf = (text: string) =>
  read(text).then(
    () => null,
    ({ issues: [issue] }: UserError) => ({ key: issue.message.key, field: issue.field }),
  );

describe('reading a file', () => {
  test.each<[what: string, text: string, rows: string[]]>([
    ['plain', 'Name,New stock\nTee,3\nMug,\n', ['2|Tee|3', '3|Mug|']],
    ['from a spreadsheet in Germany', 'Name;New stock\r\nTee;3\r\n', ['2|Tee|3']],
    ['with commas in its numbers', 'Name;New stock\n"3,5 l";"1,5"\n', ['2|3,5 l|1,5']],
    ['separated by tabs', 'Name\tNew stock\nTee\t3', ['2|Tee|3']],
    ['separated by pipes', 'Name|New stock\nTee|3', ['2|Tee|3']],
    ['with a line that names the separator', 'sep=;\r\nName;New stock\r\n"3,5 l";1', ['2|3,5 l|1']],
    ['from an old Mac', 'Name,New stock\rA;B;C;D,3', ['2|A;B;C;D|3']],
    ['with columns in another order, and others', 'x,new_stock,NAME\n1,3,Tee', ['2|Tee|3']],
    ['with empty lines, empty and short rows', 'Name,New stock\n\n,\nTee\n', ['4|Tee|']],
    [
      'with quotes, commas and line breaks',
      'Name,New stock\n"A ""b"", c",1\n"d\ne",2\nf,3',
      ['2|A "b", c|1', '3|d\ne|2', '4|f|3'],
    ],
    [
      'with formulas that were escaped',
      `Name,New stock\n'=1+1,3\n'-Tee-,\n'tis,`,
      ['2|=1+1|3', '3|-Tee-|', "4|'tis|"],
    ],
    ['without rows', 'Name,New stock', []],
    ['with a thousand columns', `Name,New stock${',x'.repeat(998)}\nTee,3`, ['2|Tee|3']],
  ])('%s', async (_, text, rows) => {
    expect(await read(text)).toEqual(rows);
  });

  test('a row with too many columns is rejected without a look for names in it', async () => {
    const lengths: number[] = [];
    const isHeader = (cells: readonly string[]) => {
      lengths.push(cells.length);
      return false;
    };
    await expect(openCsv(partsOf(`Title,2026\n${',x'.repeat(1100)}`), isHeader)).resolves.toBeDefined();
    await expect(openCsv(partsOf(',x'.repeat(1100)), isHeader)).rejects.toMatchObject({
      issues: [{ message: { key: 'sheet.tooManyColumns' } }],
    });
    expect(Math.max(...lengths)).toBe(2);
  });

  test('a file of XML has as many columns at most', async () => {
    const openMarkup = (length: number) => async () => ({
      header: Array.from({ length }, (_, index) => `x${index}`),
      headerLine: 1,
      records: (async function* () {})(),
    });
    const open = (length: number) => openCsv(partsOf('<rows/>'), undefined, openMarkup(length));
    await expect(open(1000)).resolves.toBeDefined();
    await expect(open(1001)).rejects.toMatchObject({
      issues: [{ message: { key: 'sheet.tooManyColumns' } }],
    });
  });

  test.each<[what: string, text: string, error: object]>([
    ['nothing', '', { key: 'sheet.empty', field: ['1'] }],
    ['empty rows', ',,\n\n', { key: 'sheet.empty', field: ['1'] }],
    ['a workbook', 'PK\u0003\u0004\u0014\0\u0006\0"', { key: 'sheet.workbook', field: ['1'] }],
    ['an old workbook', 'ÐÏ\u0011à¡±\u001aá', { key: 'sheet.workbook', field: ['1'] }],
    ['XML', '\n<?xml version="1.0"?>\n<rows/>', { key: 'sheet.markup', field: ['1'] }],
    ['a web page', '<!doctype html>', { key: 'sheet.markup', field: ['1'] }],
    ['a column twice', 'Name,NAME,New stock\nTee,Mug,3', { key: 'sheet.columnTwice', field: ['1', 'Name'] }],
    ['a missing column', 'Name,Stock\nTee,3', { key: 'sheet.noColumn', field: ['1', 'New stock'] }],
    ['an open quote', 'Name,New stock\nTee,3\n"Mug,3', { key: 'sheet.malformed', field: ['3'] }],
    ['a picture', '\x89PNG\r\n\x1a\n', { key: 'sheet.noColumn', field: ['1', 'Name'] }],
    ['many columns', `Name,New stock${',x'.repeat(999)}`, { key: 'sheet.tooManyColumns', field: ['1'] }],
    ['an endless row', `Name,New stock\n${'x'.repeat(200_000)}`, { key: 'sheet.malformed', field: ['2'] }],
  ])('rejects %s', async (_, text, error) => {
    expect(await errorOf(text)).toEqual(error);
  });
});

test('a missing optional column has no values, and empty ones in short rows', async () => {
  const valuesIn = async (text: string) => {
    const rows: object[] = [];
    for await (const { values } of readRows(await openCsv(partsOf(text)), ['Name'], ['Size']))
      rows.push(values);
    return rows;
  };
  expect(await valuesIn('Name\nTee\n')).toEqual([{ Name: 'Tee' }]);
  expect(await valuesIn('SIZE,Name\nM,Tee\n,Mug\n')).toEqual([
    { Name: 'Tee', Size: 'M' },
    { Name: 'Mug', Size: '' },
  ]);
  expect(await valuesIn('Name,Size\nTee\n')).toEqual([{ Name: 'Tee', Size: '' }]);
});

test('errors while reading a file are not errors of the file', async () => {
  async function* broken(): AsyncGenerator<string, void> {
    yield 'Name,New stock\nTee,3\n';
    throw new Error('the disk is gone');
  }
  await expect(async () => {
    const rows = readRows(await openCsv(broken()), columns);
    while (!(await rows.next()).done);
  }).rejects.toThrow('the disk is gone');
});

describe('writing a file', () => {
  test('adds a byte order mark, escapes formulas and quotes, and can be read back', async () => {
    const names = [
      '=HYPERLINK("http://evil.example")',
      '+1',
      '-1+1',
      '@SUM(A1)',
      '\tx',
      '\uFF1D1+1',
      "'=escaped",
      "''-twice",
      "'tis",
      'A "b", c',
      'plain',
      "d\ne'",
    ];
    const text =
      writeCsv([columns], true) +
      writeCsv(
        names.map((name) => [name, 1]),
        false,
      );
    expect(text.startsWith('\uFEFFName,New stock\n')).toBe(true);
    for (const cell of text.split('\n')) expect(cell).not.toMatch(/^"?[=+\-@\t]/);
    // Decoding removes the mark.
    expect((await read(text.slice(1))).map((row) => row.split('|')[1])).toEqual(names);
  });

  test('keeps negative numbers, so that spreadsheets can add them up', () => {
    expect(writeCsv([['-1', '-4.67', '-1-1', '-']], false)).toBe("-1,-4.67,'-1-1,'-\n");
  });

  test('formats times, numbers and null for programs', () => {
    expect(writeCsv([[new Date('2026-11-23T08:00:00Z'), -5, null, true]], false)).toBe(
      '2026-11-23T08:00:00.000Z,-5,,true\n',
    );
  });
});
