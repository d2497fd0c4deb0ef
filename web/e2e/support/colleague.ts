import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { adminToken } from './admin.ts';
import { callApi } from './graphql.ts';
import { openEmailTo } from './mailbox.ts';
import { viewerOf } from './shopper.ts';

/** A staff user other than the demo admin. */
export interface Colleague {
  name: string;
  session: { token: string; user: { id: string } };
}

const INVITE = `mutation ($email: String!) {
  staffInvite(input: { email: $email, roleId: "MANAGER" }) { userErrors { code message } }
}`;
const ACCEPT = `mutation ($input: StaffInvitationAcceptInput!) {
  staffInvitationAccept(input: $input) { session { token } userErrors { code message } }
}`;

/** Invites a manager and accepts the invitation; `page` opens the email. */
export async function newColleague(request: APIRequestContext, page: Page): Promise<Colleague> {
  const name = `Kim ${randomUUID().slice(0, 8)}`;
  const email = `${name.replace(' ', '-')}@shop.example`.toLowerCase();
  await callApi(request, INVITE, { email }, await adminToken(request));
  await openEmailTo(page, email, /^You’re invited/);
  const link = await page.getByRole('link', { name: /staffInvitation/ }).getAttribute('href');
  const token = /token=([\w.-]+)/.exec(link ?? '')?.[1];
  const { staffInvitationAccept } = await callApi<{ staffInvitationAccept: { session: { token: string } } }>(
    request,
    ACCEPT,
    { input: { token, name, password: 'a quiet corner table' } },
  );
  const { session } = staffInvitationAccept;
  return { name, session: { token: session.token, user: await viewerOf(request, session.token) } };
}

/** Signs a colleague in to the back office in this browser before its first page loads. */
export async function signInColleague(page: Page, { session }: Colleague): Promise<void> {
  await page.addInitScript((stored) => localStorage.setItem('admin', JSON.stringify(stored)), session);
}
