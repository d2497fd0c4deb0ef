import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { StoredSection } from '../sections/section.ts';

export const pageKinds = ['PAGE', 'POST'] as const;
export type PageKind = (typeof pageKinds)[number];

/** What only posts of the blog have; empty for other pages. */
export interface PostDetails {
  author: string;
  /** As `normalisedTag` makes them. */
  tags: string[];
  /** What lists and feeds say. */
  excerpt: string;
  /** The date that staff gave it, in ISO 8601, because JSON has no dates; null: its first publication. */
  datedAt: string | null;
}

/** The details of what is not a post. */
export const noPost: PostDetails = { author: '', tags: [], excerpt: '', datedAt: null };

/** What staff write and shoppers see of a page. */
export interface PageContent extends PostDetails {
  title: string;
  /** Empty: the title. */
  seoTitle: string;
  seoDescription: string;
  sections: StoredSection[];
}

/** A page of the merchant. Its own columns are the draft; `published` is what shoppers see. */
export const PageEntity = defineEntity({
  name: 'Page',
  tableName: 'pages',
  properties: {
    id: p.uuid().primary(),
    kind: p.string().$type<PageKind>().default('PAGE'),
    /** Unique among those of its kind that are not deleted. */
    handle: p.string(),
    title: p.string(),
    seoTitle: p.string().default(''),
    seoDescription: p.string().default(''),
    sections: p.json().$type<StoredSection[]>(),
    author: p.string().default(''),
    tags: p.json().$type<string[]>().default([]),
    excerpt: p.string().default(''),
    /** See `PostDetails`. */
    datedAt: p.datetime().nullable(),
    /** Null: shoppers don't see the page. */
    published: p.json().$type<PageContent>().nullable(),
    publishedAt: p.datetime().nullable(),
    /** The date of a post as shoppers see it; it stays when the post is hidden. */
    postedAt: p.datetime().nullable(),
    /** The words by which searches find it; written by the database, and never loaded. */
    searchDocument: p.type('tsvector').$type<string>().persist(false).nullable(),
    /** When a job publishes the draft. */
    publishAt: p.datetime().nullable(),
    /** Whoever has it sees the draft. */
    previewToken: p.string(),
    /** Changes with each edit; written by the database (decision 0036). */
    version: p.bigint('string').default('0'),
    createdAt: p.datetime(),
    /** Time of the last change; written by the database (decision 0081). */
    updatedAt: p.datetime().defaultRaw('now()'),
    /** When staff deleted it; it can be restored. */
    deletedAt: p.datetime().nullable(),
  },
});

export type PageEntity = InferEntity<typeof PageEntity>;

/** A page as it was saved, with its handle. */
export const PageVersionEntity = defineEntity({
  name: 'PageVersion',
  tableName: 'page_versions',
  properties: {
    id: p.uuid().primary(),
    pageId: p.uuid(),
    content: p.json().$type<PageContent & { handle: string }>(),
    /** The member of staff or API key; null for the sample shop's pages. */
    authorId: p.uuid().nullable(),
    isPublished: p.boolean().default(false),
    createdAt: p.datetime(),
  },
});

export type PageVersionEntity = InferEntity<typeof PageVersionEntity>;
