import { useApolloClient } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { useState } from 'react';
import { codeMessage } from '../../../apollo/error-message.ts';
import { uploadFile } from '../../../lib/upload-file.ts';
import { adminSession } from '../../../session/admin-session.ts';
import { showToast } from '../../../ui/feedback/toast-queue.ts';
import { readSheetResponse, type SheetResult } from './stock-sheet.ts';

/** A chosen file and what the server says of it; `result` is null while it is being read. */
export interface ChosenSheet {
  file: File;
  result: SheetResult | null;
}

/** A stock sheet on its way: first it is only checked, then applied. */
export function useStockSheet() {
  const client = useApolloClient();
  const [sheet, setSheet] = useState<ChosenSheet | null>(null);
  const [isApplying, setApplying] = useState(false);

  async function check(file: File): Promise<void> {
    setSheet({ file, result: null });
    const result = await send('/api/imports/stock/preview', file);
    // Another file may have been chosen meanwhile.
    setSheet((current) => (current?.file === file ? { file, result } : current));
  }

  async function apply(): Promise<void> {
    if (!sheet) return;
    setApplying(true);
    const result = await send('/api/imports/stock', sheet.file);
    setApplying(false);
    if ('faults' in result) {
      setSheet({ file: sheet.file, result });
      return;
    }
    setSheet(null);
    const { count } = result;
    showToast({
      tone: 'success',
      title: t`Stock changed`,
      details: [plural(count, { one: '# variant', other: '# variants' })],
    });
    // Lists of products show stock.
    client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'products' });
  }

  return { sheet, isApplying, check, apply, discard: () => setSheet(null) };
}

async function send(path: string, file: File): Promise<SheetResult> {
  const token = adminSession.read()?.token;
  if (token === undefined) {
    return { faults: [{ line: null, column: null, message: codeMessage('UNAUTHENTICATED') }] };
  }
  return readSheetResponse(await uploadFile({ path, file, token, onProgress: () => undefined }));
}
