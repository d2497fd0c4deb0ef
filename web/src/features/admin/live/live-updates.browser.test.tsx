import { ApolloLink } from '@apollo/client/link';
import { OperationTypeNode } from 'graphql';
import { Observable } from 'rxjs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { adminClient } from '../../../apollo/admin-client.ts';
import { makeLink } from '../../../apollo/links/make-link.ts';
import type {
  MutationsearchSynonymCreateArgs,
  QueryproductsArgs,
  SavedView,
  SearchSynonym,
  ShopEvent,
} from '../../../gql/graphql.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { aProduct } from '../../../test/a-product.ts';
import { anAsset } from '../../../test/an-asset.ts';
import { expectAccessible } from '../../../test/expect-accessible.ts';
import type { Part } from '../../../test/mock-api.ts';
import { openPage } from '../../../test/open-page.tsx';

type Notify = (data: { shopEvents: object }) => void;

/**
 * Replaces the event connection. Returns a function that emits an event by Kim and makes the page catch up
 * with it at once.
 */
function listenToKim() {
  const tellers = new Set<Notify>();
  const { link } = adminClient;
  const events = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const teller: Notify = (data) => observer.next({ data });
        if (operationName === 'LiveEvents') tellers.add(teller);
        return () => void tellers.delete(teller);
      }),
  );
  adminClient.setLink(
    ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      events,
      makeLink(adminSession),
    ),
  );
  onTestFinished(() => adminClient.setLink(link));
  let count = 0;
  return async (kind: ShopEvent['kind'], subjectId: string, subjectName = '') => {
    await expect.poll(() => tellers.size).toBe(1);
    count += 1;
    const by = { actorId: 'kim', actorName: 'Kim', __typename: 'ShopEvent' };
    const event = { id: String(count), kind, subjectId, subjectName, ...by };
    for (const notify of tellers)
      notify({ shopEvents: { cursor: String(count), events: [event], __typename: 'ShopEvents' } });
    document.dispatchEvent(new Event('visibilitychange'));
  };
}

test('others’ synonyms appear unless there is unsaved input; then the form says so', async () => {
  const emitEvent = listenToKim();
  const group = (version: string, ...words: string[]): Part<SearchSynonym> => ({
    id: 'bike',
    version,
    words: ['tandem', ...words],
  });
  const api = await openPage('/admin/search', { searchSynonyms: [group('1', 'duo')] }, 'owner');
  const field = page.getByRole('textbox', { name: 'Synonyms for “tandem”' });
  const change = (words: Part<SearchSynonym>[]) => {
    api.answer({ searchSynonyms: words });
    return emitEvent('SEARCH_SYNONYM_CHANGED', 'bike');
  };
  await expect.element(field).toHaveValue('tandem, duo');
  await change([group('2', 'pair')]);
  await expect.element(field).toHaveValue('tandem, pair');
  await userEvent.type(field, ', twosome');
  await change([group('3', 'couple')]);
  await expect.element(page.getByText('Kim has just changed these synonyms')).toBeVisible();
  await expect.element(field).toHaveValue('tandem, pair, twosome');
  await expectAccessible();

  await change([]);
  const row = page.getByRole('listitem').filter({ has: field });
  await expect.element(row.getByText('Someone else has deleted these synonyms')).toBeVisible();
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveValue('tandem, pair, twosome');
  await expectAccessible();
  api.answer({
    searchSynonymCreate: ({ input }: MutationsearchSynonymCreateArgs) => ({
      searchSynonym: { id: 'again', version: '1', words: input.words },
    }),
  });
  await row.getByRole('button', { name: 'Add group' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Words, separated by commas' })).toHaveFocus();
  await expect.element(field).toHaveValue('tandem, pair, twosome');
  await expect.element(page.getByText('Someone else has deleted these synonyms')).not.toBeInTheDocument();
  await change([]);
  await expect.element(field).not.toBeInTheDocument();
});

test('a shared view says that others have changed it, and shows the saved query', async () => {
  const emitEvent = listenToKim();
  const view = (version: string, query: string): Part<SavedView> => ({
    id: 'lamps',
    version,
    list: 'CUSTOMERS',
    name: 'Lamps',
    query,
    isShared: true,
  });
  const api = await openPage(
    '/admin/customers?view=lamps&columns=none&q=lamp',
    { savedViews: [view('1', 'columns=none&q=lamp')] },
    'owner',
  );
  const tab = page.getByRole('link', { name: /^Lamps.*shared$/ });
  await page.getByRole('button', { name: 'Edit view Lamps' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  api.answer({ savedViews: [view('2', 'columns=none&q=shade')] });
  await emitEvent('SAVED_VIEW_CHANGED', 'lamps');
  await expect.element(page.getByText('Kim has just changed this view')).toBeVisible();
  await expectAccessible(0);
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('Someone else has changed this view.')).toBeVisible();
  await page.getByRole('button', { name: 'Show the saved version' }).click();
  await expect.poll(() => api.path()).toMatch(/q=shade/);
  await expect.element(tab).toHaveFocus();
  api.answer({ savedViews: [] });
  await emitEvent('SAVED_VIEW_CHANGED', 'lamps');
  await expect.element(tab).not.toBeInTheDocument();
});

test('what others do with pictures appears in the media library and in its open picture', async () => {
  const emitEvent = listenToKim();
  const api = await openPage('/admin/media', { assets: { nodes: [anAsset('jar')], totalCount: 1 } }, 'owner');
  await page.getByRole('button', { name: 'jar.png' }).click();
  api.answer({ assets: { nodes: [anAsset('lid'), anAsset('jar', { alt: 'A jar' })], totalCount: 2 } });
  await emitEvent('ASSET_CHANGED', 'jar');
  await expect.element(page.getByText('Kim has just changed this picture')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('table')).toMatchTextContent(/lid\.png.*jar\.png.*A jar/);
});

test('a list keeps its loaded pages', async () => {
  const emitEvent = listenToKim();
  let title = 'Jar';
  await openPage(
    '/admin/products',
    {
      products: ({ first, after }: QueryproductsArgs) => {
        const size = first ?? 0;
        const all = Array.from({ length: size + 1 }, (_, index) =>
          aProduct({ id: `p-${index}`, title: `${title} ${index}` }),
        );
        const nodes = after ? all.slice(size) : all.slice(0, size);
        return {
          nodes,
          totalCount: all.length,
          pageInfo: { hasNextPage: !after, endCursor: String(size) },
        };
      },
    },
    'owner',
  );
  const rows = page.getByRole('main').getByRole('row');
  await expect.element(rows.filter({ hasText: 'Jar 0' })).toBeVisible();
  const length = rows.elements().length;
  await page.getByRole('button', { name: /Load more/ }).click();
  await expect.poll(() => rows.elements().length).toBeGreaterThan(length);
  const all = rows.elements().length;
  title = 'Pot';
  await emitEvent('PRODUCT_CHANGED', 'p-0');
  await expect.element(rows.filter({ hasText: 'Pot 0' })).toBeVisible();
  expect(rows.elements()).toHaveLength(all);
});

test('a new order is announced, with a sound unless that is switched off', async () => {
  const emitEvent = listenToKim();
  let chimes = 0;
  class SilentAudio {
    readonly state = 'suspended';
    constructor() {
      chimes += 1;
    }
    close = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', SilentAudio);
  await openPage('/admin/account', {}, 'owner');
  const notice = (number: string) => page.getByRole('dialog').filter({ hasText: `New order #${number}` });
  await expect
    .element(page.getByRole('radio', { name: 'Show a notification and play a sound' }))
    .toBeChecked();
  await emitEvent('ORDER_PLACED', 'order-1', 'L-1');
  await expect.element(notice('L-1')).toBeVisible();
  await expect.poll(() => chimes).toBe(1);
  await page.getByText('Show a notification', { exact: true }).click();
  await expect.element(page.getByRole('radio', { name: 'Show a notification', exact: true })).toBeChecked();
  await emitEvent('ORDER_PLACED', 'order-2', 'L-2');
  const both = page.getByRole('dialog').filter({ hasText: '2 new orders' });
  await expect.element(both).toMatchTextContent(/#L-2.*#L-1/);
  await expect.element(page.getByRole('dialog')).toBeInTheDocument();
  expect(both.element().getBoundingClientRect().left).toBeGreaterThan(innerWidth / 2);
  await expectAccessible();
  // By keyboard: the toast may cover it, and stays while a pointer hovers over it.
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(page.getByRole('radio', { name: 'Do nothing' })).toBeChecked();
  await emitEvent('ORDER_PLACED', 'order-3', 'L-3');
  await expect.element(notice('L-3')).not.toBeInTheDocument();
  expect(chimes).toBe(1);
});

test('a renamed category is updated in the tree, and its form says so', async () => {
  const emitEvent = listenToKim();
  const kites = (label: string, version: string) => [{ id: 'kites', slug: 'kites', label, version }];
  const changed = { code: 'VERSION_CHANGED', message: 'Somebody else has changed it.' } as const;
  const api = await openPage(
    '/admin/categories',
    { categories: kites('Kites', '1'), categoryUpdate: { userErrors: [changed] } },
    'owner',
  );
  await expect.element(page.getByRole('link', { name: 'Kites', exact: true })).toBeVisible();
  api.answer({ categories: kites('Dragons', '2') });
  await emitEvent('CATEGORY_CHANGED', 'kites');
  await page.getByRole('link', { name: 'Dragons', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Dragons that fly');
  api.answer({ categories: kites('Stunt kites', '3') });
  await emitEvent('CATEGORY_CHANGED', 'kites');
  await expect.element(page.getByText('Kim has just changed this category')).toBeVisible();
  await expect.element(name).toHaveValue('Dragons that fly');
  await expectAccessible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect
    .element(page.getByRole('dialog', { name: 'Someone else has saved changes' }))
    .toMatchTextContent('Stunt kites');
});
