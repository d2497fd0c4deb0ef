import { describe, expect, test } from 'vitest';
import { isChanged, querySaved, viewSearch } from './view-query.ts';

const params = (text: string) => new URLSearchParams(text);

describe('the query of a saved view', () => {
  test('contains the filters of the URL and the columns', () => {
    expect(querySaved(params('view=1&status=pending&q=nora'), 'date,total')).toBe(
      'columns=date%2Ctotal&q=nora&status=pending',
    );
    expect(querySaved(params('columns=date'), 'none')).toBe('columns=none');
  });

  test('becomes its URL', () => {
    expect(viewSearch({ id: '7', query: 'q=nora&status=pending' })).toBe('?view=7&q=nora&status=pending');
    expect(viewSearch({ id: '7', query: '' })).toBe('?view=7');
  });

  test.each([
    { url: 'view=7&status=pending&q=nora', query: 'q=nora&status=pending', changed: false },
    { url: 'view=7&q=nora', query: 'q=nora&status=pending', changed: true },
    { url: 'view=7&q=nora&columns=date', query: 'q=nora&columns=date%2Ctotal', changed: true },
    { url: '', query: null, changed: false },
    { url: 'view=gone', query: null, changed: false },
    { url: 'q=nora', query: null, changed: true },
  ])('differs: $url from $query, $changed', ({ url, query, changed }) => {
    expect(isChanged(params(url), query === null ? null : { query })).toBe(changed);
  });
});
