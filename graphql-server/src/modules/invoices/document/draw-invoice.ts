import type { InvoiceLine } from '../invoice-data.ts';
import { drawFooter, drawPageNumbers, footTop } from './footer.ts';
import { drawLetterhead, linesOf, titleOf } from './letterhead.ts';
import { drawSums } from './sums.ts';
import { colors, mm, paper, type Sheet } from './sheet.ts';

const columns = {
  position: { x: mm(25), width: mm(9) },
  item: { x: mm(34), width: mm(70) },
  quantity: { x: mm(105), width: mm(13), align: 'right' },
  unitPrice: { x: mm(119), width: mm(26), align: 'right' },
  taxRate: { x: mm(146), width: mm(15), align: 'right' },
  amount: { x: mm(162), width: mm(28), align: 'right' },
} as const;

const DETAILS = { ...columns.item, size: 7.5, color: colors.quiet } as const;

/** Draws all pages. */
export function drawInvoice(sheet: Sheet): void {
  sheet.pdf.addPage();
  sheet.bottom = footTop(sheet) - mm(3);
  drawFooter(sheet);
  drawLetterhead(sheet);
  drawTableHead(sheet);
  sheet.invoice.lines.forEach((line, index) => drawLine(sheet, line, index + 1));
  makeRoom(sheet, mm(45));
  drawSums(sheet, (height) => makeRoom(sheet, height));
  drawEnd(sheet);
  drawPageNumbers(sheet);
}

/** Continues on the next page unless this much fits here. */
function makeRoom(sheet: Sheet, height: number): boolean {
  if (sheet.y + height <= sheet.bottom) return false;
  sheet.pdf.addPage();
  drawFooter(sheet);
  const { seller } = sheet.invoice;
  const style = { y: mm(15), size: 8, color: colors.quiet };
  sheet.write(titleOf(sheet.invoice), { ...style, x: paper.left, width: mm(80) });
  sheet.write(seller.name, { ...style, x: mm(110), width: mm(80), align: 'right' });
  sheet.y = mm(25);
  return true;
}

function drawTableHead(sheet: Sheet): void {
  const style = { size: 8, font: 'bold' } as const;
  const names = {
    position: sheet.say('invoiceDocument.position'),
    item: sheet.say('invoiceDocument.item'),
    quantity: sheet.say('invoiceDocument.quantity'),
    unitPrice: sheet.say('invoiceDocument.unitPrice'),
    taxRate: sheet.say('invoiceDocument.taxRate'),
    amount: sheet.say('invoiceDocument.amount'),
  };
  const heights = Object.entries(columns).map(([name, column]) =>
    sheet.write(names[name as keyof typeof names], { ...column, ...style }),
  );
  sheet.y += Math.max(...heights) + mm(1.5);
  sheet.rule(sheet.y);
  sheet.y += mm(1.5);
}

function drawLine(sheet: Sheet, line: InvoiceLine, position: number): void {
  const details = detailsOf(sheet, line);
  const title = { ...columns.item, maxHeight: mm(40) };
  const titleHeight = sheet.heightOf(line.title, title);
  const more = { ...DETAILS, maxHeight: mm(90) };
  const moreHeight = details ? sheet.heightOf(details, more) + mm(0.5) : 0;
  if (makeRoom(sheet, titleHeight + moreHeight)) drawTableHead(sheet);
  sheet.write(String(position), { ...columns.position, color: colors.quiet });
  sheet.write(line.title, title);
  sheet.write(String(line.quantity), columns.quantity);
  sheet.write(sheet.money(line.unitPrice), columns.unitPrice);
  if (line.taxRate !== null) sheet.write(sheet.percent(line.taxRate), columns.taxRate);
  sheet.write(sheet.money(line.total), columns.amount);
  sheet.y += titleHeight;
  if (details) sheet.write(details, { ...more, y: sheet.y + mm(0.5) });
  sheet.y += moreHeight + mm(2.2);
}

function detailsOf(sheet: Sheet, { details, sku }: InvoiceLine): string {
  const shown = [...details, ...(sku ? [sheet.say('invoiceDocument.sku', { sku })] : [])];
  return shown.join('\n');
}

/** Where it goes, and how it is or was paid. */
function drawEnd(sheet: Sheet): void {
  const { deliverTo } = sheet.invoice;
  const blocks = [
    { title: sheet.say('invoiceDocument.payment'), text: paymentOf(sheet) },
    ...(deliverTo
      ? [
          {
            title: sheet.say('invoiceDocument.deliverTo'),
            text: linesOf(deliverTo, sheet.invoice).join('\n'),
          },
        ]
      : []),
  ].map((block, index) => ({ ...block, x: paper.left + index * mm(85), width: mm(78), size: 8.5 }));
  const height = Math.max(...blocks.map((block) => sheet.heightOf(block.text, block)));
  makeRoom(sheet, height + mm(6));
  for (const block of blocks) {
    sheet.write(block.title, { ...block, font: 'bold' });
    sheet.write(block.text, { ...block, y: sheet.y + mm(5) });
  }
}

function paymentOf(sheet: Sheet): string {
  const { total, paid, paymentMethod, paymentReference, seller, kind } = sheet.invoice;
  const { iban, bic, accountHolder } = seller;
  const method = sheet.say('invoiceDocument.paymentMethod', { paymentMethod });
  if (kind === 'CREDIT_NOTE') return method;
  if (total <= paid) return `${method}\n${sheet.say('invoiceDocument.paidInFull')}`;
  const lines = [
    method,
    iban && accountHolder && sheet.say('invoiceDocument.accountHolder', { name: accountHolder }),
    iban && sheet.say('invoiceDocument.iban', { iban }),
    iban && bic && sheet.say('invoiceDocument.bic', { bic }),
    paymentReference && sheet.say('invoiceDocument.reference', { reference: paymentReference }),
  ];
  return lines.filter(Boolean).join('\n');
}
