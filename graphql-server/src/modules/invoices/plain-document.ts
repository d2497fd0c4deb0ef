import type { InvoiceData } from './invoice-data.ts';

/** A PDF of one page with the number of the invoice, in characters of ASCII. */
export async function plainDocument({ kind, number, issuedOn }: InvoiceData): Promise<Uint8Array> {
  const title = `${kind === 'INVOICE' ? 'Invoice' : 'Credit note'} ${number}, ${issuedOn}`;
  const text = title.replaceAll(/[^ -~]/g, '?').replaceAll(/[\\()]/g, '\\$&');
  const stream = `BT /F1 12 Tf 72 770 Td (${text}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
  let pdf = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return new TextEncoder().encode(
    `${pdf}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
  );
}
