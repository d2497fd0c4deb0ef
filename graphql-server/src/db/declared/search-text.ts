/** SQL for two words of a search text: a phone number as written, and its digits only. */
export const phoneWords = (column: string) => `${column}, regexp_replace(${column}, '\\D', '', 'g')`;
