import { addressLines } from '../../../shared/places/address-lines.ts';
import type { InvoiceData, InvoiceParty } from '../invoice-data.ts';
import { formatMessage } from '../../../shared/messages/locale.ts';
import { message } from '../../../shared/messages/message.ts';
import { invoiceLocale } from './invoice-locale.ts';
import { colors, mm, paper, type Sheet } from './sheet.ts';

/** Such as "Invoice INV-0001". */
export function titleOf(invoice: InvoiceData): string {
  const { kind, number } = invoice;
  const title =
    kind === 'INVOICE'
      ? message('invoiceDocument.title', { number })
      : message('invoiceDocument.creditNoteTitle', { number });
  return formatMessage(invoiceLocale(invoice), title);
}

/** The lines of a party's address as on an envelope. */
export function linesOf(party: InvoiceParty, { seller, locale }: InvoiceData): string[] {
  const { name, contactName, streetAddress2, ...place } = party;
  const address = {
    ...place,
    firstName: contactName ?? name,
    company: contactName === null ? null : name,
    apartment: streetAddress2,
  };
  return addressLines(address, seller.countryCode ?? '', locale);
}

/** The seller's name, the addresses where windows of envelopes are (DIN 5008, form B), and the title. */
export function drawLetterhead(sheet: Sheet): void {
  const { invoice } = sheet;
  const { seller, buyer, reason } = invoice;
  sheet.write(seller.name, { x: paper.left, y: mm(20), width: paper.width, size: 14, font: 'bold' });
  const window = { x: paper.left, width: mm(80) };
  const from = linesOf(seller, invoice).join(' · ');
  const returnLine = { ...window, size: 6.5, color: colors.quiet };
  const returnHeight = sheet.heightOf(from, returnLine);
  sheet.write(from, { ...returnLine, y: mm(61) - returnHeight });
  const recipient = linesOf(buyer, invoice).join('\n');
  sheet.write(recipient, { ...window, y: mm(62.7), size: 9.5, maxHeight: mm(33) });
  const end = drawFacts(sheet, mm(50));
  sheet.y = Math.max(mm(103), end + mm(6));
  sheet.y += sheet.write(titleOf(invoice), { x: paper.left, width: paper.width, size: 15, font: 'bold' });
  if (reason) {
    sheet.y += mm(1);
    const text = sheet.say('invoiceDocument.reason', { reason });
    sheet.y += sheet.write(text, { x: paper.left, width: paper.width, maxHeight: mm(40) });
  }
  sheet.y += mm(5);
}

/** Numbers and dates beside the address; returns where they end. */
function drawFacts(sheet: Sheet, top: number): number {
  const label = { x: mm(110), width: mm(30), size: 8.5, color: colors.quiet };
  const value = { x: mm(141), width: mm(49), size: 8.5, align: 'right' } as const;
  let y = top;
  for (const [name, text] of factsOf(sheet)) {
    const heights = [sheet.write(name, { ...label, y }), sheet.write(text, { ...value, y })];
    y += Math.max(...heights) + mm(1.2);
  }
  return y;
}

function factsOf(sheet: Sheet): [name: string, text: string][] {
  const { kind, number, issuedOn, deliveredOn, orderNumber, orderedOn, buyerReference, buyer, corrects } =
    sheet.invoice;
  const numberLabel =
    kind === 'INVOICE'
      ? sheet.say('invoiceDocument.invoiceNumber')
      : sheet.say('invoiceDocument.creditNoteNumber');
  const ofDay = (what: string, day: string) =>
    sheet.say('invoiceDocument.orderOf', { number: what, date: { day } });
  const facts: [string, string | null][] = [
    [numberLabel, number],
    [sheet.say('invoiceDocument.date'), sheet.day(issuedOn)],
    [sheet.say('invoiceDocument.corrects'), corrects && ofDay(corrects.number, corrects.issuedOn)],
    [sheet.say('invoiceDocument.order'), ofDay(orderNumber, orderedOn)],
    [sheet.say('invoiceDocument.deliveredOn'), deliveredOn && sheet.day(deliveredOn)],
    [sheet.say('invoiceDocument.buyerReference'), buyerReference],
    [sheet.say('invoiceDocument.buyerVatNumber'), buyer.vatNumber],
  ];
  return facts.flatMap(([name, text]) => (text ? [[name, text]] : []));
}
