import { useDeferredValue, useState } from 'react';
import * as icons from '../../../packages/ui/src/Icon/index.ts';
import type { Icon } from '../../../packages/ui/src/Icon/index.ts';
import { Stack } from '../../../packages/ui/src/Layout/index.ts';
import { Text } from '../../../packages/ui/src/Text/Text.tsx';
import { TextField } from '../../../packages/ui/src/TextField/TextField.tsx';
import { card, gallery, meaning, search, sizes } from './IconGallery.css.ts';
import { iconWords } from './iconWords.ts';

type Name = keyof typeof icons;

const all = Object.entries(icons) as [Name, Icon][];

/** How an icon is imported. */
const importOf = (name: Name): string => `import { ${name} } from '@anzhu/ui/Icon';`;

/** All icons, found by their name or by a word of the product; a press copies the import. */
export function IconGallery() {
  const [query, setQuery] = useState('');
  const [notice, setNotice] = useState('Press an icon to copy its import.');
  const words = useDeferredValue(query).trim().toLowerCase();
  const found = all.filter(([name]) => `${name} ${iconWords[name]}`.toLowerCase().includes(words));

  const copy = async (name: Name): Promise<void> => {
    try {
      await navigator.clipboard.writeText(importOf(name));
      setNotice(`Copied: ${importOf(name)}`);
    } catch {
      setNotice(`The browser does not allow copying: ${importOf(name)}`);
    }
  };
  return (
    <div className="sb-unstyled" lang="en">
      <Stack gap={3}>
        <div className={search}>
          <TextField
            label="Search icons"
            description="English name or Chinese word: bed, 打扫"
            value={query}
            onChange={setQuery}
          />
        </div>
        <output>
          <Text as="p" size="small" tone="muted">
            {found.length} of {all.length}. {notice}
          </Text>
        </output>
        <ul className={gallery} aria-label="Icons">
          {found.map(([name, Icon]) => (
            <li key={name}>
              <button type="button" className={card} onClick={() => copy(name)}>
                <span className={sizes}>
                  <Icon size={12} />
                  <Icon size={16} />
                  <Icon size={20} />
                </span>
                {name}
                <span className={meaning} lang="zh-CN">
                  {iconWords[name]}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </Stack>
    </div>
  );
}
