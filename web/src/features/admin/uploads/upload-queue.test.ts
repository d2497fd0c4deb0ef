import { describe, expect, it } from 'vitest';
import { UploadQueue, type UploadResult } from './upload-queue.ts';

/** A queue whose files are sent when the test says so. */
function aQueue() {
  const stored: string[] = [];
  const sending = new Map<
    string,
    { finish: (result: UploadResult<Picture>) => void; progress: (part: number) => void }
  >();
  const aborted: string[] = [];
  const queue = new UploadQueue<Picture>(
    (file, progress, signal) =>
      new Promise((finish) => {
        sending.set(file.name, { finish, progress });
        signal.addEventListener('abort', () => {
          aborted.push(file.name);
          finish({ message: 'aborted' });
        });
      }),
    ({ id }, { name }) => stored.push(id === name ? id : `${id} of ${name}`),
  );
  const end = async (name: string, message?: string) => {
    const result = message === undefined ? { stored: { id: name } } : { message };
    sending.get(name)?.finish(result);
    sending.delete(name);
    await Promise.resolve();
  };
  const states = () => queue.read().map(({ file, state }) => `${file.name} ${state}`);
  return { queue, stored, sending, aborted, end, states };
}

interface Picture {
  id: string;
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));

describe('the upload queue', () => {
  it('sends two files at a time, and the next one when one ends', async () => {
    const { queue, end, states } = aQueue();
    queue.add(files('a', 'b', 'c'));
    expect(states()).toEqual(['a SENDING', 'b SENDING', 'c WAITING']);
    await end('a');
    expect(states()).toEqual(['b SENDING', 'c SENDING']);
  });

  it('passes on pictures in the order of the files, whichever finishes first', async () => {
    const { queue, end, stored, states } = aQueue();
    queue.add(files('a', 'b', 'c'));
    await end('b');
    expect(stored).toEqual([]);
    expect(states()).toEqual(['a SENDING', 'b STORED', 'c SENDING']);
    await end('a');
    expect(stored).toEqual(['a', 'b']);
    await end('c');
    expect([stored, states()]).toEqual([['a', 'b', 'c'], []]);
  });

  it('keeps a failed file with the reason, without blocking others', async () => {
    const { queue, end, stored, states, sending } = aQueue();
    queue.add(files('a', 'b'));
    await end('a', 'No picture');
    await end('b');
    expect([stored, states()]).toEqual([['b'], ['a FAILED']]);
    const [failed] = queue.read();
    expect(failed?.message).toBe('No picture');
    queue.retry(failed?.id ?? 0);
    expect(queue.read()).toMatchObject([{ state: 'SENDING', message: '', part: 0 }]);
    sending.get('a')?.progress(0.5);
    expect(queue.read()[0]?.part).toBe(0.5);
    await end('a');
    expect(stored).toEqual(['b', 'a']);
  });

  it('drops a cancelled file and continues with those that waited for it', async () => {
    const { queue, end, stored, aborted, states } = aQueue();
    queue.add(files('a', 'b', 'c'));
    await end('b');
    queue.cancel(queue.read()[0]?.id ?? 0);
    await Promise.resolve();
    expect(aborted).toEqual(['a']);
    expect([stored, states()]).toEqual([['b'], ['c SENDING']]);
  });

  it('aborts everything on close', async () => {
    const { queue, aborted, stored } = aQueue();
    queue.add(files('a', 'b', 'c'));
    queue.close();
    await Promise.resolve();
    expect([aborted, stored, queue.read()]).toEqual([['a', 'b'], [], []]);
  });
});
