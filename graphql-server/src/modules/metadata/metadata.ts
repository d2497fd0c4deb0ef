/** What programs keep with something of the shop. */
export interface Metadata {
  externalId: string | null;
  entries: Readonly<Record<string, string>>;
}
