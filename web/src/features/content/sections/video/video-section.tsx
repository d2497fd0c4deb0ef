import { t } from '@lingui/core/macro';
import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Picture } from '../../../../ui/media/picture.tsx';
import { SectionFrame } from '../section-frame.tsx';
import type { SectionProps } from '../section-props.ts';
import { videoSource } from './video-source.ts';
import styles from './video-section.module.css';

/** A video behind a picture: nothing is requested from another site until a visitor wants to see it. */
export function VideoSection({ section }: SectionProps) {
  const { title, picture, videoUrl } = section;
  const [isOpen, setOpen] = useState(false);
  return (
    <SectionFrame section={section} gap={32}>
      <div className={styles.screen}>
        {isOpen ? (
          <Player title={title} url={videoUrl} />
        ) : (
          <button
            className={styles.poster}
            type="button"
            aria-label={t`Play: ${title}`}
            onClick={() => setOpen(true)}
          >
            {picture && (
              <Picture
                className={styles.picture}
                image={picture}
                sizes="(min-width: 1234px) 1170px, 92vw"
                alt=""
              />
            )}
            <span className={styles.play}>
              <Play size={32} aria-hidden="true" />
            </span>
          </button>
        )}
      </div>
    </SectionFrame>
  );
}

function Player({ title, url }: { title: string; url: string }) {
  const source = videoSource(url);
  return source.kind === 'file' ? (
    <video className={styles.player} src={source.url} aria-label={title} controls autoPlay playsInline />
  ) : (
    <iframe
      className={styles.player}
      src={source.url}
      title={title}
      allow="autoplay; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  );
}
