/** A link that calls a number, however it is written: "+1 (555) 010-0888". */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
