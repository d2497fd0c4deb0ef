import { expect, test } from 'vitest';
import { html } from './html.ts';

test('escapes texts, but not HTML or lists of it', () => {
  const items = ['<b>', `"&'`].map((text) => html`<li title="${text}">${text}</li>`);
  expect(String(html`<p>${items}${3}${null}${false}</p>`)).toBe(
    '<p><li title="&lt;b&gt;">&lt;b&gt;</li><li title="&quot;&amp;&#39;">&quot;&amp;&#39;</li>3</p>',
  );
});

test('a backslash stays a backslash', () => {
  expect(String(html`<p>${'\\n'}</p>`)).toBe('<p>\\n</p>');
});
