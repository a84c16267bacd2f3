import { useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  /** The person's name: two characters of it are shown where there is no picture. */
  name: string;
  /** Address of a picture; without it, or when it cannot be loaded, the name's characters are there. */
  image?: string | undefined;
  /** 24, 28 and 64 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * A person, as a picture or two characters.
 *
 * Use it beside a name, or in a button that has the name. It is decorative and not read aloud. For several
 * people in little space use an `AvatarGroup`. Do not use it for hotels or rooms (`Image`, `Icon`).
 */
export function Avatar({ name, image, size = 'medium' }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <span className={avatar({ size })} aria-hidden="true">
      {initials(name)}
      {image && image !== broken && (
        <img className={picture} src={image} alt="" onError={() => setBroken(image)} />
      )}
    </span>
  );
}
