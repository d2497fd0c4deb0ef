import { errorCodes, type FastifyInstance } from 'fastify';

type ProtoKeys = 'error' | 'remove';

const UTF_8 = /^(utf-?8|us-ascii)$/i;
const CHARSET = /;\s*charset\s*=\s*"?([^";\s]*)/i;

/**
 * Accepts only JSON bodies. JSON is UTF-8 (RFC 8259, section 8.1): another declared encoding is rejected with
 * 415, and invalid UTF-8 with 400, because a lenient decoder would store other characters than were sent.
 * `protoKeys`: how to treat keys such as `__proto__`; `acceptsNothing`: an empty body counts as no body.
 */
export function readOnlyJson(
  server: FastifyInstance,
  { protoKeys, acceptsNothing }: { protoKeys: ProtoKeys; acceptsNothing: boolean },
): void {
  const parse = server.getDefaultJsonParser(protoKeys, protoKeys);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const type = request.headers['content-type'] ?? '';
    const [, charset = 'utf-8'] = CHARSET.exec(type) ?? [];
    const text = decode(body);
    if (!UTF_8.test(charset)) done(new errorCodes.FST_ERR_CTP_INVALID_MEDIA_TYPE(type));
    else if (text === null) done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
    else if (text === '' && acceptsNothing) done(null, undefined);
    else void parse(request, text, done);
  });
}

/** The text without a byte order mark; null for invalid UTF-8. */
function decode(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
