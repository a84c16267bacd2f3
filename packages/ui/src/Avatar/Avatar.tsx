import { useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';

/** The one character shown for a person without a picture: the first of the name, in capitals; ? for no name. */
export function initial(name: string): string {
  return [...name.trim()][0]?.toUpperCase() ?? '?';
}

export interface AvatarProps {
  /** The person's name: its first character is shown where there is no picture. */
  name: string;
  /** Address of a picture; without it, or when it cannot be loaded, the name's character is there. */
  image?: string | undefined;
  /** 24, 28 and 64 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * A person, as a picture or one character.
 *
 * Use it beside a name, or in a button that has the name. It is decorative and not read aloud. Do not use it
 * for hotels or rooms (`Image`, `Icon`).
 */
export function Avatar({ name, image, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={avatar({ size })} aria-hidden="true">
      {initial(name)}
      {image && image !== broken && (
        <img className={picture} src={image} alt="" onError={() => setBroken(image)} />
      )}
    </span>
  );
}
