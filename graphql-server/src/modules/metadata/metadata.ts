/** Data that integrations store with a product, variant, customer, order or order line. */
export interface Metadata {
  externalId: string | null;
  entries: Readonly<Record<string, string>>;
}
