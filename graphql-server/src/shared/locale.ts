/** The BCP 47 tag of the language and region that the shop is written in, until it speaks more than one. */
export const DEFAULT_LOCALE = 'en-US';
