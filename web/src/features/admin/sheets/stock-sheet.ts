import { codeMessage, unreachableMessage } from '../../../apollo/error-message.ts';
import { isRecord, textAt } from '../../../lib/json.ts';
import type { UploadResponse } from '../../../lib/upload-file.ts';

/** What a file changes of one variant. */
export interface StockChange {
  line: number;
  product: string;
  /** Its options; empty for a product without. */
  variant: string;
  sku: string | null;
  before: number;
  after: number;
}

/** What is wrong with a file; `line` and `column` say where, if it is about one place. */
export interface SheetFault {
  line: string | null;
  column: string | null;
  message: string;
}

/** What a file changes: of how many variants, and the first of them. */
export interface SheetChanges {
  count: number;
  changes: readonly StockChange[];
}

/** What the server says of a file: what it changes, or what is wrong with it. */
export type SheetResult = SheetChanges | { faults: readonly SheetFault[] };

const POINTER = /^#\/(\d+)(?:\/(.+))?$/;

/** Reads the response to an uploaded file; null when there was none. */
export function readSheetResponse(response: UploadResponse): SheetResult {
  if (!response) return failed(unreachableMessage());
  const { status, body } = response;
  if (status === 200 && isRecord(body) && Array.isArray(body['changes'])) {
    return { count: Number(body['count']), changes: body['changes'] as StockChange[] };
  }
  if (status === 401) return failed(codeMessage('UNAUTHENTICATED'));
  if (status === 403) return failed(codeMessage('FORBIDDEN'));
  const errors = isRecord(body) && Array.isArray(body['errors']) ? (body['errors'] as unknown[]) : [];
  if (errors.length > 0) return { faults: errors.map(toFault) };
  const detail = textAt(body, 'detail');
  return failed(detail !== null && status < 500 ? detail : codeMessage('INTERNAL_SERVER_ERROR'));
}

function toFault(error: unknown): SheetFault {
  const [, line = null, column = null] = POINTER.exec(textAt(error, 'pointer') ?? '') ?? [];
  return { line, column, message: textAt(error, 'detail') ?? codeMessage('INTERNAL_SERVER_ERROR') };
}

function failed(message: string): SheetResult {
  return { faults: [{ line: null, column: null, message }] };
}
