import { expect, test } from 'vitest';
import { newItem, newSection, type SectionValues } from '../section-forms/section-values.ts';
import { compareVersions, differingLines } from './compare-versions.ts';
import { type PageValues, valuesOf } from './page-values.ts';

const section = (key: string, more: Partial<SectionValues> = {}) =>
  newSection('RICH_TEXT', { key, title: key, text: 'Words', ...more });
const [one, two, three] = [section('one'), section('two'), section('three')];

const version = (values: Partial<PageValues>): PageValues => ({
  ...valuesOf(null, 'POST', 'UTC'),
  ...values,
});
const compare = (before: Partial<PageValues>, after: Partial<PageValues>) => {
  const { fields, added, removed, changed, hasMoved } = compareVersions(version(before), version(after));
  const inWords = (differences: typeof fields) =>
    differences.map(({ label, before: then, after: now }) => [label, then?.text, now?.text]);
  return {
    fields: inWords(fields),
    added: added.map(({ key }) => key),
    removed: removed.map((each) => [each.section.key, inWords(each.fields)]),
    changed: changed.map((each) => [each.section.key, inWords(each.fields)]),
    hasMoved,
  };
};
const same = { fields: [], added: [], removed: [], changed: [], hasMoved: false };

test.each([
  ['equal', [one, two], [{ ...one }, two], same],
  ['one more', [one], [two, one], { ...same, added: ['two'] }],
  [
    'one less',
    [one, two, three],
    [one, three],
    {
      ...same,
      removed: [
        [
          'two',
          [
            ['Title', 'two', undefined],
            ['Text', 'Words', undefined],
          ],
        ],
      ],
    },
  ],
  ['moved', [one, two], [two, one], { ...same, hasMoved: true }],
  [
    'changed',
    [one, two],
    [one, section('two', { text: 'New words', isHidden: true })],
    {
      ...same,
      changed: [
        [
          'two',
          [
            ['Text', 'Words', 'New words'],
            ['Hidden', '', 'Yes'],
          ],
        ],
      ],
    },
  ],
])('sections: %s', (_what, before, after, differences) => {
  expect(compare({ sections: before }, { sections: after })).toEqual(differences);
});

test('all that a page and a post say besides is compared', () => {
  const before = {
    title: 'Tea',
    handle: 'tea',
    seoTitle: 'Teas',
    seoDescription: '',
    author: 'Ada',
    tags: 'green',
    excerpt: 'Short',
    datedAt: '2026-12-24T18:00',
  };
  const after = {
    title: 'Teas',
    handle: 'teas',
    seoTitle: '',
    seoDescription: 'All',
    author: 'Grace',
    tags: 'green, black',
    excerpt: 'Long',
    datedAt: '',
  };
  expect(compare(before, after).fields).toEqual([
    ['Title', 'Tea', 'Teas'],
    ['URL handle', 'tea', 'teas'],
    ['Page title', 'Teas', 'Nothing'],
    ['Meta description', 'Nothing', 'All'],
    ['Author', 'Ada', 'Grace'],
    ['Tags', 'green', 'green, black'],
    ['Excerpt', 'Short', 'Long'],
    ['Date', '2026-12-24 18:00', 'Nothing'],
  ]);
});

test('items, pictures and links are compared, too', () => {
  const picture = (alt: string) => ({ assetId: alt, url: `/assets/${alt}.webp`, alt, focalPoint: null });
  const person = { ...newItem(), key: 'ada', title: 'Ada' };
  const team = (...items: SectionValues['items']) => newSection('TEAM', { key: 'team', items });
  const { changed } = compareVersions(
    version({ sections: [team({ ...person, picture: picture('Old') })] }),
    version({ sections: [team({ ...person, picture: picture('New') }, { ...newItem(), title: 'Bo' })] }),
  );
  expect(changed[0]?.fields.map(({ label, before, after }) => [label, before?.text, after?.text])).toEqual([
    ['People', 'Ada', 'Ada\nBo'],
    ['Person 1: Picture', 'Old', 'New'],
    ['Person 2: Name', undefined, 'Bo'],
  ]);
  expect(changed[0]?.fields[1]?.before?.pictureUrl).toBe('/assets/Old.webp');

  const promo = (target: string) => {
    const link = { label: 'Look', kind: 'URL' as const, target };
    return newSection('PROMO_PANEL', { key: 'promo', link });
  };
  expect(compare({ sections: [promo('/old')] }, { sections: [promo('/new')] }).changed).toEqual([
    ['promo', [['Link', 'Look: /old', 'Look: /new']]],
  ]);
});

test.each([
  ['a', 'b', ['a', 'b']],
  ['a\nb\nc\nd', 'a\nb\nC\nd', ['…\nc\n…', '…\nC\n…']],
  ['a\nb', 'a\nb\nc', ['…', '…\nc']],
  ['a\na', 'a', ['…\na', '…']],
])('of %j and %j only the lines that differ are shown', (before, after, lines) => {
  expect(differingLines(before, after)).toEqual(lines);
});
