import { ReadAuditEntries } from '../../test/documents.generated.ts';
import type { TestApp } from '../../test/start-test-app.ts';
import type { Person } from '../../test/users.ts';

/** An audit log entry, as in the contract. */
export type Entry = ReadAuditEntries['auditEntries']['nodes'][number];

/** The latest matching entries, as `reader` sees them. */
export async function readEntries(
  { client }: TestApp,
  reader: Person,
  filter: object = {},
): Promise<Entry[]> {
  return (await client.data(ReadAuditEntries, { filter }, reader.token)).auditEntries.nodes;
}

/** The entries added while `work` runs, oldest first. */
export async function recordedDuring(
  shop: TestApp,
  reader: Person,
  work: () => Promise<unknown>,
): Promise<Entry[]> {
  // Only the latest hundred entries are read.
  const before = new Set((await readEntries(shop, reader)).map(({ id }) => id));
  await work();
  return (await readEntries(shop, reader)).filter(({ id }) => !before.has(id)).reverse();
}

/**
 * Formats an entry in one line: action, subject, and for changes the values before and after. `<...>`
 * replaces times, ids, pictures and order numbers, and positions and stock that depend on earlier tests.
 */
export function lineOf({ action, subject, subjectName, part, partName, changes }: Entry): string {
  const about = [action, subject, subjectName, part, partName].filter(Boolean).join(' ');
  if (action !== 'CHANGED') return withoutChance(about);
  const fields = changes.map(({ field, before, after }) => `${field} ${before} > ${after}`);
  return withoutChance(`${about}: ${fields.toSorted().join(', ')}`);
}

const withoutChance = (line: string) =>
  line
    .replaceAll(/(?<=(At|>) )"\d{4}-[^"]*"/g, '<time>')
    .replaceAll(/ORDER \d{4,}/g, 'ORDER <number>')
    .replaceAll(/RETURN R\d+/g, 'RETURN R<number>')
    .replaceAll(/\{"alt":[^>]*?"placeholder":"[^"]*"\}/g, '<picture>')
    .replaceAll(/"[\da-f]{8}-[\da-f-]{27}"/g, '<id>')
    .replaceAll(/(?<=position )[1-9]\d*/g, '<number>')
    .replaceAll(/(?<=Lamp VARIANT: stock )\d+ > \d+/g, '<number> > <number>');

/**
 * Staff mutations that the general test excludes: imports make their changes later, resending webhook
 * messages changes nothing, and the others have their own tests.
 */
export const others = [
  ...['orderMailResend', 'shipmentUpdate', 'shipmentCancel', 'customerErase', 'staffSecondFactorReset'],
  ...['sheetImportApply', 'sheetImportCancel', 'sheetImportPicturesRetry', 'demoEnd'],
  ...['webhookTestSend', 'webhookDeliveryReplay', 'webhookReplay'],
  ...['draftOrderCreate', 'draftOrderUpdate', 'draftOrderDelete', 'draftOrderPlace'],
];
