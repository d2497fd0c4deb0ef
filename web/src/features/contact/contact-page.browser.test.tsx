import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tabStorage } from '../../lib/browser/guarded-storage.ts';
import { expectAccessible } from '../../test/expect-accessible.ts';
import { goBack } from '../../test/go-back.ts';
import { openPage } from '../../test/open-page.tsx';
import { resizePage } from '../../test/resize-page.ts';

const FIELDS = {
  'Your Name': 'Jo Journey',
  'Your Email': 'jo at home',
  'Your Phone': 'ext. 12',
  'Your Message': 'Do you ship to lighthouses?',
};
const field = (name: keyof typeof FIELDS) => page.getByRole('textbox', { name });
const send = page.getByRole('button', { name: 'Send Message' });
const dialog = page.getByRole('alertdialog');

let sent: unknown[];
let status: number;
/** The body of the shop's error response. */
let problem: object | null;

beforeEach(() => {
  sent = [];
  status = 200;
  problem = null;
});
afterEach(() => {
  vi.restoreAllMocks();
  tabStorage.removeItem('visitor-drafts');
});

/** Opens the contact page of a shop that responds to messages with this status. */
async function openContact(): Promise<Awaited<ReturnType<typeof openPage>>> {
  const api = await openPage('/contact', {
    shop: { name: 'Kiosk', contact: { customersEmail: 'help@shop.example' } },
  });
  const fetchAll = globalThis.fetch;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (input !== '/api/contact') return fetchAll(input, init);
    sent.push(JSON.parse(init?.body as string));
    return new Response(JSON.stringify(problem), { status });
  });
  await expect.element(send).toBeVisible();
  return api;
}

async function fillIn(): Promise<void> {
  for (const [name, text] of Object.entries(FIELDS)) await field(name as keyof typeof FIELDS).fill(text);
}

test('a message requires all fields, and reports missing ones', async () => {
  await openContact();
  await send.click();
  const summary = page.getByRole('alert').filter({ hasText: 'Please check the form' });
  await expect
    .poll(() =>
      summary
        .getByRole('link')
        .elements()
        .map((link) => link.textContent),
    )
    .toEqual(['Please enter all your details', 'Message cannot be empty']);
  for (const [name, problem] of [
    ['Your Name', 'Please enter your name'],
    ['Your Email', 'Please enter your email address'],
    ['Your Phone', 'Please enter your phone number'],
    ['Your Message', 'Message cannot be empty'],
  ] as const) {
    await expect.element(field(name)).toHaveAccessibleDescription(problem);
  }
  await expect.element(field('Your Name')).toHaveFocus();
  const topOf = () => summary.element().getBoundingClientRect().top;
  await expect
    .poll(topOf)
    .toBeGreaterThanOrEqual(page.getByRole('banner').element().getBoundingClientRect().bottom);
  await resizePage(360);
  await expectAccessible();
  await field('Your Name').fill('Jo');
  await expect.element(page.getByText('Please enter your name')).not.toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a message is sent, and the form is cleared', async () => {
  await openContact();
  await fillIn();
  await send.click();
  await expect
    .element(dialog)
    .toMatchTextContent(/Success: Your message has been sent successfully\. We will contact you very soon\./);
  await expect.element(dialog.getByRole('button', { name: 'OK' })).toHaveFocus();
  await expectAccessible(0);
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(send).toHaveFocus();
  await expect.element(field('Your Message')).toHaveValue('');
  expect(sent).toEqual([
    {
      template_params: {
        name: 'Jo Journey',
        email: 'jo at home',
        phone: 'ext. 12',
        message: 'Do you ship to lighthouses?',
      },
    },
  ]);
  await openContact();
  await expect.element(field('Your Message')).toHaveValue('');
  expect(window.sessionStorage.getItem('visitor-drafts') ?? '').not.toContain('lighthouses');
});

test('a 412 is a failure that keeps the input', async () => {
  status = 412;
  problem = { code: 'RATE_LIMITED', detail: 'Please wait 40 minutes.' };
  await openContact();
  await fillIn();
  (field('Your Phone').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).toMatchTextContent(/Error: Failed to send message\. Try again\./);
  await expect.element(dialog).toMatchTextContent(/Please wait 40 minutes\..*Or email help@shop\.example/);
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect.element(send).toHaveFocus();
  await expect.element(field('Your Name')).toHaveValue('Jo Journey');
  await expect.element(field('Your Message')).toHaveValue('Do you ship to lighthouses?');
});

test.each(['keeps drafts', 'keeps nothing'])(
  'in a browser that %s a message is there again after a look elsewhere',
  async (browser) => {
    if (browser === 'keeps nothing') {
      vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      });
    }
    await openContact();
    await field('Your Message').fill('My parcel, number');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Size guide' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Size guide' })).toBeVisible();
    await goBack();
    await expect.element(field('Your Message')).toHaveValue('My parcel, number');
  },
);
