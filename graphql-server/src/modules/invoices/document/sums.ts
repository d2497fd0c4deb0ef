import type { InvoiceData } from '../invoice-data.ts';
import { exemptionReason, toEn16931 } from './en16931.ts';
import { colors, mm, paper, type Sheet } from './sheet.ts';

const NAME = { x: mm(105), width: mm(55) };
const AMOUNT = { x: mm(160), width: mm(30), align: 'right' } as const;

type Row = [name: string, amount: number];

/** From the items to what is left to pay, then the taxes by rate. */
export function drawSums(sheet: Sheet, makeRoom: (height: number) => void): void {
  sheet.rule(sheet.y);
  sheet.y += mm(2);
  for (const row of partsOf(sheet)) drawRow(sheet, row, makeRoom);
  makeRoom(mm(16));
  sheet.rule(sheet.y, NAME.x);
  sheet.y += mm(1.5);
  const { kind, total, paid } = sheet.invoice;
  const isCredit = kind === 'CREDIT_NOTE';
  const totalName = isCredit ? sheet.say('invoiceDocument.creditTotal') : sheet.say('invoiceDocument.total');
  drawRow(sheet, [totalName, total], makeRoom, { font: 'bold', size: 10.5 });
  if (paid !== 0) {
    const paidName = isCredit ? sheet.say('invoiceDocument.refunded') : sheet.say('invoiceDocument.paid');
    drawRow(sheet, [paidName, paid], makeRoom);
    drawRow(sheet, [sheet.say('invoiceDocument.due'), total - paid], makeRoom, { font: 'bold' });
  }
  sheet.y += mm(3);
  drawTaxes(sheet, makeRoom);
}

function partsOf(sheet: Sheet): Row[] {
  const { lines, discounts, shipping, adjustments, pricesIncludeTax, netTotal, taxes } = sheet.invoice;
  const subtotal = lines.reduce((total, line) => total + line.total, 0);
  return [
    [sheet.say('invoiceDocument.subtotal'), subtotal],
    ...discounts.map(({ name, amount }): Row => [name, -amount]),
    ...(shipping ? [[shipping.name, shipping.amount] satisfies Row] : []),
    ...adjustments.map(({ name, taxRate, amount }): Row => {
      const isSplit = adjustments.length > 1 && taxRate !== null;
      return [isSplit ? `${name} (${sheet.percent(taxRate)})` : name, amount];
    }),
    ...(pricesIncludeTax || taxes.length === 0
      ? []
      : [
          [sheet.say('invoiceDocument.netTotal'), netTotal] satisfies Row,
          ...taxes.map(({ name, rate, amount }): Row => [`${name} ${sheet.percent(rate)}`, amount]),
        ]),
  ];
}

function drawRow(
  sheet: Sheet,
  [name, amount]: Row,
  makeRoom: (height: number) => void,
  style: { font?: 'bold'; size?: number } = {},
): void {
  const height = sheet.heightOf(name, { ...NAME, ...style });
  makeRoom(height);
  sheet.write(name, { ...NAME, ...style });
  sheet.write(sheet.money(amount), { ...AMOUNT, ...style });
  sheet.y += height + mm(1.2);
}

/** The taxes by rate with what they are on, and why there is none. */
function drawTaxes(sheet: Sheet, makeRoom: (height: number) => void): void {
  const { invoice } = sheet;
  if (invoice.taxes.length > 0) {
    makeRoom(mm(8 + 5 * invoice.taxes.length));
    drawTaxRow(sheet, taxHead(sheet), 'bold');
    sheet.rule(sheet.y);
    sheet.y += mm(1.2);
    for (const { name, rate, net, amount } of invoice.taxes) {
      const amounts = [net, amount, net + amount].map((each) => sheet.money(each));
      drawTaxRow(sheet, [`${name} ${sheet.percent(rate)}`, ...amounts], 'regular');
    }
  }
  const style = { x: paper.left, width: paper.width, size: 8.5, color: colors.text };
  for (const note of notesOf(sheet, invoice)) {
    const height = sheet.heightOf(note, style);
    makeRoom(height);
    sheet.write(note, style);
    sheet.y += height + mm(1);
  }
  sheet.y += mm(4);
}

function taxHead(sheet: Sheet): string[] {
  return [
    sheet.say('invoiceDocument.tax'),
    sheet.say('invoiceDocument.net'),
    sheet.say('invoiceDocument.taxAmount'),
    sheet.say('invoiceDocument.gross'),
  ];
}

function drawTaxRow(sheet: Sheet, texts: string[], font: 'regular' | 'bold'): void {
  const [name = '', ...amounts] = texts;
  const height = sheet.write(name, { x: paper.left, width: mm(60), size: 8, font });
  amounts.forEach((text, index) => {
    sheet.write(text, { x: mm(90 + 34 * index), width: mm(32), size: 8, font, align: 'right' });
  });
  sheet.y += height + mm(1);
}

function notesOf(sheet: Sheet, invoice: InvoiceData): string[] {
  const categories = toEn16931(invoice).taxes.map(({ category }) => category);
  const exemptions = categories.flatMap((category) => exemptionReason(invoice, category) ?? []);
  return [
    ...(invoice.taxes.length > 0 && invoice.pricesIncludeTax
      ? [sheet.say('invoiceDocument.includesTax')]
      : []),
    ...(invoice.isReverseCharge ? [sheet.say('invoiceDocument.reverseCharge')] : []),
    ...exemptions,
  ];
}
