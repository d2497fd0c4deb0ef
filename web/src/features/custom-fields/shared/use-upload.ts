import { useApolloClient } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import { tooLarge, uploadProblem } from '../../../apollo/upload-problem.ts';
import { uploadFile } from '../../../lib/browser/upload-file.ts';
import { textAt } from '../../../lib/json.ts';
import { beginGuestSession } from '../../../session/begin-guest-session.ts';
import { guestSession, shopperSession } from '../../../session/shopper-session.ts';
import { useShop } from '../../../shop/use-shop.ts';

const MAX_BYTES = 10 * 1024 * 1024;

/** A file that was chosen here; `part` is the fraction sent. */
interface ChosenFile {
  name: string;
  size: number;
  part: number;
}

/**
 * Uploads the file of a field as soon as it is chosen. `onChange` gets its URL and, until there is one, its
 * name, which is no value: the form can't be sent without the file.
 */
export function useUpload(onChange: (value: string) => void) {
  const client = useApolloClient();
  const allowsGuests = useShop()?.allowsGuests;
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(null);
  // The other fields may change while a file is uploaded.
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  useEffect(() => () => running.current?.abort(), []);

  async function send(chosen: File, signal: AbortSignal): Promise<{ url: string } | { problem: string }> {
    if (chosen.size > MAX_BYTES) return { problem: tooLarge() };
    if (!readToken() && allowsGuests) await beginGuestSession(client);
    const token = readToken();
    if (token === undefined) return { problem: t`Please log in before you choose a file.` };
    const { name, size } = chosen;
    const onProgress = (part: number) => setFile({ name, size, part });
    const response = await uploadFile({ path: '/api/uploads', file: chosen, token, onProgress, signal });
    const url = response?.status === 200 && textAt(response.body, 'url');
    return url ? { url } : { problem: uploadProblem(response) };
  }

  async function choose(chosen: File): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    const { name, size } = chosen;
    setProblem(undefined);
    setFile({ name, size, part: 0 });
    change.current(name);
    const result = await send(chosen, controller.signal);
    if (controller.signal.aborted) return;
    running.current = null;
    if ('url' in result) change.current(result.url);
    else remove(result.problem);
  }

  function remove(reason?: string): void {
    running.current?.abort();
    running.current = null;
    setFile(null);
    setProblem(reason);
    change.current('');
  }

  return { file, problem, choose, remove };
}

const readToken = () => (shopperSession.read() ?? guestSession.read())?.token;
