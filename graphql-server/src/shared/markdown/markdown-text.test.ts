import { expect, test } from 'vitest';
import { markdownText } from './markdown-text.ts';

test.each([
  ['', ''],
  ['Soft and plain.', 'Soft and plain.'],
  ['# Care\n\n- Wash **cold**, with *like* colors\n- Dry flat', 'Care Wash cold, with like colors Dry flat'],
  ['[Law](https://law.example) & "order": 1 < 2 &amp; 3', 'Law & "order": 1 < 2 & 3'],
  ['`&lt;b&gt;`', '&lt;b&gt;'],
])('the text of %j is %j', (markdown, text) => {
  expect(markdownText(markdown)).toBe(text);
});
