import { useState } from 'react';
import { avatar, picture } from './Avatar.css.ts';
import { initials } from './initials.ts';

export interface AvatarProps {
  name: string;
  /** Address of a picture; without it, or when it cannot be loaded, the name's characters stand there. */
  image?: string | undefined;
  size?: 'small' | 'medium' | 'large';
}

/**
 * A person, as a picture or two characters. It is an ornament, not read aloud: the name stands
 * beside it, or names the button around it.
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
