import { useDeferredValue, useState } from 'react';
import { Stack } from '../Layout/index.ts';
import { Text } from '../Text/index.ts';
import { TextField } from '../TextField/index.ts';
import { meanings } from './fixture.ts';
import { card, gallery, meaning, sizes } from './Gallery.css.ts';
import type { Icon } from './index.ts';

/** All icons there are, to look through and to find one by its name or its meaning. */
export function Gallery({ icons }: { icons: Record<string, Icon> }) {
  const [query, setQuery] = useState('');
  const words = useDeferredValue(query).trim().toLowerCase();
  const found = Object.entries(icons).filter(([name]) =>
    `${name} ${meanings[name] ?? ''}`.toLowerCase().includes(words),
  );
  return (
    <Stack gap={3}>
      <TextField label="搜索图标" type="search" value={query} onChange={setQuery} />
      <Text as="p" size="small" tone="muted">
        共 {found.length} 个
      </Text>
      <ul className={gallery} aria-label="图标">
        {found.map(([name, Icon]) => (
          <li key={name} className={card}>
            <span className={sizes}>
              <Icon size={12} />
              <Icon size={16} />
              <Icon size={20} />
            </span>
            {name}
            {meanings[name] !== undefined && <span className={meaning}>{meanings[name]}</span>}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
