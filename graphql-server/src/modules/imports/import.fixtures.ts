import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';

export interface ShownImport {
  id: string;
  kind: string;
  fileName: string;
  state: string;
  rowsDone: number;
  rowCount: number | null;
  errorCount: number;
  createdCount: number;
  changedCount: number;
  pictureCount: number;
  actorName: string;
  endedAt: string | null;
  entries: {
    kind: string;
    line: number;
    column: string | null;
    subject: string | null;
    before: string | null;
    after: string | null;
    message: string | null;
  }[];
}

const SELECTION = `{ id kind fileName state rowsDone rowCount errorCount createdCount changedCount pictureCount actorName endedAt
  entries { kind line column subject before after message } }`;

/** Uploads a file. @returns the import's id */
export async function sendFile(
  { client }: TestApp,
  staff: Person,
  { path, text }: { path: string; text: string },
): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([text], { type: 'text/csv' }), 'delivery.csv');
  const response = await fetch(`${client.address}/api/imports/${path}`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${staff.token}` },
  });
  const body = (await response.json()) as { _id?: string };
  if (body._id === undefined) throw new Error(JSON.stringify(body));
  return body._id;
}

/** The import as a staff member sees it, or null. */
export async function shownImport(
  { client }: TestApp,
  staff: Person,
  id: string,
): Promise<ShownImport | null> {
  const { sheetImport } = await client.data<{ sheetImport: ShownImport | null }>(
    `query ($id: ID!) { sheetImport(id: $id) ${SELECTION} }`,
    { id },
    staff.token,
  );
  return sheetImport;
}

/** Calls a mutation of an import. @returns the import, or the error codes */
export async function changeImport(
  { client }: TestApp,
  staff: Person,
  mutation: 'sheetImportApply' | 'sheetImportCancel',
  id: string,
): Promise<{ sheetImport: ShownImport | null; userErrors: { code: string }[] }> {
  const { payload } = await client.data<{
    payload: { sheetImport: ShownImport | null; userErrors: { code: string }[] };
  }>(
    `mutation ($id: ID!) { payload: ${mutation}(id: $id) { sheetImport ${SELECTION} userErrors { code } } }`,
    { id },
    staff.token,
  );
  return payload;
}

async function worked(shop: TestApp, staff: Person, id: string): Promise<ShownImport> {
  await shop.app.jobs.run('imports');
  const shown = await shownImport(shop, staff, id);
  if (!shown) throw new Error('This import does not exist.');
  return shown;
}

/** Uploads and checks a file. */
export async function checkFile(
  shop: TestApp,
  staff: Person,
  file: { path: string; text: string },
): Promise<ShownImport> {
  const id = await sendFile(shop, staff, file);
  return worked(shop, staff, id);
}

/** Imports a checked file. */
export async function applyImport(shop: TestApp, staff: Person, id: string): Promise<ShownImport> {
  await changeImport(shop, staff, 'sheetImportApply', id);
  return worked(shop, staff, id);
}

/** Uploads, checks and imports a file. */
export async function importFile(
  shop: TestApp,
  staff: Person,
  file: { path: string; text: string },
): Promise<ShownImport> {
  const { id } = await checkFile(shop, staff, file);
  return applyImport(shop, staff, id);
}
