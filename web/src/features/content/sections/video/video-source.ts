/** A video to show: a file, or the player of the site where it is, as a frame. */
export interface VideoSource {
  kind: 'file' | 'frame';
  url: string;
}

/** YouTube's host sets no cookies until the video plays; Vimeo's player is asked not to track anybody. */
export function videoSource(url: string): VideoSource {
  const [, youTube] = /^https:\/\/(?:www\.youtube\.com\/watch\?v=|youtu\.be\/)([\w-]+)$/.exec(url) ?? [];
  if (youTube !== undefined) {
    return { kind: 'frame', url: `https://www.youtube-nocookie.com/embed/${youTube}?autoplay=1` };
  }
  const [, vimeo] = /^https:\/\/vimeo\.com\/([\w-]+)$/.exec(url) ?? [];
  if (vimeo !== undefined) {
    return { kind: 'frame', url: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` };
  }
  return { kind: 'file', url };
}
