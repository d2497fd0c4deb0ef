import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { renderMarkdown } from './render-markdown.ts';

test.each([
  ['text', 'Soft and plain.', 'Soft and plain.'],
  ['paragraphs', '<p>One</p>\n<p>Two</p>', 'One\n\nTwo'],
  ['blocks without paragraphs', '<div>One<div>Two</div>Three</div>', 'One\n\nTwo\n\nThree'],
  ['line breaks', '<p>100 % wool<br>Wash cold<br/></p>', '100 % wool\\\nWash cold'],
  ['headings', '<h2>Care</h2><p>Wash</p><h5>Dry</h5>', '## Care\n\nWash\n\n##### Dry'],
  [
    'bold and italics',
    '<b>Bold</b> and <em>light <strong>both</strong></em>',
    '**Bold** and *light __both__*',
  ],
  [
    'marks within others',
    '<em>a <b>b</b> <a href="https://c.example">c</a></em>',
    '*a **b** [c](https://c.example)*',
  ],
  ['bold with spaces', '<p><b>Material: </b>Oak</p>', '**Material:** Oak'],
  ['bold in parts', '<b>A</b> <b>B</b><i> c</i>', '**A B** *c*'],
  ['a list', '<ul><li>One</li><li><p>Two</p></li></ul>', '- One\n- Two'],
  ['a list in a list', '<ol><li>One<ul><li>Two</li></ul></li></ol>', '1. One\n   - Two'],
  ['a quote', '<blockquote><p>Said</p></blockquote>', '> Said'],
  ['a link', '<a href="https://law.example/a?b&amp;c">law</a>', '[law](https://law.example/a?b\\&c)'],
  ['a link to the former shop', '<a href="/pages/care">care</a>', 'care'],
  ['a rule', 'One<hr>Two', 'One\n\n---\n\nTwo'],
  [
    'a table',
    '<table><tbody><tr><th>Size</th><th>Chest</th></tr><tr><td>S</td><td><p>90</p><p>cm</p></td></tr></tbody></table>',
    '| Size | Chest |\n| - | - |\n| S | 90 cm |',
  ],
  ['a table that places blocks', '<table><tr><td>Left</td><td>Right</td></tr></table>', 'Left\n\nRight'],
  ['cells outside rows', '<table><td>S</td><td>90 cm</td></table>', 'S\n\n90 cm'],
  ['text of a table outside cells', '<table>Wash cold</table>', 'Wash cold'],
  ['an item outside lists, with a list', '<li>One<ul><li>Two</li></ul>Three', 'One\n\n- Two\n\nThree'],
  [
    'a list in a table, around another one',
    '<ul><li>One<table><ul><table></table></ul></table></li><li>Two',
    '- One\n- Two',
  ],
  ['entities', 'Fish &amp; chips &lt;b&gt; &nbsp;caf&eacute;', 'Fish & chips \\<b> café'],
  ['signs of Markdown', '1. *a* _b_ # [c](d) `e`', '1\\. \\*a\\* \\_b\\_ # \\[c]\\(d) \\`e\\`'],
  ['scripts, styles and comments', '<style>p{}</style><script>alert(1)</script><!-- a -->Text', 'Text'],
  ['a link to a script', '<a href="javascript:alert(1)">click</a>', 'click'],
  ['unclosed elements', '<p>One<p>Two<ul><li>Three<li><b>Four', 'One\n\nTwo\n\n- Three\n- **Four**'],
  ['closed ones that are not open', '</p></b></ul>One</div>', 'One'],
  ['nothing', '<p>&nbsp;</p><div></div>', ''],
])('converts %s', (_, html, markdown) => {
  expect(htmlToMarkdown(html)).toEqual({ markdown, hasMedia: false });
});

test.each(['img src="/a.jpg"', 'iframe src="https://video.example"', 'video'])(
  'says that %s is left out',
  (tag) => {
    expect(htmlToMarkdown(`<p>See <${tag}>`)).toEqual({ markdown: 'See', hasMedia: true });
  },
);

test('what a text says is what the shop shows', () => {
  const text = 'a*b*c _d_ <b>e</b> [f](g) ~h~ `i` \\j &amp; 1) k ** l __m__ ![n](o) <p@q.example> | r #';
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const { markdown } = htmlToMarkdown(`<p>${escaped}</p>`);
  const shown = `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
  expect(renderMarkdown(markdown)).toBe(shown);
});

test.each([
  ['deeply nested blocks', '<div>a'],
  ['deeply nested lists', '<ul><li>a'],
  ['deeply nested quotes', '<blockquote>a'],
  ['deeply nested marks', '<b>a<i>b'],
  ['marks that overlap', '<b><i></b>a</i>'],
  ['tables in tables', '<table><tr><td>a'],
  ['spaces', '<span> </span>'],
  ['line breaks', '<br>a'],
  ['open tags', '<p '],
  ['signs of Markdown', '*_[`<'],
])('twenty thousand characters of %s are converted, without recursion', (_, part) => {
  expect(() => htmlToMarkdown(part.repeat(20_000 / part.length))).not.toThrow();
});
