import { audited } from '../../db/declared/audited.ts';
import { changesCatalogue } from '../../db/declared/changes-catalogue.ts';
import { emits } from '../../db/declared/emits.ts';
import { databaseRules, rule } from '../../db/declared/rule.ts';
import { updateTimes } from '../../db/declared/update-times.ts';
import { versioned } from '../../db/declared/versioned.ts';
import { touchesAssets } from '../assets/touches-assets.ts';
import { MenuEntity } from './menus/menu.entity.ts';
import { PageEntity } from './pages/page.entity.ts';

/** What staff write. */
const draft = [
  ...(['handle', 'title', 'seo_title', 'seo_description', 'sections'] as const),
  ...(['author', 'tags', 'excerpt', 'dated_at'] as const),
] as const;

const notOfTheDraft = {
  kind: 'never changes',
  posted_at: 'follows from a publication',
  published: 'is a copy of the draft',
  search_document: 'follows from what is published',
  published_at: 'comes with a publication, which is no edit',
  publish_at: 'says when, not what',
  preview_token: 'is a link, no content',
  deleted_at: 'a form cannot be saved over a deletion',
} as const;

const notOfAPublication = {
  kind: 'never changes',
  posted_at: 'comes with its publication',
  published: 'comes with its time',
  search_document: 'follows from what is published',
  preview_token: 'is a link, no content',
} as const;

export const contentDatabase = databaseRules('content', [
  versioned(PageEntity, {
    edited: draft,
    notEdited: notOfTheDraft,
  }),
  audited(PageEntity, {
    subject: 'PAGE',
    subjectName: 'changed.title',
    recorded: [...draft, 'published_at', 'publish_at', 'deleted_at'],
    secret: ['preview_token'],
    ignored: {
      kind: 'never changes',
      posted_at: 'follows from a publication',
      published: 'is a copy of the draft, whose changes are recorded',
      search_document: 'follows from what is published',
    },
  }),
  updateTimes(PageEntity, {
    of: ['version', 'published_at', 'publish_at', 'deleted_at'],
    notOf: notOfAPublication,
  }),
  emits(PageEntity, {
    insert: 'PAGE_CHANGED',
    update: 'PAGE_CHANGED',
    subject: 'id',
    of: ['version', 'published_at', 'publish_at', 'deleted_at'],
    notOf: notOfAPublication,
  }),
  touchesAssets(PageEntity, ['sections', 'published']),
  changesCatalogue(PageEntity),
  rule('pages', 'Writes the words by which searches find a page.', [
    `create function write_page_document() returns trigger language plpgsql as $$
begin
  new.search_document := case when new.published is not null then page_document(new.published) end;
  return new;
end $$`,
    `create trigger pages_write_document before insert or update of published on pages
  for each row execute function write_page_document()`,
  ]),
  rule('pages', 'Keeps the 50 latest versions of a page, with their authors.', [
    `create function note_page_version() returns trigger language plpgsql as $$
declare
  content jsonb := jsonb_build_object('handle', new.handle, 'title', new.title,
    'seoTitle', new.seo_title, 'seoDescription', new.seo_description, 'sections', new.sections,
    'author', new.author, 'tags', new.tags, 'excerpt', new.excerpt, 'datedAt', new.dated_at);
begin
  if tg_op = 'INSERT' or new.version <> old.version then
    insert into page_versions (id, page_id, content, author_id, created_at)
    values (gen_random_uuid(), new.id, content, nullif(current_setting('shop.actor_id', true), '')::uuid, now());
    delete from page_versions where page_id = new.id and id not in (
      select id from page_versions where page_id = new.id order by created_at desc limit 50);
  end if;
  if new.published is not null and (tg_op = 'INSERT' or new.published_at is distinct from old.published_at) then
    update page_versions set is_published = true
    where id = (select id from page_versions where page_id = new.id order by created_at desc limit 1);
  end if;
  return null;
end $$`,
    `create trigger pages_note_version after insert or update on pages
  for each row execute function note_page_version()`,
  ]),

  versioned(MenuEntity, { edited: ['title', 'entries'], notEdited: { name: 'names the row' } }),
  audited(MenuEntity, {
    subject: 'MENU',
    subjectId: 'changed.name',
    subjectName: 'changed.name',
    recorded: ['name', 'title', 'entries'],
    ignored: {},
  }),
  emits(MenuEntity, {
    insert: 'MENU_CHANGED',
    update: 'MENU_CHANGED',
    delete: 'MENU_CHANGED',
    subject: 'name',
  }),
  changesCatalogue(MenuEntity),
]);
