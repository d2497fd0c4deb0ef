import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { anAsset } from '../../../test/an-asset.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import { dropFiles, fakeUploads } from '../../../test/fake-uploads.ts';
import type { Answers } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

const terms = page.getByRole('textbox', { name: /^Text/ }).first();
const toolbar = page.getByRole('toolbar', { name: 'Formatting' }).first();

async function openTerms(text: string, answers: Answers = {}) {
  const settings = { legal: { version: '1', terms: text } };
  await openPage('/admin/settings/legal', { settings, ...answers }, 'owner');
  await expect.element(terms).toHaveValue(text);
}

/** Selects a part of the text. */
function select(start: number, end: number) {
  const area = terms.element() as HTMLTextAreaElement;
  area.focus();
  area.setSelectionRange(start, end);
}

test('buttons write Markdown’s signs around what is selected', async () => {
  await openTerms('All sales are final');
  select(4, 9);
  await toolbar.getByRole('button', { name: /^Bold/ }).click();
  await expect.element(terms).toHaveValue('All **sales** are final');
  select(0, 0);
  await toolbar.getByRole('button', { name: 'Heading' }).click();
  await expect.element(terms).toHaveValue('## All **sales** are final');
  select(26, 26);
  await toolbar.getByRole('button', { name: 'Table' }).click();
  await expect
    .element(terms)
    .toHaveValue('## All **sales** are final\n\n| Heading | Heading |\n| --- | --- |\n|  |  |\n');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
});

test('keys do the same, and the arrow keys move between the buttons', async () => {
  await openTerms('All sales are final');
  select(4, 9);
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(terms).toHaveValue('All [sales](url) are final');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(toolbar.getByRole('button', { name: 'Heading' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(toolbar.getByRole('button', { name: /^Bold/ })).toHaveFocus();
});

test('a picture needs a description, and is written where the cursor is', async () => {
  fakeUploads((name) => ({ id: name }));
  await openTerms('All sales are final');
  select(9, 9);
  await toolbar.getByRole('button', { name: 'Insert picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert picture' });
  const insert = dialog.getByRole('button', { name: 'Insert', exact: true });
  await insert.click();
  await expect.element(dialog).toMatchTextContent('Please choose a picture.');
  dropFiles(dialog.getByText(/^Or drop it here\./), 'shop.jpg');
  const alt = dialog.getByRole('textbox', { name: /^What the picture shows/ });
  await expect.element(alt).toBeVisible();
  await insert.click();
  await expect.element(alt).toHaveAccessibleDescription(/Please say what the picture shows/);
  await expectAccessible(0);
  await alt.fill('Our *shop*');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(terms)
    .toHaveValue('All sales\n\n![Our \\*shop\\*](/icon-512.png?shop.jpg)\n are final');
  await expect.element(terms).toHaveFocus();
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
});

test('a picture of the library is inserted with its description', async () => {
  await openTerms('All sales are final', { assets: { nodes: [anAsset('shop', { alt: 'Our shop' })] } });
  select(9, 9);
  await toolbar.getByRole('button', { name: 'Insert picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Insert picture' });
  const library = page.getByRole('dialog', { name: 'Media library' });
  await dialog.getByRole('button', { name: 'Choose from library' }).click();
  await expect.element(library.getByRole('button', { name: 'Our shop' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(library).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Choose from library' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await library.getByRole('button', { name: 'Our shop' }).click();
  await dialog.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect.element(terms).toHaveValue('All sales\n\n![Our shop](/icon-512.png?shop)\n are final');
  await expect.element(terms).toHaveFocus();
});
