/** The shop's name as the server writes it into the head of every page: there before any answer, but in a browser only. */
export function shopNameInHead(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="og:site_name"]')?.content ?? 'Exclusive';
}
