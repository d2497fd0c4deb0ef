import { describe, expect, it } from 'vitest';
import { readGoogleResult } from './google-result.ts';

const flow = { state: 'ours', codeVerifier: 'v', nonce: 'n', login: null };

describe('readGoogleResult', () => {
  it('reads the code of the flow started here', () => {
    expect(readGoogleResult(new URLSearchParams('code=c&state=ours'), flow)).toEqual({ code: 'c', flow });
  });

  it.each([
    ['another state', 'code=c&state=theirs', flow, /not started here/],
    ['no state', 'code=c', flow, /not started here/],
    ['a denial with another state', 'error=access_denied&state=theirs', flow, /not started here/],
    ['no flow in this tab', 'code=c&state=ours', null, /start again/],
    ['a denial', 'error=access_denied&state=ours', flow, /nothing has changed/],
    ['another error', 'error=server_error&state=ours', flow, /try again/],
    ['neither code nor error', 'state=ours', flow, /try again/],
  ])('returns no code for %s', (_what, search, storedFlow, problem) => {
    expect(readGoogleResult(new URLSearchParams(search), storedFlow)).toEqual({
      problem: expect.stringMatching(problem) as string,
    });
  });
});
