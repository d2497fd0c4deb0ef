/** The name of whoever lives at an address. */
export function addressTitle({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
