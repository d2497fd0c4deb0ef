import { expect, test } from 'vitest';
import { micromark } from 'micromark';
import { seededRandom } from '../../test/seeded-random.ts';
import { renderMarkdown } from './render-markdown.ts';

test.each([
  ['a paragraph', 'Some *text*,\nand **more**.', '<p>Some <em>text</em>,\nand <strong>more</strong>.</p>'],
  ['headings, one level down', '# Terms\n## Prices', '<h2>Terms</h2>\n<h3>Prices</h3>'],
  ['headings of the second level alone', '## Prices\n## Taxes', '<h2>Prices</h2>\n<h2>Taxes</h2>'],
  ['headings that skip a level', '# Terms\n### Prices', '<h2>Terms</h2>\n<h3>Prices</h3>'],
  ['a list', '- one\n- two', '<ul>\n<li>one</li>\n<li>two</li>\n</ul>'],
  ['a quote', '> said', '<blockquote>\n<p>said</p>\n</blockquote>'],
  ['a link to a page of the shop', '[us](/contact)', '<p><a href="/contact">us</a></p>'],
  [
    'a link to a website',
    '[law](https://law.example/a?b&c)',
    '<p><a href="https://law.example/a?b&amp;c">law</a></p>',
  ],
  [
    'a table',
    '| Size | Chest |\n| --- | ---: |\n| S | <b>90</b> |',
    '<table>\n<thead>\n<tr>\n<th>Size</th>\n<th align="right">Chest</th>\n</tr>\n</thead>\n' +
      '<tbody>\n<tr>\n<td>S</td>\n<td align="right">&lt;b&gt;90&lt;/b&gt;</td>\n</tr>\n</tbody>\n</table>',
  ],
  ['a mail', '<help@shop.example>', '<p><a href="mailto:help@shop.example">help@shop.example</a></p>'],
])('%s', (_what, text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test.each([
  ['a script', '<script>alert(1)</script>', '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['a tag in a sentence', 'a <b onclick="x">b</b>', '<p>a &lt;b onclick=&quot;x&quot;&gt;b&lt;/b&gt;</p>'],
  ['a heading as HTML', '<h1>big</h1>', '<p>&lt;h1&gt;big&lt;/h1&gt;</p>'],
  [
    'a picture',
    '![a dog](https://evil.example/dog.png)',
    '<p>!<a href="https://evil.example/dog.png">a dog</a></p>',
  ],
  ['a link to a script', '[click](javascript:alert(1))', '<p><a href="">click</a></p>'],
  ['a link to a script in other letters', '[click](JaVaScRiPt:alert(1))', '<p><a href="">click</a></p>'],
  ['a link to a script with an entity', '[click](java&#115;cript:alert(1))', '<p><a href="">click</a></p>'],
  ['a link to data', '[click](data:text/html;base64,PHNjcmlwdD4=)', '<p><a href="">click</a></p>'],
  ['a link to a host without a protocol', '[click](//evil.example/a)', '<p><a href="">click</a></p>'],
  ['a link to a host by entities', '[click](&#47;/evil.example)', '<p><a href="">click</a></p>'],
  ['a link of a chat', '[click](irc://chat.example)', '<p><a href="">click</a></p>'],
  [
    'a link that ends its attribute',
    '[click](</" onclick="x>)',
    '<p><a href="/%22%20onclick=%22x">click</a></p>',
  ],
  [
    'a title that ends its attribute',
    `[click](/a '" onclick="x')`,
    '<p><a href="/a" title="&quot; onclick=&quot;x">click</a></p>',
  ],
  [
    'code that looks like a link',
    '`<a href="irc:x">`',
    '<p><code>&lt;a href=&quot;irc:x&quot;&gt;</code></p>',
  ],
])('%s does no harm', (_what, text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

const dog = {
  url: '/assets/d09-1280.webp',
  width: 1280,
  height: 960,
  sources: [320, 1280].map((width) => ({ url: `/assets/d09-${width}.webp`, width })),
};
const tag = (attributes: string) =>
  '<img src="/assets/d09-1280.webp" srcset="/assets/d09-320.webp 320w, /assets/d09-1280.webp 1280w" ' +
  `sizes="auto, (min-width: 660px) 640px, 100vw" width="1280" height="960" ${attributes} loading="lazy" />`;

test.each([
  ['a picture of the shop', '![a *dog*](/assets/d09-640.webp)', `<p>${tag('alt="a dog"')}</p>`],
  [
    'a text and a title that end their attributes',
    `![" onload="x](/assets/d09-640.webp '" onload="y')`,
    `<p>${tag('alt="&quot; onload=&quot;x" title="&quot; onload=&quot;y"')}</p>`,
  ],
  [
    'a picture that leads somewhere',
    '[![a dog](/assets/d09-640.webp)](/pets)',
    `<p><a href="/pets">${tag('alt="a dog"')}</a></p>`,
  ],
  ['a link to a picture', '[a dog](/assets/d09-640.webp)', '<p><a href="/assets/d09-640.webp">a dog</a></p>'],
  [
    'a picture that looks like one of the shop',
    '![a dog](https://evil.example/assets/d09-640.webp)',
    '<p>!<a href="https://evil.example/assets/d09-640.webp">a dog</a></p>',
  ],
  ['a picture of a host', '![a dog](//evil.example/a.png)', '<p>!<a href="">a dog</a></p>'],
  ['a script', '![a dog](javascript:alert(1))', '<p>!<a href="">a dog</a></p>'],
  [
    'a strange picture in a link',
    '[![a dog](https://evil.example)](/pets)',
    '<p><a href="/pets">a dog</a></p>',
  ],
  ['code', '`<img src="/assets/d09-640.webp" alt="" />`', null],
])('among pictures of the shop: %s', (_what, text, html) => {
  const shown = renderMarkdown(text, (url) => (url.startsWith('/assets/d09-') ? dog : null));
  if (html === null) expect(shown).not.toContain('<img');
  else expect(shown).toBe(html);
});

test('sentences without Markdown are as the parser renders them', () => {
  const random = seededRandom(7);
  const parts = [
    'Free',
    'delivery',
    'é',
    'Größe',
    '1.',
    '10%',
    '$140',
    '-',
    '–',
    '.',
    ',',
    '!',
    '?',
    ' ',
    '’s',
    '€',
  ];
  for (let round = 0; round < 2000; round += 1) {
    const words = Array.from({ length: 6 }, () => parts[Math.floor(random() * parts.length)]);
    const text = words.join(random() < 0.5 ? ' ' : '').trim();
    if (text !== '') expect(renderMarkdown(text), text).toBe(micromark(text));
  }
});
