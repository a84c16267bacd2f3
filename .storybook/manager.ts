import { useEffect } from 'react';
import { addons, types, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { usualFamily, weight } from '../packages/ui/src/theme/scale.ts';
import { workbench } from './theme.ts';
import { pageName } from './words.ts';

/** What the theme of Storybook has no names for: Song for its groups, quiet icons, our mark of what is chosen. */
const sheet = document.head.appendChild(document.createElement('style'));

function themed(theme: unknown): ReturnType<typeof workbench> {
  const chosen = workbench(theme);
  const { brandSoft, brand, inkSubtle, ink } = chosen.color;
  sheet.textContent = `
    .sidebar-subheading > button:first-child {
      font: ${weight.strong} 14px/22px ${usualFamily.named};
      letter-spacing: 0;
      text-transform: none;
      color: ${ink};
    }
    :is(.sidebar-item, [role='option']) svg { color: ${inkSubtle} }
    .sidebar-item.sidebar-item[data-selected='true'] {
      background: ${brandSoft};
      box-shadow: inset 2px 0 ${brand};
      color: ${brand};
      font-weight: 400;
    }
    .sidebar-item.sidebar-item[data-selected='true'] :is(svg, a, button) { color: ${brand} }
  `;
  return chosen;
}

addons.setConfig({
  theme: themed('light').vars,
  enableShortcuts: true,
  sidebar: {
    // 稳定 is the rule and needs no word.
    renderLabel: (item) =>
      item.type === 'component' && item.tags.includes('草稿') ? `${item.name} · 草稿` : item.name,
  },
});

/** Gives the documentation entries the name of their page, in both languages: the search finds names, and Storybook has one for all. */
function PageNames() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    if (!index) return;
    const unnamed = Object.values(index.entries).filter(
      ({ type, name }) => type === 'docs' && name === 'Docs',
    );
    if (unnamed.length === 0) return;
    const renamed = unnamed.map(
      (entry) => [entry.id, { ...entry, name: pageName(entry.title) }] as const,
    );
    void api.setIndex({ ...index, entries: { ...index.entries, ...Object.fromEntries(renamed) } });
  }, [api, index]);
  return null;
}

addons.register('anzhu/pageNames', () =>
  addons.add('anzhu/pageNames', {
    type: types.TOOLEXTRA,
    title: 'Names of pages',
    render: PageNames,
  }),
);

addons.register('anzhu/theme', (api) => {
  const follow = ({ globals }: { globals: Record<string, unknown> }): void =>
    api.setOptions({ theme: themed(globals['theme']).vars });
  for (const news of ['setGlobals', 'globalsUpdated']) api.on(news, follow);
});
