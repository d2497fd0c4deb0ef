import { t } from '@lingui/core/macro';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { Button } from '../../../../ui/actions/button.tsx';
import { showToast } from '../../../../ui/feedback/toast-queue.ts';
import { downloadFile } from './download-file.ts';

interface DownloadButtonProps {
  /** The path of the API. */
  path: string;
  label: string;
  /** The file's name, if the path does not end with it. */
  name?: string;
}

/** Downloads a file with data of the shop. */
export function DownloadButton({
  path,
  label,
  name = path.slice(path.lastIndexOf('/') + 1),
}: DownloadButtonProps) {
  const [isPending, setPending] = useState(false);

  async function download(): Promise<void> {
    setPending(true);
    const problem = await downloadFile(path, name);
    setPending(false);
    if (problem !== null) showToast({ tone: 'error', title: t`Not downloaded`, details: [problem] });
  }

  return (
    <Button variant="outline" size="sm" pending={isPending} onClick={() => void download()}>
      <Download size={18} aria-hidden="true" />
      {label}
    </Button>
  );
}
