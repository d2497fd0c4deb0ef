import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type {
  MutationpageCreateArgs,
  MutationpagePublishArgs,
  MutationpageUpdateArgs,
  PageDraft,
  PageInput,
  PageUpdateInput,
} from '../../../../gql/graphql.ts';
import { expectAccessible } from '../../../../test/expect-accessible.ts';
import type { Answers, Part } from '../../../../test/mock-api.ts';
import { openPage } from '../../../../test/open-page.tsx';
import { resizePage } from '../../../../test/resize-page.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: RegExp) => page.getByRole('textbox', { name });
const sectionButtons = () =>
  [...document.querySelectorAll('[id^=open-section-]')].map(({ textContent }) => textContent);

const draft: Part<PageDraft> = {
  id: 'about',
  handle: 'about',
  title: 'About us',
  version: '1',
  previewToken: 'secret',
  sections: [
    { id: 'text', kind: 'RICH_TEXT', title: 'Our story', text: 'Long ago' },
    { id: 'team', kind: 'TEAM', items: [{ id: 'ada', title: 'Ada' }] },
    { id: 'other', kind: null },
  ],
};

/** Whether the beginning of an element, where the caret is, can be seen. */
function isSeen(element: Element): boolean {
  const { left, top } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + 10, top + 10));
}

/** Opens the editor of a page; returns the changes that were sent. */
async function openEditor(answers: Answers = {}): Promise<PageUpdateInput[]> {
  const inputs: PageUpdateInput[] = [];
  await openPage(
    '/admin/pages/about/edit',
    {
      pageDraft: draft,
      pageUpdate: ({ input }: MutationpageUpdateArgs) => {
        inputs.push(input);
        return { page: draft };
      },
      ...answers,
    },
    'owner',
  );
  await expect.element(button('Add section')).toBeVisible();
  return inputs;
}

test('a section of an unknown kind is explained and sent back as it is', async () => {
  const inputs = await openEditor();
  await button(/^Unknown section/).click();
  await expect.element(page.getByText(/^This version of the shop does not know/)).toBeVisible();
  await button('Hide').click();
  await expectAccessible();
  await button('Save draft').click();
  await expect.poll(() => inputs[0]?.sections?.[2]).toEqual({ id: 'other', isHidden: true });
});

test('a page with a text is added and published', async () => {
  let sent: PageInput | undefined;
  const published: unknown[] = [];
  const api = await openPage(
    '/admin/pages/add',
    {
      pageCreate: ({ input }: MutationpageCreateArgs) => {
        sent = input;
        return { page: draft };
      },
      pagePublish: (args: MutationpagePublishArgs) => {
        published.push(args);
        return { page: { ...draft, isPublished: true } };
      },
      pageDraft: draft,
    },
    'owner',
  );
  await field(/^Title/)
    .first()
    .fill('About us');
  await expect.element(field(/^URL handle/)).toHaveAccessibleDescription(/\/about-us$/);
  await field(/^Text/).fill('Long ago');
  await button('Add section').click();
  await expectAccessible(0);
  await button(/^Questions and answers/).click();
  await field(/^Question/).fill('Since when?');
  await field(/^Answer/).fill('1706');
  await expectAccessible();
  await button('Save and publish').click();
  await expect.poll(api.path).toBe('/admin/pages/about/edit');
  expect(sent).toMatchObject({
    title: 'About us',
    sections: [{ kind: 'RICH_TEXT', text: 'Long ago' }, { kind: 'FAQ' }],
  });
  expect(sent?.sections?.[0]).not.toHaveProperty('items');
  expect(published).toEqual([{ id: 'about', at: null }]);
});

test('a post has an author, tags, an excerpt and a date besides', async () => {
  let sent: PageInput | undefined;
  await openPage(
    '/admin/posts/add',
    {
      shop: { name: 'Exclusive', timeZone: 'Europe/Berlin', hasBlog: true },
      pageCreate: ({ input }: MutationpageCreateArgs) => {
        sent = input;
        return { page: { ...draft, kind: 'POST' } };
      },
      pageDraft: { ...draft, kind: 'POST' },
    },
    'owner',
  );
  await field(/^Title/)
    .first()
    .fill('On Sencha');
  await expect.element(field(/^URL handle/)).toHaveAccessibleDescription(/\/blog\/on-sencha$/);
  await field(/^Author/).fill('Ada');
  await field(/^Tags/).fill('Green tea, ,Japan ');
  await field(/^Excerpt/).fill('Steamed.');
  await page.getByLabelText(/^Date/).fill('2026-12-24T18:00');
  await expectAccessible();
  await button('Add draft').click();
  await expect
    .poll(() => sent)
    .toMatchObject({
      kind: 'POST',
      title: 'On Sencha',
      author: 'Ada',
      tags: ['Green tea', 'Japan'],
      excerpt: 'Steamed.',
      datedAt: '2026-12-24T17:00:00.000Z',
      // The text that was offered and not written.
      sections: [],
    });
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Blog posts' }))
    .toHaveAttribute('href', '/admin/posts');
});

test.each([360, 1280])('by keyboard, no field is behind the save bar at %i px', async (width) => {
  await resizePage(width);
  const shop = { name: 'Exclusive', timeZone: 'UTC', hasBlog: true };
  await openPage('/admin/posts/add', { shop }, 'owner');
  await field(/^Title/)
    .first()
    .fill('On Sencha');
  await expect.element(page.getByText('Unsaved changes')).toBeVisible();
  const passed: string[] = [];
  while (!passed.includes('seoDescription')) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement;
    expect(focused).toSatisfy(isSeen);
    passed.push(focused?.getAttribute('name') ?? '');
  }
  expect(passed).toEqual(expect.arrayContaining(['author', 'tags', 'excerpt', 'datedAt', 'seoTitle']));
});

test('a page has nothing of a post', async () => {
  const inputs = await openEditor();
  await expect.element(field(/^Author/)).not.toBeInTheDocument();
  await field(/^Page title/).fill('About');
  await button('Save draft').click();
  await expect.poll(() => inputs[0]).toEqual({ seoTitle: 'About' });
});

test('sections are moved by keyboard, duplicated, hidden and deleted; each step can be undone', async () => {
  const inputs = await openEditor();
  const down = button('Move Our story down');
  (down.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(down).toHaveFocus();
  await expect.element(page.getByText('Our story moved to position 2 of 3')).toBeInTheDocument();
  await button(/^Team/).click();
  await button('Duplicate').click();
  await expect.poll(() => sectionButtons().length).toBe(4);
  await button('Hide').click();
  await expect.element(page.getByText('Hidden', { exact: true })).toBeVisible();
  await button('Delete').click();
  await expect.element(button(/^Text ?Our story/)).toHaveFocus();
  expect(sectionButtons()).toHaveLength(3);

  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => sectionButtons().length).toBe(4);
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect.poll(() => sectionButtons().length).toBe(3);
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.poll(() => sectionButtons().length).toBe(4);
  await button('Undo').click();
  await button('Undo').click();
  await expect.element(button('Undo')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText('Unsaved changes')).not.toBeInTheDocument();
  await button('Redo').click();
  await button('Save draft').click();
  await expect.poll(() => inputs[0]?.sections?.map(({ id }) => id)).toEqual(['team', 'text', 'other']);
  expect(inputs[0]).not.toHaveProperty('title');
});

test('an error of the server is shown beside the field of a closed section', async () => {
  const path = ['input', 'sections', '1', 'items', '0', 'title'];
  await openEditor({
    pageUpdate: { userErrors: [{ code: 'INVALID_VALUE', message: 'Please fill this in.', field: path }] },
  });
  await field(/^Title/).fill('About');
  await button('Save draft').click();
  const name = page.getByRole('group', { name: 'Person 1' }).getByRole('textbox', { name: /^Name/ });
  await expect.element(name).toHaveAccessibleDescription(/Please fill this in/);
  await expect.element(name).toHaveFocus();
  await expect
    .element(page.getByRole('link', { name: 'Ada, Person 1, Name: Please fill this in.' }))
    .toBeVisible();
  await expectAccessible();
});

test('changes of others are kept, and a section that both changed is asked about', async () => {
  const theirs: Part<PageDraft> = {
    ...draft,
    version: '2',
    seoTitle: 'Who we are',
    sections: [{ ...draft.sections?.[0], title: 'Our history' }, ...(draft.sections ?? []).slice(1)],
  };
  const inputs: PageUpdateInput[] = [];
  let current = draft;
  await openEditor({
    pageDraft: () => current,
    pageUpdate: ({ input, expectedVersion }: MutationpageUpdateArgs) => {
      if (expectedVersion !== '2') {
        return { userErrors: [{ code: 'VERSION_CHANGED', message: 'It was edited meanwhile.' }] };
      }
      inputs.push(input);
      return { page: theirs };
    },
  });
  current = theirs;
  await button(/^Text/).click();
  await page
    .getByRole('textbox', { name: /^Title/ })
    .nth(1)
    .fill('Our beginnings');
  await userEvent.keyboard('{Control>}s{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Someone else has saved changes' });
  await expect.element(dialog).toMatchTextContent('Our history');
  await expectAccessible(0);
  await dialog.getByRole('radio', { name: /Yours/ }).click();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => inputs[0]?.sections?.[0]).toMatchObject({ id: 'text', title: 'Our beginnings' });
  expect(inputs[0]).not.toHaveProperty('seoTitle');
});

test('a publication is planned in the shop’s time zone; a time in the past is explained', async () => {
  const sent: unknown[] = [];
  await openEditor({
    shop: { name: 'Exclusive', timeZone: 'Europe/Berlin' },
    pagePublish: ({ at }: MutationpagePublishArgs) => {
      sent.push(at);
      return at != null && at < '2026'
        ? { userErrors: [{ code: 'INVALID_VALUE', message: 'Please choose a later time.', field: ['at'] }] }
        : { page: { ...draft, publishAt: at } };
    },
  });
  const time = page.getByLabelText(/^Publish at/);
  await time.fill('2020-12-24T18:00');
  await button('Save and plan').click();
  await expect.element(time).toHaveAccessibleDescription(/Please choose a later time/);
  await time.fill('2030-12-24T18:00');
  await button('Save and plan').click();
  await expect.poll(() => sent.at(-1)).toBe('2030-12-24T17:00:00.000Z');
});

test('a planned publication of a published page is cancelled, and the page stays', async () => {
  const planned = { ...draft, isPublished: true, publishAt: '2030-12-24T17:00:00.000Z' };
  let cancelled: unknown;
  await openEditor({
    pageDraft: planned,
    pagePublicationCancel: (args: object) => {
      cancelled = args;
      return { page: { ...planned, publishAt: null } };
    },
  });
  await expect.element(button('Hide the page')).toBeVisible();
  await button('Cancel the plan').click();
  await expect.element(button('Cancel the plan')).not.toBeInTheDocument();
  expect(cancelled).toEqual({ id: 'about' });
  await expect.element(page.getByLabelText(/^Publish at/)).toHaveValue('');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('versions are compared with the draft and restored', async () => {
  let restored: unknown;
  await openEditor({
    pageDraft: {
      ...draft,
      versions: [
        { id: 'now', handle: 'about', sections: draft.sections ?? [], title: 'About us' },
        {
          id: 'before',
          handle: 'about',
          sections: (draft.sections ?? []).slice(1),
          title: 'About',
          authorName: 'Nora',
        },
      ],
    },
    pageVersionRestore: (args: object) => {
      restored = args;
      return { page: draft };
    },
  });
  await page.getByText('Show earlier versions').click();
  await button('Compare').click();
  await expect.element(page.getByText('2 differences from the saved draft')).toBeVisible();
  await expect.element(page.getByText(/^Title ?Then ?About ?Now ?About us$/)).toBeVisible();
  await expect.element(page.getByText('Added since: Text “Our story”')).toBeVisible();
  await expectAccessible();
  await button('Restore').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore' }).click();
  await expect.poll(() => restored).toEqual({ id: 'about', versionId: 'before' });
});

test('on a phone the preview is behind a button', async () => {
  await resizePage(360);
  await openEditor();
  await expect.element(page.getByTitle('Preview of the page')).not.toBeInTheDocument();
  await button('Preview').click();
  await expect.element(page.getByTitle('Preview of the page')).toHaveAttribute('src', '/preview/secret');
  await expectAccessible(0);
});

test('a click on a section in the preview opens its form, and is ignored for others', async () => {
  await openEditor();
  window.postMessage({ selectedSection: 'unknown' }, window.location.origin);
  window.postMessage({ selectedSection: 'team' }, window.location.origin);
  await expect.element(button(/^Team/)).toHaveFocus();
  await expect.element(button(/^Team/)).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button(/^Text ?Our story/)).toHaveAttribute('aria-expanded', 'false');
  // A second click leaves it open.
  window.postMessage({ selectedSection: 'team' }, window.location.origin);
  window.postMessage({ selectedSection: 'text' }, window.location.origin);
  await expect.element(button(/^Text ?Our story/)).toHaveFocus();
  await expect.element(button(/^Team/)).toHaveAttribute('aria-expanded', 'true');
});

test('on a phone a click on a section closes the preview', async () => {
  await resizePage(360);
  await openEditor();
  await button('Preview').click();
  await expect.element(page.getByTitle('Preview of the page')).toBeVisible();
  window.postMessage({ selectedSection: 'team' }, window.location.origin);
  await expect.element(page.getByTitle('Preview of the page')).not.toBeInTheDocument();
  await expect.element(button(/^Team/)).toHaveFocus();
});
