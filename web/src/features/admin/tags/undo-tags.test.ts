import { expect, test } from 'vitest';
import { undoOfTags } from './undo-tags.ts';

test('undo restores each object’s tags only where they changed', () => {
  expect(
    undoOfTags([
      { id: '1', added: ['fair'], removed: [] },
      { id: '2', added: [], removed: ['late'] },
      { id: '3', added: ['fair'], removed: [] },
    ]),
  ).toEqual([
    { ids: ['1', '3'], change: { add: [], remove: ['fair'] } },
    { ids: ['2'], change: { add: ['late'], remove: [] } },
  ]);
  expect(undoOfTags([])).toEqual([]);
});
