import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anImage } from '../../../test/a-product.ts';
import { aSession } from '../../../test/a-session.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { loadNoticesAtOnce, notice } from '../../../test/notices.ts';
import { openPage } from '../../../test/open-page.tsx';

const { user } = aSession();
const address = page.getByRole('main').getByRole('textbox', { name: /^Address/ });

beforeEach(loadNoticesAtOnce);

/** Responds to uploads with progress events. */
function answerUploads(answers: { status: number; response: object }[]): string[] {
  const sent: string[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {};
      status = 0;
      response: object = {};
      onload: () => void = () => undefined;
      open(method: string, path: string) {
        sent.push(`${method} ${path}`);
      }
      setRequestHeader() {}
      send(form: FormData) {
        sent.push((form.get('file') as File).name);
        Object.assign(this, answers.shift());
        queueMicrotask(() => this.onload());
      }
    },
  );
  return sent;
}

/** Selects a file, as in the file dialog that the button opens. */
async function choose(button: string, name: string): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no field for a file.');
  const opened = vi.spyOn(input, 'click').mockImplementation(() => undefined);
  await page.getByRole('button', { name: button }).click();
  expect(opened).toHaveBeenCalledOnce();
  opened.mockRestore();
  await userEvent.upload(input, new File(['picture'], name, { type: 'image/png' }));
}

test('a picture uploads without losing other input, and must be a picture', async () => {
  const { url = '' } = anImage();
  const detail = 'This file is not a PNG, JPEG or WebP picture.';
  const { answer } = await openPage('/account', { viewer: user }, 'shopper');
  const sent = answerUploads([
    { status: 415, response: { detail } },
    { status: 200, response: { profilePicture: url } },
  ]);
  await address.fill('Half a sentence');
  await choose('Upload picture', 'page.png');
  await expect.element(page.getByText(detail)).toBeVisible();
  await expectAccessible();
  await choose('Upload picture', 'me.png');
  await expect.element(notice('Profile changes saved')).toBeVisible();
  const picture = () => document.querySelector<HTMLImageElement>(`main img[src="${url}"]`);
  await expect.poll(() => picture()?.naturalWidth).toBe(512);
  await expect.element(page.getByText(detail)).not.toBeInTheDocument();
  await expect.element(address).toHaveValue('Half a sentence');
  const upload = 'POST /api/profilePicture';
  expect(sent).toEqual([upload, 'page.png', upload, 'me.png']);

  answer({ customerUpdate: { user: { ...user, profilePicture: null } } });
  await page.getByRole('button', { name: 'Remove picture' }).click();
  await expect.element(page.getByRole('button', { name: 'Upload picture' })).toHaveFocus();
  expect(picture()).toBeNull();
});

test('fields managed by Google are locked', async () => {
  await openPage('/account', { viewer: { ...user, accountType: 'GOOGLE' } }, 'shopper');
  await expect.element(page.getByText(/You sign in with Google/)).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'First Name' })).toBeDisabled();
  await expect.element(page.getByRole('textbox', { name: /^Email/ }).first()).toBeDisabled();
  await expect.element(address).toBeEnabled();
  await expectAccessible();
});
