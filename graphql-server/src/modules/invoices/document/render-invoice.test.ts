import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFRawStream,
  type PDFObject,
} from 'pdf-lib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { InvoiceData } from '../invoice-data.ts';
import { toEn16931 } from './en16931.ts';
import { buyer, companyBuyer, invoiceOf, line, longInvoice } from './invoice.fixtures.ts';
import { invoiceXml } from './invoice-xml.ts';
import { renderInvoice, XML_FILE } from './render-invoice.ts';

const { seller } = invoiceOf();
const transfer = { paid: 0, paymentMethod: 'Bank transfer', paymentReference: 'INV-0001' };

/** Every optional part at least once, and texts that are hard to write. */
const invoices: Record<string, InvoiceData> = {
  'a plain invoice': invoiceOf(),
  'an unpaid invoice': invoiceOf({ ...transfer, seller: { ...seller, footnote: 'Thank you & <goodbye>' } }),
  'no optional data': invoiceOf({
    deliveredOn: null,
    seller: {
      ...seller,
      vatNumber: null,
      taxNumber: null,
      register: null,
      iban: null,
      email: null,
      phone: null,
    },
    buyer: { ...buyer, email: null, postalCode: null, countryCode: null },
    lines: [line({ sku: null, unitPrice: 11_900 })],
    taxes: [],
    netTotal: 11_900,
    taxTotal: 0,
  }),
  'reverse charge': invoiceOf({
    ...transfer,
    buyer: companyBuyer,
    deliverTo: { ...buyer, streetAddress2: 'Rear building', region: 'HH' },
    buyerReference: 'PO <4711>',
    isReverseCharge: true,
    lines: [line({ unitPrice: 10_000, title: 'Ωμέγα Синий 日本語 \u0007 & <b>', details: ['Blue', 'M'] })],
    taxes: [],
    netTotal: 10_000,
    taxTotal: 0,
    total: 10_000,
  }),
  'an exemption with a discount, delivery and rounding': invoiceOf({
    taxExemptionReason: 'Small business',
    lines: [line({ unitPrice: 10_000, discountTotal: 500 })],
    discounts: [{ name: 'Autumn sale', amount: 500 }],
    shipping: { name: 'Standard', amount: 499, taxTotal: 0, taxRate: null },
    taxes: [],
    netTotal: 9999,
    taxTotal: 0,
    total: 10_000,
    paid: 10_000,
  }),
  'an export': invoiceOf({
    taxExemptionReason: 'Export, exempt from tax',
    isExport: true,
    lines: [line({ unitPrice: 10_000 })],
    taxes: [],
    netTotal: 10_000,
    taxTotal: 0,
    total: 10_000,
  }),
  'a credit note': invoiceOf({
    kind: 'CREDIT_NOTE',
    number: 'CN-0001',
    corrects: { number: 'INV-0001', issuedOn: '2026-11-26' },
    reason: 'Broken',
  }),
};
const cases = Object.entries(invoices);

function xmlOf(invoice: InvoiceData): string {
  return invoiceXml(invoice, toEn16931(invoice));
}

describe('the published schema of Factur-X 1.09 and ZUGFeRD 2.5, profile EN 16931', () => {
  let schema: XmlDocument;
  let validator: XsdValidator;

  beforeAll(() => {
    xmlRegisterFsInputProviders();
    const code = createRequire(import.meta.url).resolve('@stackforge-eu/factur-x');
    const file = join(dirname(code), '../schema/en16931/FACTUR-X_EN16931.xsd');
    schema = XmlDocument.fromBuffer(readFileSync(file), { url: file });
    validator = XsdValidator.fromDoc(schema);
  });

  afterAll(() => {
    validator.dispose();
    schema.dispose();
  });

  function validate(xml: string): void {
    const document = XmlDocument.fromString(xml);
    try {
      validator.validate(document);
    } finally {
      document.dispose();
    }
  }

  test.each(cases)('accepts %s', (_name, invoice) => {
    expect(() => validate(xmlOf(invoice))).not.toThrow();
  });

  test('rejects an element of another name', () => {
    const wrong = xmlOf(invoiceOf()).replaceAll('DuePayableAmount', 'PayableAmount');
    expect(() => validate(wrong)).toThrow(/PayableAmount/);
  });
});

test.each([
  ['a plain invoice', '<ram:TypeCode>380</ram:TypeCode>'],
  ['a plain invoice', '<ram:ID schemeID="VA">DE123456789</ram:ID>'],
  ['a plain invoice', '<ram:GrandTotalAmount>119.00</ram:GrandTotalAmount>'],
  ['an unpaid invoice', '<ram:IBANID>DE89370400440532013000</ram:IBANID>'],
  ['an unpaid invoice', '<ram:Description>Payment method: Bank transfer</ram:Description>'],
  ['no optional data', '<ram:ExemptionReasonCode>VATEX-EU-O</ram:ExemptionReasonCode>'],
  ['reverse charge', '<ram:ExemptionReasonCode>VATEX-EU-AE</ram:ExemptionReasonCode>'],
  ['reverse charge', '<ram:Name>Ωμέγα Синий 日本語  &amp; &lt;b&gt;</ram:Name>'],
  [
    'an exemption with a discount, delivery and rounding',
    '<ram:ExemptionReason>Small business</ram:ExemptionReason>',
  ],
  ['an export', '<ram:ExemptionReason>Export, exempt from tax</ram:ExemptionReason>'],
  ['an export', '<ram:ExemptionReasonCode>VATEX-EU-G</ram:ExemptionReasonCode>'],
  ['an exemption with a discount, delivery and rounding', '<ram:Reason>Autumn sale</ram:Reason>'],
  ['an exemption with a discount, delivery and rounding', '<ram:RoundingAmount>0.01</ram:RoundingAmount>'],
  ['a credit note', '<ram:TypeCode>381</ram:TypeCode>'],
  ['a credit note', '<ram:IssuerAssignedID>INV-0001</ram:IssuerAssignedID>'],
])('the XML of %s has %s', (name, part) => {
  expect(xmlOf(invoices[name] ?? invoiceOf())).toContain(part);
});

// BR-S-10, BR-Z-10, BR-E-10, BR-G-10, BR-O-10 and BR-AE-10 of EN 16931.
test.each(cases)('the XML of %s has a reason for each exempt sum, and for no other', (_name, invoice) => {
  const sums = xmlOf(invoice).match(/<ram:ApplicableTradeTax>\s*<ram:CalculatedAmount>.*?<\/ram:App/gs) ?? [];
  expect(sums.length).toBeGreaterThan(0);
  for (const sum of sums) {
    const isTaxed = /<ram:CategoryCode>[SZ]</.test(sum);
    expect(sum.includes('<ram:ExemptionReason>')).toBe(!isTaxed);
  }
});

/** The contents of a stream, without compression. */
function read(object: PDFObject | undefined): string {
  if (!(object instanceof PDFRawStream)) throw new Error('This is no stream.');
  return Buffer.from(decodePDFRawStream(object).decode()).toString('utf8');
}

function entry(dict: PDFDict, ...names: string[]): PDFObject | undefined {
  const [first = '', ...rest] = names;
  const value = dict.lookup(PDFName.of(first));
  if (rest.length === 0) return value;
  return entry(value instanceof PDFDict ? value : PDFDict.withContext(dict.context), ...rest);
}

describe.each(cases)('the PDF of %s', (_name, invoice) => {
  let pdf: PDFDocument;

  beforeAll(async () => {
    pdf = await PDFDocument.load(await renderInvoice(invoice), { updateMetadata: false });
  });

  test('has its XML as an alternative of the whole document', () => {
    const files = pdf.catalog.lookup(PDFName.of('AF'), PDFArray);
    expect(files.size()).toBe(1);
    const file = files.lookup(0, PDFDict);
    expect(String(entry(file, 'AFRelationship'))).toBe('/Alternative');
    expect(String(entry(file, 'UF'))).toContain(XML_FILE);
    expect(read(entry(file, 'EF', 'F'))).toBe(xmlOf(invoice));
  });

  test('says that it is PDF/A-3b with data of EN 16931', () => {
    const metadata = read(pdf.catalog.lookup(PDFName.of('Metadata')));
    expect(() => XmlDocument.fromString(metadata).dispose()).not.toThrow();
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
    expect(metadata).toContain('<pdfaid:conformance>B</pdfaid:conformance>');
    expect(metadata).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>');
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
    expect(pdf.catalog.lookup(PDFName.of('OutputIntents'), PDFArray).size()).toBe(1);
  });

  test('embeds every font', () => {
    const dicts = pdf.context.enumerateIndirectObjects().map(([, object]) => object);
    const ofType = (name: string) =>
      dicts.filter((dict) => dict instanceof PDFDict).filter((dict) => String(entry(dict, 'Type')) === name);
    expect(ofType('/FontDescriptor').length).toBeGreaterThan(0);
    expect(ofType('/FontDescriptor').filter((dict) => !entry(dict, 'FontFile2'))).toEqual([]);
    expect(
      ofType('/Font').filter((dict) => !/Type0|CIDFontType2/.test(String(entry(dict, 'Subtype')))),
    ).toEqual([]);
  });

  test('is on one page', () => {
    expect(pdf.getPageCount()).toBe(1);
  });
});

test('200 lines need several pages', async () => {
  const pdf = await PDFDocument.load(await renderInvoice(longInvoice(200)));
  expect(pdf.getPageCount()).toBeGreaterThan(5);
});

test('the same data gives the same bytes', async () => {
  const [first, second] = [await renderInvoice(invoiceOf()), await renderInvoice(invoiceOf())];
  expect(Buffer.compare(first, second)).toBe(0);
});
