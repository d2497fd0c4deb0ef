/** More words would cost more and find nothing more. */
const MAX_WORDS = 8;

/**
 * The words of a search in lower case, at most 8: runs of letters and digits; 1.5 is one, and so is t-shirt
 * in all spellings.
 */
export function searchWords(text: string): string[] {
  const plain = text
    // As letters, they would belong to the word before them.
    .replaceAll(/[™℠]/g, ' ')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/['’]s?(?!\p{L})/gu, ' ')
    // Otherwise it would be a meaningless letter and a shirt.
    .replaceAll(/(?<![\p{L}\p{N}])t[\s-]?shirts?(?!\p{L})/gu, ' t-shirt ');
  return (plain.match(/t-shirt|\p{N}+(?:[.,]\p{N}+)+|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).slice(
    0,
    MAX_WORDS,
  );
}
