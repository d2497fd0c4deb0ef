import { formatMessage, formatValue, type Locale } from '../../../shared/messages/locale.ts';
import { message, type MessageKey, type ParamsOf } from '../../../shared/messages/message.ts';
import { formatMoney, type MinorUnits } from '../../../shared/money/money.ts';
import type { InvoiceData } from '../invoice-data.ts';
import { printable, type Characters, type FontName } from './fonts.ts';
import { invoiceLocale } from './invoice-locale.ts';

export const colors = { text: '#1a1a1a', quiet: '#5c5c5c', rule: '#c8c8c8' } as const;

/** Millimeters as points. */
export function mm(length: number): number {
  return (length * 72) / 25.4;
}

/** A4, with the margins of DIN 5008. */
export const paper = { left: mm(25), right: mm(190), width: mm(165), height: mm(297) } as const;

interface TextStyle {
  x: number;
  width: number;
  y?: number;
  size?: number;
  font?: FontName;
  color?: string;
  align?: 'left' | 'right';
  /** Cuts a longer text. */
  maxHeight?: number;
}

/** The pages of an invoice with the position of the next text. */
export class Sheet {
  y = 0;
  /** Where the foot begins, on all pages. */
  bottom = 0;
  private readonly locale: Locale;

  constructor(
    readonly pdf: PDFKit.PDFDocument,
    readonly invoice: InvoiceData,
    private readonly characters: Characters,
  ) {
    this.locale = invoiceLocale(invoice);
  }

  /** A text of the shop in the invoice's language. */
  say<Key extends MessageKey>(key: Key, ...params: ParamsOf<Key>): string {
    return formatMessage(this.locale, message(key, ...params));
  }

  day(day: string): string {
    return formatValue(this.locale, { day });
  }

  money(amount: MinorUnits): string {
    return formatMoney(amount, this.invoice.currencyCode, this.locale.tag);
  }

  /** A rate in thousandths of a percent. */
  percent(rate: number): string {
    const format = { style: 'percent', maximumFractionDigits: 3 } as const;
    return new Intl.NumberFormat(this.locale.tag, format).format(rate / 100_000);
  }

  /** Writes a text, by default at the current position, and returns its height. */
  write(text: string, style: TextStyle): number {
    const { x, width, y = this.y, font = 'regular', color = colors.text, align = 'left', maxHeight } = style;
    const height = this.heightOf(text, style);
    const cut = maxHeight === undefined ? {} : { height: maxHeight, ellipsis: true };
    this.pdf.fillColor(color).text(printable(text, this.characters[font]), x, y, { width, align, ...cut });
    return height;
  }

  heightOf(text: string, { width, size = 9, font = 'regular', maxHeight = Infinity }: TextStyle): number {
    const shown = printable(text, this.characters[font]);
    return Math.min(this.pdf.font(font).fontSize(size).heightOfString(shown, { width }), maxHeight);
  }

  rule(y: number, x: number = paper.left): void {
    this.pdf.lineWidth(0.5).strokeColor(colors.rule);
    this.pdf.moveTo(x, y).lineTo(paper.right, y).stroke();
  }
}
