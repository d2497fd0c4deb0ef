import { expect, test } from 'vitest';
import { childrenOf, pathTo, toggleCategory } from './category-tree.ts';

const at = (slug: string, parent?: string) => ({
  slug,
  label: slug,
  parent: parent ? { slug: parent } : null,
});
const tree = [at('women'), at('shoes', 'women'), at('boots', 'shoes'), at('bags', 'women'), at('men')];
const slugs = (categories: { slug: string }[]) => categories.map(({ slug }) => slug);

test('finds subcategories and the path to a category', () => {
  expect(slugs(childrenOf(tree, 'women'))).toEqual(['shoes', 'bags']);
  expect(slugs(childrenOf(tree, null))).toEqual(['women', 'men']);
  expect(slugs(pathTo(tree, 'boots'))).toEqual(['women', 'shoes', 'boots']);
  expect(pathTo(tree, 'nowhere')).toEqual([]);
});

test.each([
  [[], 'women', ['women']],
  [['women'], 'women', []],
  [['women', 'men'], 'boots', ['men', 'boots']],
  [['boots', 'men'], 'women', ['men', 'women']],
  [['boots'], 'bags', ['boots', 'bags']],
  [['gone'], 'men', ['gone', 'men']],
])('of %j, ticking or unticking %s leaves %j', (chosen, slug, left) => {
  expect(toggleCategory(tree, chosen, slug)).toEqual(left);
});
