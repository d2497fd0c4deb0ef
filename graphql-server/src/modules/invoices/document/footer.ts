import { linesOf } from './letterhead.ts';
import { colors, mm, paper, type Sheet } from './sheet.ts';

/** Wide enough for a register's name and an IBAN. */
const COLUMNS = [
  { x: mm(25), width: mm(38) },
  { x: mm(66), width: mm(33) },
  { x: mm(102), width: mm(40) },
  { x: mm(145), width: mm(45) },
];
const COLUMN = { size: 6.5, color: colors.quiet, maxHeight: mm(26) };
const FOOTNOTE = { x: paper.left, width: paper.width, size: 7.5, color: colors.quiet, maxHeight: mm(24) };
const BOTTOM = paper.height - mm(14);

/** Where the foot begins, above which everything else must end. */
export function footTop(sheet: Sheet): number {
  const { footnote } = sheet.invoice.seller;
  const noteHeight = footnote ? sheet.heightOf(footnote, FOOTNOTE) + mm(3) : 0;
  return columnsTop(sheet) - noteHeight;
}

/** The seller's data in columns, above them the seller's own words. */
export function drawFooter(sheet: Sheet): void {
  const { footnote } = sheet.invoice.seller;
  if (footnote) sheet.write(footnote, { ...FOOTNOTE, y: footTop(sheet) });
  const top = columnsTop(sheet);
  sheet.rule(top);
  for (const { text, ...place } of columnsOf(sheet)) {
    sheet.write(text, { ...COLUMN, ...place, y: top + mm(2) });
  }
}

/** After all pages are known. */
export function drawPageNumbers(sheet: Sheet): void {
  const pages = sheet.pdf.bufferedPageRange().count;
  for (let page = 0; page < pages; page++) {
    sheet.pdf.switchToPage(page);
    const text = sheet.say('invoiceDocument.page', { page: page + 1, pages });
    const style = { x: paper.left, width: paper.width, y: paper.height - mm(11), size: 7 };
    sheet.write(text, { ...style, color: colors.quiet, align: 'right' });
  }
}

function columnsTop(sheet: Sheet): number {
  const heights = columnsOf(sheet).map(({ text, ...place }) => sheet.heightOf(text, { ...COLUMN, ...place }));
  return BOTTOM - Math.max(...heights) - mm(2);
}

function columnsOf(sheet: Sheet): { text: string; x: number; width: number }[] {
  const { seller } = sheet.invoice;
  const { phone, email, vatNumber, taxNumber, register, accountHolder, iban, bic } = seller;
  const texts = [
    linesOf(seller, sheet.invoice),
    [phone, email],
    [
      vatNumber && sheet.say('invoiceDocument.vatNumber', { number: vatNumber }),
      taxNumber && sheet.say('invoiceDocument.taxNumber', { number: taxNumber }),
      register,
    ],
    [
      iban && accountHolder,
      iban && sheet.say('invoiceDocument.iban', { iban }),
      bic && sheet.say('invoiceDocument.bic', { bic }),
    ],
  ];
  return COLUMNS.map((column, index) => ({
    ...column,
    text: (texts[index] ?? []).filter(Boolean).join('\n'),
  }));
}
