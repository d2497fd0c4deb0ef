import { expect, test } from 'vitest';
import type { PageSection_sectionFragment as Section } from '../../../../gql/graphql.ts';
import { compareSections } from './compare-sections.ts';

const section = (id: string, title = id): Section => ({
  id,
  kind: 'RICH_TEXT',
  isHidden: false,
  caption: '',
  title,
  text: '',
  pictureSide: 'RIGHT',
  items: [],
  countdown: 'NONE',
  productSource: 'FEATURED',
  productIds: [],
  skip: 0,
  limit: 8,
  arrangement: 'GRID',
  videoUrl: '',
  reviewSource: 'ALL',
  minStars: 4,
});

const [one, two, three] = [section('one'), section('two'), section('three')];

test.each([
  ['equal', [one, two], [{ ...one }, two], { added: [], removed: [], changed: [], hasMoved: false }],
  ['one more', [one], [two, one], { added: [two], removed: [], changed: [], hasMoved: false }],
  ['one less', [one, two, three], [one, three], { added: [], removed: [two], changed: [], hasMoved: false }],
  ['moved', [one, two], [two, one], { added: [], removed: [], changed: [], hasMoved: true }],
  [
    'changed',
    [one, two],
    [one, section('two', 'Second')],
    { added: [], removed: [], changed: [section('two', 'Second')], hasMoved: false },
  ],
])('%s', (_what, before, after, differences) => {
  expect(compareSections(before, after)).toEqual(differences);
});
