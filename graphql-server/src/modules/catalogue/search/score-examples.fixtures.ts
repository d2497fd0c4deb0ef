interface Example {
  query: string;
  first: readonly string[];
  others: readonly string[];
  isSolved: boolean;
}

/**
 * Compares what a search shows, up to five products, with a table of examples. `right`: the share of shown
 * products that are right; `first`: the share of searches whose first one is, or that rightly find nothing;
 * `wrong`: the searches that show something wrong or lack something, and `unsolved` those marked so.
 */
export async function scoreExamples(table: string, search: (text: string) => Promise<string[]>) {
  const examples = parseExamples(table);
  const wrong: string[] = [];
  const sums = { shown: 0, right: 0, first: 0 };
  for (const { query, first, others } of examples) {
    const shown = (await search(query)).slice(0, 5);
    const right = shown.filter((title) => first.includes(title) || others.includes(title));
    const isFirst = first.length === 0 ? shown.length === 0 : first.includes(shown[0] ?? '');
    sums.shown += shown.length;
    sums.right += right.length;
    if (isFirst) sums.first += 1;
    const isRight = isFirst && right.length === shown.length && first.every((title) => shown.includes(title));
    if (!isRight) wrong.push(query);
  }
  return {
    score: { right: sums.right / sums.shown, first: sums.first / examples.length },
    wrong,
    unsolved: examples.filter(({ isSolved }) => !isSolved).map(({ query }) => query),
  };
}

function parseExamples(table: string): Example[] {
  const titlesIn = (list = '') =>
    list
      .split(';')
      .map((title) => title.trim())
      .filter(Boolean);
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [query = '', titles = ''] = line.replace(/^×/, '').split('→');
      const [first, others] = titles.split('+');
      return {
        query: query.trim(),
        first: titlesIn(first),
        others: titlesIn(others),
        isSolved: !line.startsWith('×'),
      };
    });
}
