/** A tel: URL for a number in any notation: "+1 (555) 010-0888". */
export function phoneUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
}
