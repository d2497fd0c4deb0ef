import { t } from '@lingui/core/macro';
import { useRef, useState } from 'react';
import { codeMessage, unreachableMessage } from '../../../../apollo/error-message.ts';
import { uploadFile, type UploadResponse } from '../../../../lib/browser/upload-file.ts';
import { textAt } from '../../../../lib/json.ts';
import { adminSession } from '../../../../session/admin-session.ts';

const MAX_BYTES = 200 * 1024 * 1024;

/** Uploads the files of a variant one after the other, with the progress and why any was rejected. */
export function useFileUpload(variantId: string, onUploaded: () => void) {
  const running = useRef(Promise.resolve());
  const [upload, setUpload] = useState<{ name: string; part: number } | null>(null);
  const [problems, setProblems] = useState<string[]>([]);

  async function send(files: readonly File[]): Promise<void> {
    setProblems([]);
    for (const file of files) {
      setUpload({ name: file.name, part: 0 });
      const problem = await sendFile(variantId, file, (part) => setUpload({ name: file.name, part }));
      if (problem === null) onUploaded();
      else setProblems((before) => [...before, `${file.name}: ${problem}`]);
    }
    setUpload(null);
  }

  return {
    /** Files chosen while others are being uploaded follow them. */
    send: (files: readonly File[]) => {
      running.current = running.current.then(() => send(files));
    },
    upload,
    problems,
  };
}

/** Resolves to why a file was rejected; null if it was stored. */
async function sendFile(
  variantId: string,
  file: File,
  onProgress: (part: number) => void,
): Promise<string | null> {
  if (file.size > MAX_BYTES) return tooLarge();
  const token = adminSession.read()?.token;
  if (token === undefined) return codeMessage('UNAUTHENTICATED');
  const path = `/api/variants/${encodeURIComponent(variantId)}/files`;
  return problemOf(await uploadFile({ path, file, token, onProgress }));
}

function problemOf(response: UploadResponse): string | null {
  if (!response) return unreachableMessage();
  const { status, body } = response;
  if (status === 200) return null;
  if (status === 401) return codeMessage('UNAUTHENTICATED');
  if (status === 403) return codeMessage('FORBIDDEN');
  if (status === 413) return tooLarge();
  // The server's message names the problem with the file or the storage.
  return (status === 500 ? null : textAt(body, 'detail')) ?? codeMessage('INTERNAL_SERVER_ERROR');
}

const tooLarge = () => t`This file is larger than 200 MB.`;
