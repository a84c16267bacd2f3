import { Image } from '@anzhu/ui/Image';
import { empty, thumbnail } from './RecordPicture.css.ts';

export interface RecordPictureProps {
  /** Its address; nothing for a record without a picture. */
  src: string | null;
  /** What it shows, as the name of the record. */
  alt: string;
}

/**
 * The picture of a record as a thumbnail; pressing it opens it in full. A record without one has a line
 * drawing of roofs in its place.
 *
 * Keyboard: Tab reaches a picture, Enter opens it.
 */
export function RecordPicture({ src, alt }: RecordPictureProps) {
  if (src) {
    return (
      <span className={thumbnail}>
        <Image src={src} alt={alt} isPreviewable fallback="placeholder" />
      </span>
    );
  }
  return (
    <svg
      className={empty}
      viewBox="0 0 64 48"
      role="img"
      aria-label="暂无图片"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M8 24c6-1 10-3 13-7h22c3 4 7 6 13 7M21 17h22M14 24h36M17 24v12M47 24v12" />
      <path d="M11 36h42M28 36v-7h8v7M32 29v7M25 20.5h14" strokeOpacity="0.6" />
      <circle cx="50" cy="10" r="3" strokeOpacity="0.6" />
    </svg>
  );
}
