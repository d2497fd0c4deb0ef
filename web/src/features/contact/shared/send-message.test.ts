import { describe, expect, it, vi } from 'vitest';
import { sendMessage } from './send-message.ts';

const message = { name: 'Ada', email: 'ada@test.example', phone: '1', message: 'Hello' };
const service = { url: 'https://mail.example/send', serviceId: 's', templateId: 't', publicKey: 'k' };

function respondWith(status: number) {
  const calls: { url: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    calls.push({ url, body: JSON.parse(body) });
    return Promise.resolve({ status });
  });
  return calls;
}

describe('sendMessage', () => {
  it('sends the keys and the message to the service', async () => {
    const calls = respondWith(200);

    expect(await sendMessage(message, service)).toEqual({ isSent: true });
    expect(calls).toEqual([
      {
        url: service.url,
        body: { service_id: 's', template_id: 't', user_id: 'k', template_params: message },
      },
    ]);
  });

  it('sends it to the shop itself if there is no service', async () => {
    const calls = respondWith(200);

    expect(await sendMessage(message, null)).toEqual({ isSent: true });
    expect(calls).toEqual([{ url: '/api/contact', body: { template_params: message } }]);
  });

  it.each([
    [412, false],
    [200, true],
    [202, true],
    [500, true],
  ])('%d means sent: %s', async (status, sent) => {
    respondWith(status);

    expect((await sendMessage(message, service)).isSent).toBe(sent);
  });

  it.each([
    [{ code: 'RATE_LIMITED', detail: 'Wait 40 minutes.' }, 'Wait 40 minutes.'],
    [{ code: 'INVALID_VALUE', detail: 'No name.' }, null],
    ['nonsense', null],
  ])('for %j, reports when the next message can be sent', async (problem, limit) => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json(problem, { status: 412 })));

    expect(await sendMessage(message, null)).toEqual({ isSent: false, limit });
  });

  it('treats a missing response as a failure, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));

    expect(await sendMessage(message, service)).toEqual({ isSent: false, limit: null });
    expect(log).toHaveBeenCalledOnce();
  });
});
