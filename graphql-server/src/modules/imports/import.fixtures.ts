import { ApplyImport, CancelImport, ReadImport, type ShownImport } from '../../test/documents.generated.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';

const changes = { sheetImportApply: ApplyImport, sheetImportCancel: CancelImport };

interface SentFile {
  path: string;
  /** Text is sent as UTF-8. */
  text: string | Uint8Array<ArrayBuffer>;
}

/** Uploads a file. @returns the import's id */
export async function sendFile(
  { client }: TestApp,
  staff: Person,
  { path, text }: SentFile,
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
export const shownImport = async ({ client }: TestApp, { token }: Person, id: string) =>
  (await client.data(ReadImport, { id }, token)).sheetImport;

/** Calls a mutation of an import. @returns the import, or the error codes */
export const changeImport = (
  { client }: TestApp,
  { token }: Person,
  mutation: keyof typeof changes,
  id: string,
) => client.payload(changes[mutation], { id }, token);

async function worked(shop: TestApp, staff: Person, id: string): Promise<ShownImport> {
  await shop.app.jobs.run('imports');
  const shown = await shownImport(shop, staff, id);
  if (!shown) throw new Error('This import does not exist.');
  return shown;
}

/** Uploads and checks a file. */
export async function checkFile(shop: TestApp, staff: Person, file: SentFile): Promise<ShownImport> {
  const id = await sendFile(shop, staff, file);
  return worked(shop, staff, id);
}

/** Imports a checked file. */
export async function applyImport(shop: TestApp, staff: Person, id: string): Promise<ShownImport> {
  await changeImport(shop, staff, 'sheetImportApply', id);
  return worked(shop, staff, id);
}

/** Uploads, checks and imports a file. */
export async function importFile(shop: TestApp, staff: Person, file: SentFile): Promise<ShownImport> {
  const { id } = await checkFile(shop, staff, file);
  return applyImport(shop, staff, id);
}
