import { formatMessage, type Locale } from '../../../shared/messages/locale.ts';
import { type Message, message } from '../../../shared/messages/message.ts';
import { searchWords } from '../../../shared/search-words.ts';
import { webLinks } from '../../../shared/web-links.ts';
import { type LegalPageKind, legalLinks, legalTitles } from '../../settings/legal/legal-pages.ts';

/** A page that every shop has, or a legal page, with the words that shoppers search for when they mean it. */
interface BuiltInPage {
  url: string;
  title: Message;
  words: Message;
  legal?: LegalPageKind;
}

const legalPage = (legal: LegalPageKind, words: Message): BuiltInPage => ({
  url: legalLinks[legal](),
  title: legalTitles[legal],
  words,
  legal,
});

const builtInPages: readonly BuiltInPage[] = [
  legalPage('RETURNS', message('searchPages.returns')),
  legalPage('TERMS', message('searchPages.terms')),
  legalPage('PRIVACY', message('searchPages.privacy')),
  { url: webLinks.contact(), title: message('page.contact'), words: message('searchPages.contact') },
  { url: webLinks.orders(), title: message('page.orders'), words: message('searchPages.orders') },
];

/**
 * The built-in pages that a text stands for: one of its words is the page's own, and all others accompany it
 * or say nothing, such as "how to". The last word may be unfinished.
 */
export function findBuiltInPages(
  text: string,
  locale: Locale,
  legalPages: readonly LegalPageKind[],
): { url: string; title: string }[] {
  const wordsOf = (what: Message) => formatMessage(locale, what).split('|').map(setOfWords);
  const [ignored = new Set()] = wordsOf(message('searchPages.ignored'));
  const words = searchWords(text).filter((word) => !ignored.has(word));
  const last = words.at(-1);
  const isIn = (word: string, set: ReadonlySet<string>) =>
    set.has(word) ||
    (word === last && word.length >= MIN_LETTERS && [...set].some((each) => each.startsWith(word)));
  return builtInPages
    .filter(({ legal }) => !legal || legalPages.includes(legal))
    .filter((page) => {
      const [own = new Set(), accompanying = new Set()] = wordsOf(page.words);
      return (
        words.some((word) => isIn(word, own)) &&
        words.every((word) => isIn(word, own) || isIn(word, accompanying))
      );
    })
    .map(({ url, title }) => ({ url, title: formatMessage(locale, title) }));
}

/** Shorter beginnings of words say too little: "re" is also that of "red". */
const MIN_LETTERS = 4;

/** The words of a long text, of which `searchWords` reads only the first. */
const setOfWords = (text: string): ReadonlySet<string> => new Set(text.split(' ').flatMap(searchWords));
