import { expect, test } from 'vitest';
import { videoSource } from './video-source.ts';

test.each([
  [
    'https://www.youtube.com/watch?v=a-B_9',
    'frame',
    'https://www.youtube-nocookie.com/embed/a-B_9?autoplay=1',
  ],
  ['https://youtu.be/a-B_9', 'frame', 'https://www.youtube-nocookie.com/embed/a-B_9?autoplay=1'],
  ['https://vimeo.com/76979871', 'frame', 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1'],
  ['https://cdn.example/tea.mp4', 'file', 'https://cdn.example/tea.mp4'],
])('%s is shown as a %s', (url, kind, source) => {
  expect(videoSource(url)).toEqual({ kind, url: source });
});
