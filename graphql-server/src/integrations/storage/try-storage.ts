import { randomUUID } from 'node:crypto';
import { type FileStorage, StorageError } from '../../modules/assets/file-storage.port.ts';

/** Stores, reads and deletes a small file: exactly what an upload needs. @throws StorageError */
export async function tryStorage(storage: Pick<FileStorage, 'put' | 'read' | 'delete'>): Promise<void> {
  const key = `check-${randomUUID()}.txt`;
  const content = Buffer.from(key);
  await storage.put(key, { content, type: 'text/plain' });
  const storedContent = await storage.read(key);
  await storage.delete([key]);
  if (!storedContent || !content.equals(storedContent)) {
    throw new StorageError('MISCONFIGURED', 'What is written to it is not what is read from it');
  }
}
