import type { Page } from '@playwright/test';

/** Names and URLs of the shop, which are the same in every language. */
const NAMES = [
  ...[
    'Exclusive',
    'Google',
    'App Store',
    'Play',
    'PNG',
    'JPEG',
    'WebP',
    'MB',
    'IBAN',
    'BIC',
    'https',
    'Enter',
  ],
  ...['exclusive', '@example.com', 'customer@example.com', 'support@example.com'],
  ...['Amara Osei', 'Jonas Lindqvist', 'Leyla Demir', 'Henrik Voss', 'Nora Flynn', 'Theo Adeyemi'],
];
/** Intl formats dates. */
const MONTH =
  /\b(?:Jan(uary)?|Feb(ruary)?|Mar(ch)?|Apr(il)?|May|June?|July?|Aug(ust)?|Sep(tember)?|Oct(ober)?|Nov(ember)?|Dec(ember)?)\b/g;
/** Fields of API responses that are not data: types, and messages that the server should have translated. */
const NOT_DATA = new Set(['__typename', 'message']);

/**
 * Records everything in API responses from now on: product titles, names, addresses, which are the same in
 * every language. Returns a function for the other words in plain letters on a page: none, if every text has
 * been translated.
 */
export function watchForPlainEnglish(page: Page, allowedTexts: readonly string[] = []) {
  const data = new Set<string>(NAMES);
  allowedTexts.forEach((value) => collect(value, data));
  const responses = new Set<Promise<void>>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.startsWith('/graphql')) return;
    responses.add(
      response.json().then(
        (body: unknown) => collect(body, data),
        () => undefined,
      ),
    );
  });

  return async function plainWords(): Promise<string[]> {
    const state = await page.evaluate(() => document.getElementById('page-state')?.textContent ?? null);
    if (state) collect(JSON.parse(state), data);
    const texts = await page.evaluate(textsOfPage);
    await Promise.all(responses);
    // The longest first: a title may contain another one.
    const values = [...data].filter((value) => /[a-z]{2}/i.test(value)).sort((a, b) => b.length - a.length);
    const plain = texts.map((text) =>
      values.reduce((rest, value) => rest.replaceAll(value, ''), text.replace(MONTH, '')),
    );
    return plain.filter((text) => /[a-z]{2}/i.test(text));
  };
}

function collect(value: unknown, data: Set<string>): void {
  if (typeof value === 'string') {
    data.add(value.replace(/\s+/g, ' ').trim());
    // Tables break an email before its @.
    const [, local, domain] = /^(\S+)(@\S+)$/.exec(value) ?? [];
    if (local && domain) data.add(local).add(domain);
  }
  if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) if (!NOT_DATA.has(key)) collect(part, data);
  }
}

/**
 * All text that is visible or read aloud, except times, which the browser formats, and text marked as
 * translate="no".
 */
function textsOfPage(): string[] {
  const READ_OUT = ['aria-label', 'aria-roledescription', 'aria-description', 'alt', 'title', 'placeholder'];
  const texts = [document.title];
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest('script, style, noscript, time, svg, [translate="no"]')) continue;
    for (const name of READ_OUT) texts.push(element.getAttribute(name) ?? '');
    for (const node of element.childNodes)
      if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue ?? '');
  }
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}
