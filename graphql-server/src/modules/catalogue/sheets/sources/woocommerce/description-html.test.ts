import { expect, test } from 'vitest';
import { descriptionHtml } from './description-html.ts';

test.each([
  ['One\nline\n\nTwo', '<p>One<br>line</p>\n<p>Two</p>'],
  [String.raw`One\n\nTwo`, '<p>One</p>\n<p>Two</p>'],
  [String.raw`C:\\new`, String.raw`<p>C:\new</p>`],
  ['One\r\n\r\nTwo', '<p>One</p>\n<p>Two</p>'],
  ['<ul>\n<li>One</li>\n</ul>\n\n<b>Two</b>', '<ul>\n<li>One</li>\n</ul>\n<p><b>Two</b></p>'],
  ['', ''],
])('%j is %j', (text, html) => {
  expect(descriptionHtml(text)).toBe(html);
});
