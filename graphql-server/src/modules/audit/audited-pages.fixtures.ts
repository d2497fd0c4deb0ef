import { DAY } from '../../shared/time/duration.ts';
import type { TestApp } from '../../test/start-test-app.ts';

/** Cases for pages and menus; see `audited-mutations.test.ts`. `call` calls a mutation. */
export function auditedPages(
  shop: TestApp,
  aPage: (title: string) => Promise<string>,
  call: (mutation: string, args: string) => Promise<unknown>,
) {
  const byId = (id: string) => `id: "${id}"`;
  const aPlannedPage = async (title: string) => {
    const id = await aPage(title);
    const at = new Date(shop.clock.now().getTime() + DAY).toISOString();
    await call('pagePublish', `id: "${id}", at: "${at}"`);
    return id;
  };
  return {
    pageCreate: { args: () => 'input: { title: "About" }', says: ['CREATED PAGE About'] },
    pageUpdate: {
      given: () => aPage('Story'),
      args: (id: string) => `${byId(id)}, input: { title: "History" }`,
      says: ['CHANGED PAGE History: title "Story" > "History"'],
    },
    pagePublish: {
      given: () => aPage('Shipping'),
      args: byId,
      says: ['CHANGED PAGE Shipping: publishedAt null > <time>'],
    },
    pagePublicationCancel: {
      given: () => aPlannedPage('News'),
      args: byId,
      says: ['CHANGED PAGE News: publishAt <time> > null'],
    },
    pageUnpublish: {
      given: () => aPlannedPage('Jobs'),
      args: byId,
      says: ['CHANGED PAGE Jobs: publishAt <time> > null'],
    },
    pageVersionRestore: {
      given: async () => {
        const id = await aPage('Press');
        const [{ id: versionId }] = await shop.app.orm.em
          .fork()
          .execute<[{ id: string }]>('select id from page_versions where page_id = ?', [id]);
        await call('pageUpdate', `id: "${id}", input: { title: "Newsroom" }`);
        return `${id}", versionId: "${versionId}`;
      },
      args: byId,
      says: ['CHANGED PAGE Press: title "Newsroom" > "Press"'],
    },
    pagePreviewLinkReplace: {
      given: () => aPage('Draft'),
      args: byId,
      says: ['CHANGED PAGE Draft: previewToken null > null'],
    },
    menuUpdate: {
      args: () => 'name: LEGAL, input: { title: "Legal", entries: [] }',
      says: ['CREATED MENU LEGAL', 'CHANGED MENU LEGAL: title "" > "Legal"'],
    },
    menuReset: {
      given: async () => {
        await call('menuUpdate', 'name: MAIN, input: { entries: [] }');
        return '';
      },
      args: () => 'name: MAIN',
      says: ['DELETED MENU MAIN'],
    },
  };
}
