/** A phone number as it is written, and as digits alone: two words of a search text, as SQL. */
export const phoneWords = (column: string) => `${column}, regexp_replace(${column}, '\\D', '', 'g')`;
