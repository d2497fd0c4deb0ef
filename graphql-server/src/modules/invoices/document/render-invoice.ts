import { html, validXml } from '../../../shared/html.ts';
import type { InvoiceData } from '../invoice-data.ts';
import { toEn16931 } from './en16931.ts';
import { drawInvoice } from './draw-invoice.ts';
import { fontFiles, loadCharacters } from './fonts.ts';
import { invoiceXml } from './invoice-xml.ts';
import { titleOf } from './letterhead.ts';
import { Sheet } from './sheet.ts';

/** The name that Factur-X and ZUGFeRD require. */
export const XML_FILE = 'factur-x.xml';

/**
 * The invoice or credit note as PDF/A-3b with its data as XML inside (decision 0121). The same data always
 * gives the same bytes.
 */
export async function renderInvoice(invoice: InvoiceData): Promise<Uint8Array> {
  const xml = invoiceXml(invoice, toEn16931(invoice));
  // Loaded with the first invoice, so that the server starts without it.
  const { default: PdfDocument } = await import('pdfkit');
  const issuedAt = new Date(`${invoice.issuedOn}T00:00Z`);
  const pdf = new PdfDocument({
    size: 'A4',
    margin: 0,
    subset: 'PDF/A-3b',
    pdfVersion: '1.7',
    // None by default: that would be Helvetica, which is not embedded.
    font: '',
    autoFirstPage: false,
    bufferPages: true,
    lang: invoice.locale,
    info: { Title: plainText(titleOf(invoice)), CreationDate: issuedAt },
  });
  pdf.registerFont('regular', fontFiles.regular);
  pdf.registerFont('bold', fontFiles.bold);
  const bytes = collect(pdf);
  drawInvoice(new Sheet(pdf, invoice, await loadCharacters()));
  const attachment = {
    name: XML_FILE,
    type: 'text/xml',
    description: 'Factur-X/ZUGFeRD invoice',
    creationDate: issuedAt,
    modifiedDate: issuedAt,
    relationship: 'Alternative',
  };
  pdf.file(Buffer.from(xml), attachment);
  pdf.appendXML(facturXMetadata());
  pdf.end();
  return bytes;
}

/** The library inserts the title into XML without escaping it. */
function plainText(title: string): string {
  return title.replace(/[&<>]/g, ' ');
}

async function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of pdf) chunks.push(Buffer.from(chunk as Uint8Array));
  return Buffer.concat(chunks);
}

/** Says which file has the data, with the schema of these properties, as PDF/A requires. */
function facturXMetadata(): string {
  const properties = [
    ['DocumentFileName', 'Name of the embedded XML file'],
    ['DocumentType', 'Kind of document'],
    ['Version', 'Version of the XML data'],
    ['ConformanceLevel', 'Profile of the XML data'],
  ];
  return validXml(
    html`<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
        <fx:DocumentType>INVOICE</fx:DocumentType>
        <fx:DocumentFileName>${XML_FILE}</fx:DocumentFileName>
        <fx:Version>1.0</fx:Version>
        <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
      </rdf:Description>
      <rdf:Description
        rdf:about=""
        xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"
        xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#"
        xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"
      >
        <pdfaExtension:schemas
          ><rdf:Bag
            ><rdf:li rdf:parseType="Resource">
              <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
              <pdfaSchema:namespaceURI
                >urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI
              >
              <pdfaSchema:prefix>fx</pdfaSchema:prefix>
              <pdfaSchema:property
                ><rdf:Seq
                  >${properties.map(
                    ([name = '', description = '']) =>
                      html`<rdf:li rdf:parseType="Resource">
                        <pdfaProperty:name>${name}</pdfaProperty:name>
                        <pdfaProperty:valueType>Text</pdfaProperty:valueType>
                        <pdfaProperty:category>external</pdfaProperty:category>
                        <pdfaProperty:description>${description}</pdfaProperty:description>
                      </rdf:li>`,
                  )}</rdf:Seq
                ></pdfaSchema:property
              >
            </rdf:li></rdf:Bag
          ></pdfaExtension:schemas
        >
      </rdf:Description>`,
  );
}
