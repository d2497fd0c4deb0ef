import type { OutgoingHttp } from '../../../../integrations/outgoing/outgoing-http.port.ts';
import { type Message, message } from '../../../../shared/messages/message.ts';

const MAX_URL = 2048;
/** A user name or password before the host. */
const CREDENTIALS = /\/\/[^/?#]*@/;

/**
 * A canonical form of a URL on another server, or why nothing is fetched from it. A user name or password
 * must not be stored.
 */
export function pictureUrlIn(
  url: string,
  outgoing: Pick<OutgoingHttp, 'problemOf'>,
): { url: string } | { error: Message } {
  const shown = shortened(url.replace(CREDENTIALS, '//'));
  if (CREDENTIALS.test(url)) return { error: message('fetchedPicture.credentials', { url: shown }) };
  const href = URL.parse(url)?.href ?? '';
  const problem = href === '' || href.length > MAX_URL ? 'INVALID_URL' : outgoing.problemOf(href);
  if (problem === 'INVALID_URL') return { error: message('fetchedPicture.invalidUrl', { url: shown }) };
  if (problem !== null) return { error: message('fetchedPicture.notPublic', { url: shown }) };
  return { url: href };
}

/** Errors must stay readable. */
const shortened = (url: string) => (url.length > 100 ? `${url.slice(0, 100)}…` : url);
