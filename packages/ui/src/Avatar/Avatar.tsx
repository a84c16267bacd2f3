import { useState } from 'react';
import { visuallyHidden } from '../theme/index.ts';
import { avatar, picture, group, member, rest } from './Avatar.css.ts';

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
 * Use it beside a name, or in a button that has the name. It is decorative and not read aloud. For several
 * people in little space use an `AvatarGroup`. Do not use it for hotels or rooms (`Image`, `Icon`).
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

/** One person of a group. */
export interface Person extends Pick<AvatarProps, 'name' | 'image'> {
  id: string | number;
}

export interface AvatarGroupProps {
  /** In the order in which they are shown. An empty list renders nothing. */
  items: readonly Person[];
}

/** How many of a group are shown; the others are a number. */
const max = 4;

/**
 * Several people in little space: the first few and the number of the others. Read aloud as their names.
 *
 * Use it where a rough picture is enough. Where each person matters, write a list.
 */
export function AvatarGroup({ items }: AvatarGroupProps) {
  if (items.length === 0) return null;
  const shown = items.slice(0, max);
  const more = items.length - shown.length;
  const names = shown.map(({ name }) => name).join('、');
  return (
    <span className={group}>
      <span className={visuallyHidden}>
        {more === 0 ? names : `${names} 等 ${items.length} 人`}
      </span>
      {shown.map(({ id, name, image }) => (
        <span key={id} className={member}>
          <Avatar name={name} image={image} />
        </span>
      ))}
      {more > 0 && (
        <span className={member} aria-hidden="true">
          <span className={`${avatar({ size: 'medium' })} ${rest}`}>+{Math.min(more, 99)}</span>
        </span>
      )}
    </span>
  );
}
