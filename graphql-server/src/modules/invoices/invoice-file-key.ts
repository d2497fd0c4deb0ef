/** The key of an invoice's PDF in the storage. No key of a picture, which everyone may read, is like it. */
export const invoiceFileKey = (sha256: string) => `invoice-${sha256}.pdf`;
