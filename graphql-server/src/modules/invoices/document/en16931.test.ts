import { describe, expect, test } from 'vitest';
import { creditNoteOf } from '../credit-note-rules.ts';
import type { InvoiceData, InvoiceLine } from '../invoice-data.ts';
import { toEn16931, type En16931 } from './en16931.ts';
import { buyer, invoiceOf, line } from './invoice.fixtures.ts';

/** An invoice of these amounts; those left out are zero. */
function totals(netTotal: number, taxTotal: number, changes: Partial<InvoiceData>): InvoiceData {
  return invoiceOf({
    lines: [],
    taxes: [],
    paid: 0,
    total: netTotal + taxTotal,
    netTotal,
    taxTotal,
    ...changes,
  });
}

const taxed = (unitPrice: number, taxTotal: number, more: Partial<InvoiceLine> = {}) =>
  line({ unitPrice, taxTotal, taxRate: 19_000, ...more });
const other = (amount: number, taxTotal = 0, taxRate: number | null = null) => ({
  name: 'Standard',
  amount,
  taxTotal,
  taxRate,
});
const exclusive = { pricesIncludeTax: false };
const untaxable = { ...invoiceOf().seller, vatNumber: null, taxNumber: null };

/** Lines as "quantity × price − discount = net", then charges, taxes and rounding. */
function written({ lines, charges, taxes, rounding }: En16931): string[] {
  return [
    ...lines.map(
      ({ quantity, unitPrice, allowance, net }) => `${quantity} × ${unitPrice} − ${allowance} = ${net}`,
    ),
    ...charges.map(({ net }) => `charge ${net}`),
    ...taxes.map(({ category, rate, basis, amount }) => `${category} ${rate}: ${basis} + ${amount}`),
    ...(rounding === 0 ? [] : [`rounding ${rounding}`]),
  ];
}

const cases: [name: string, invoice: InvoiceData, expected: string[]][] = [
  ['a price with tax', invoiceOf(), ['1 × 100.00 − 0 = 10000', 'S 19000: 10000 + 1900']],
  [
    'a price without tax',
    totals(10_000, 1900, { ...exclusive, lines: [taxed(10_000, 1900)] }),
    ['1 × 100.00 − 0 = 10000', 'S 19000: 10000 + 1900'],
  ],
  [
    // 3 × 10.00 = 30.00 with 4.79 tax: 25.21 for three.
    'a unit price that needs more decimals',
    totals(2521, 479, { lines: [taxed(1000, 479, { quantity: 3 })] }),
    ['3 × 8.40333 − 0 = 2521', 'S 19000: 2521 + 479'],
  ],
  [
    // 119.00 − 11.90 = 107.10 with 17.10 tax: 90.00; without discount 100.00.
    'a discount with tax',
    totals(9000, 1710, { lines: [taxed(11_900, 1710, { discountTotal: 1190 })] }),
    ['1 × 100.00 − 1000 = 9000', 'S 19000: 9000 + 1710'],
  ],
  [
    'a discount without tax',
    totals(9000, 1710, { ...exclusive, lines: [taxed(10_000, 1710, { discountTotal: 1000 })] }),
    ['1 × 100.00 − 1000 = 9000', 'S 19000: 9000 + 1710'],
  ],
  [
    'a line that a discount makes free',
    totals(0, 0, { lines: [taxed(11_900, 0, { discountTotal: 11_900 })] }),
    ['1 × 100.00 − 10000 = 0', 'S 19000: 0 + 0'],
  ],
  [
    // 0.01 of 10.00: 8.40 without tax before it, 9.99 − 1.60 = 8.39 after it.
    'a discount of a cent',
    totals(839, 160, { lines: [taxed(1000, 160, { discountTotal: 1 })] }),
    ['1 × 8.40 − 1 = 839', 'S 19000: 839 + 160'],
  ],
  [
    'delivery with tax',
    totals(10_500, 1995, { lines: [taxed(11_900, 1900)], shipping: other(595, 95, 19_000) }),
    ['1 × 100.00 − 0 = 10000', 'charge 500', 'S 19000: 10500 + 1995'],
  ],
  [
    'delivery without tax beside taxed goods',
    totals(10_500, 1900, { lines: [taxed(11_900, 1900)], shipping: other(500) }),
    ['1 × 100.00 − 0 = 10000', 'charge 500', 'S 19000: 10000 + 1900', 'Z 0: 500 + 0'],
  ],
  [
    'free delivery',
    totals(10_000, 1900, { lines: [taxed(11_900, 1900)], shipping: other(0) }),
    ['1 × 100.00 − 0 = 10000', 'S 19000: 10000 + 1900'],
  ],
  [
    'two rates',
    totals(20_000, 2600, {
      lines: [taxed(11_900, 1900), line({ unitPrice: 10_700, taxTotal: 700, taxRate: 7000 })],
    }),
    ['1 × 100.00 − 0 = 10000', '1 × 100.00 − 0 = 10000', 'S 19000: 10000 + 1900', 'S 7000: 10000 + 700'],
  ],
  [
    'two lines of one rate',
    totals(20_000, 3800, { lines: [taxed(11_900, 1900), taxed(11_900, 1900)] }),
    ['1 × 100.00 − 0 = 10000', '1 × 100.00 − 0 = 10000', 'S 19000: 20000 + 3800'],
  ],
  [
    'a rate of zero',
    totals(500, 0, { lines: [line({ unitPrice: 500, taxRate: 0 })] }),
    ['1 × 5.00 − 0 = 500', 'Z 0: 500 + 0'],
  ],
  [
    'an exemption',
    totals(500, 0, { lines: [line({ unitPrice: 500 })], taxExemptionReason: 'Small business' }),
    ['1 × 5.00 − 0 = 500', 'E 0: 500 + 0'],
  ],
  [
    'an export',
    totals(500, 0, { lines: [line({ unitPrice: 500 })], taxExemptionReason: 'Export', isExport: true }),
    ['1 × 5.00 − 0 = 500', 'G 0: 500 + 0'],
  ],
  [
    'an export with a download',
    totals(1000, 0, {
      lines: [line({ unitPrice: 700 }), line({ unitPrice: 300, isDigital: true })],
      taxExemptionReason: 'Export',
      isExport: true,
    }),
    ['1 × 7.00 − 0 = 700', '1 × 3.00 − 0 = 300', 'G 0: 700 + 0', 'Z 0: 300 + 0'],
  ],
  [
    'an export of a small business with a download',
    totals(1000, 0, {
      lines: [line({ unitPrice: 700 }), line({ unitPrice: 300, isDigital: true })],
      taxExemptionReason: 'Export',
      isExport: true,
      otherExemptionReason: 'Small business',
    }),
    ['1 × 7.00 − 0 = 700', '1 × 3.00 − 0 = 300', 'G 0: 700 + 0', 'E 0: 300 + 0'],
  ],
  [
    'a seller without tax numbers',
    totals(500, 0, { lines: [line({ unitPrice: 500 })], seller: untaxable }),
    ['1 × 5.00 − 0 = 500', 'O 0: 500 + 0'],
  ],
  [
    'reverse charge',
    totals(10_000, 0, { lines: [line({ unitPrice: 10_000 })], isReverseCharge: true }),
    ['1 × 100.00 − 0 = 10000', 'AE 0: 10000 + 0'],
  ],
  [
    'a tax of the United States',
    totals(4597, 355, {
      ...exclusive,
      lines: [line({ unitPrice: 1999, quantity: 2, taxTotal: 355, taxRate: 8875 })],
      shipping: other(599),
    }),
    ['2 × 19.99 − 0 = 3998', 'charge 599', 'S 8875: 3998 + 355', 'Z 0: 599 + 0'],
  ],
  [
    'a currency without decimals',
    totals(10_000, 1000, {
      currencyCode: 'JPY',
      lines: [line({ unitPrice: 11_000, taxTotal: 1000, taxRate: 10_000 })],
    }),
    ['1 × 10000 − 0 = 10000', 'S 10000: 10000 + 1000'],
  ],
  [
    'a currency with three decimals',
    totals(10_000, 0, { currencyCode: 'KWD', lines: [line({ unitPrice: 10_000 })] }),
    ['1 × 10.000 − 0 = 10000', 'Z 0: 10000 + 0'],
  ],
  [
    'a credit note with a goodwill amount',
    totals(10_500, 1995, {
      kind: 'CREDIT_NOTE',
      lines: [taxed(11_900, 1900)],
      adjustments: [other(595, 95, 19_000)],
    }),
    ['1 × 100.00 − 0 = 10000', '1 × 5.00 − 0 = 500', 'S 19000: 10500 + 1995'],
  ],
  [
    'a credit note with a deduction',
    totals(9500, 1805, {
      kind: 'CREDIT_NOTE',
      lines: [taxed(11_900, 1900)],
      adjustments: [other(-595, -95, 19_000)],
    }),
    ['1 × 100.00 − 0 = 10000', '-1 × 5.00 − 0 = -500', 'S 19000: 9500 + 1805'],
  ],
  [
    'a credit note of the delivery alone',
    totals(500, 95, { kind: 'CREDIT_NOTE', shipping: other(595, 95, 19_000) }),
    ['1 × 5.00 − 0 = 500', 'S 19000: 500 + 95'],
  ],
  [
    'a tax that was rounded as a whole',
    totals(9999, 1901, { lines: [taxed(11_900, 1900)] }),
    ['1 × 100.00 − 0 = 10000', 'S 19000: 10000 + 1901', 'rounding -1'],
  ],
  [
    'a total that was rounded',
    totals(10_000, 1900, { lines: [taxed(11_900, 1900)], total: 11_901 }),
    ['1 × 100.00 − 0 = 10000', 'S 19000: 10000 + 1900', 'rounding 1'],
  ],
];

test.each(cases)('%s', (_name, invoice, expected) => {
  expect(written(toEn16931(invoice))).toEqual(expected);
});

// 22.60 of 226.00 is a tenth: 11.90 of 119.00 and 10.70 of 107.00.
test('a credit note of an amount has it at the rates of the order', () => {
  const invoice = totals(20_000, 2600, {
    lines: [taxed(11_900, 1900), line({ unitPrice: 10_700, taxTotal: 700, taxRate: 7000 })],
    taxes: [
      { name: 'VAT', rate: 19_000, net: 10_000, amount: 1900 },
      { name: 'VAT', rate: 7000, net: 10_000, amount: 700 },
    ],
  });
  const terms = { number: 'CN-0001', issuedOn: '2026-12-01', adjustmentName: 'Adjustment' };
  const note = creditNoteOf(invoice, { amount: 2260, reason: null, lines: [] }, [], terms);
  expect(written(toEn16931(note))).toEqual([
    '1 × 10.00 − 0 = 1000',
    '1 × 10.00 − 0 = 1000',
    'S 19000: 1000 + 190',
    'S 7000: 1000 + 70',
  ]);
});

test('what was paid is no longer due', () => {
  expect(toEn16931(invoiceOf({ paid: 10_000 }))).toMatchObject({ paid: 10_000, due: 1900 });
});

test.each([
  ['total', { total: 12_000 }],
  ['tax', { taxTotal: 2000, total: 12_000 }],
  ['tax without a rate', { lines: [line({ unitPrice: 11_900 })], taxTotal: 1 }],
])('amounts that contradict each other are no invoice: %s', (_name, changes) => {
  expect(() => toEn16931(invoiceOf(changes))).toThrow(/INV-0001/);
});

/** Always the same numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

/** An order as the shop prices it, with its tax rounded for each line. */
function randomInvoice(random: () => number): InvoiceData {
  const upTo = (limit: number) => Math.floor(random() * (limit + 1));
  const pricesIncludeTax = random() < 0.5;
  const taxOf = (amount: number, rate: number) =>
    Math.round((amount * rate) / (pricesIncludeTax ? 100_000 + rate : 100_000));
  const lines = Array.from({ length: 1 + upTo(8) }, () => {
    const taxRate = [19_000, 7000, 8875, 0][upTo(3)] ?? 0;
    const [unitPrice, quantity] = [upTo(50_000), 1 + upTo(30)];
    const discountTotal = random() < 0.4 ? upTo(unitPrice * quantity) : 0;
    const taxTotal = taxOf(unitPrice * quantity - discountTotal, taxRate);
    return line({ unitPrice, quantity, discountTotal, taxTotal, taxRate });
  });
  const fee = upTo(2000);
  const shipping = other(fee, taxOf(fee, 19_000), 19_000);
  const paidFor = lines.reduce((sum, each) => sum + each.total - each.discountTotal, fee);
  const taxTotal = lines.reduce((sum, each) => sum + each.taxTotal, shipping.taxTotal);
  const netTotal = pricesIncludeTax ? paidFor - taxTotal : paidFor;
  return totals(netTotal, taxTotal, { pricesIncludeTax, lines, shipping, buyer, paid: upTo(paidFor) });
}

/** The rules of EN 16931 that an invoice breaks, computed from the amounts alone. */
function brokenRules(amounts: En16931): string[] {
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
  const { lines, charges, taxes } = amounts;
  const cents = (price: string, quantity: number) => Math.round(Number(price) * quantity * 100);
  const rules: [string, boolean][] = [
    [
      'line amount',
      lines.every((each) => cents(each.unitPrice, each.quantity) - each.allowance === each.net),
    ],
    ['BR-27', lines.every(({ unitPrice, allowance }) => Number(unitPrice) >= 0 && allowance >= 0)],
    ['BR-CO-10', amounts.lineTotal === sum(lines.map(({ net }) => net))],
    ['BR-CO-12', amounts.chargeTotal === sum(charges.map(({ net }) => net))],
    ['BR-CO-13', amounts.netTotal === amounts.lineTotal + amounts.chargeTotal],
    ['BR-CO-14', amounts.taxTotal === sum(taxes.map(({ amount }) => amount))],
    ['BR-CO-15', amounts.grossTotal === amounts.netTotal + amounts.taxTotal],
    ['BR-CO-16', amounts.due === amounts.grossTotal - amounts.paid + amounts.rounding],
    ['BR-CO-17', taxes.every(({ basis, rate, amount }) => Math.abs((basis * rate) / 100_000 - amount) < 100)],
    [
      'BR-S-08 and BR-Z-08',
      taxes.every(({ rate, basis }) => {
        const same = [...lines, ...charges].filter((each) => each.rate === rate);
        return sum(same.map(({ net }) => net)) === basis;
      }),
    ],
    ['one tax per rate', new Set(taxes.map(({ rate }) => rate)).size === taxes.length],
  ];
  return rules.flatMap(([rule, holds]) => (holds ? [] : [rule]));
}

describe('2,000 random invoices', () => {
  const random = randomNumbers(41);
  const invoices = Array.from({ length: 2000 }, () => randomInvoice(random));

  test('follow the rules of EN 16931', () => {
    expect(invoices.flatMap((invoice) => brokenRules(toEn16931(invoice)))).toEqual([]);
  });

  test('keep the stored totals without rounding', () => {
    const amounts = invoices.map((invoice) => toEn16931(invoice));
    expect(amounts.map(({ netTotal, taxTotal, rounding }) => [netTotal, taxTotal, rounding])).toEqual(
      invoices.map(({ netTotal, taxTotal }) => [netTotal, taxTotal, 0]),
    );
  });
});
