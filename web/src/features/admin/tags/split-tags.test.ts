import { expect, test } from 'vitest';
import { splitTags } from './split-tags.ts';

test.each([
  ['', []],
  [' , ', []],
  ['Gift', ['gift']],
  ['Gift, call   FIRST,gift,', ['gift', 'call first']],
])('%j', (text, tags) => {
  expect(splitTags(text)).toEqual(tags);
});
