import { t } from '@lingui/core/macro';
import { textAt } from '../lib/json.ts';
import type { UploadResponse } from '../lib/browser/upload-file.ts';
import { codeMessage, unreachableMessage } from './error-message.ts';

/** The message for shoppers whose file was not stored. */
export function uploadProblem(response: UploadResponse): string {
  if (!response) return unreachableMessage();
  const { status, body } = response;
  if (status === 401) return codeMessage('UNAUTHENTICATED');
  if (status === 413) return tooLarge();
  if (status === 429) return t`Too many uploads. Please try again in an hour.`;
  if (status === 503) return codeMessage('UNAVAILABLE');
  return (status < 500 ? textAt(body, 'detail') : null) ?? codeMessage('INTERNAL_SERVER_ERROR');
}

export const tooLarge = () => t`This file is larger than 10 MB.`;
