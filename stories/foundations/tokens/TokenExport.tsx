import { saveFile } from '../../../packages/ui/src/lib/saveFile.ts';
import { Button } from '../../../packages/ui/src/Button/index.ts';
import { Download } from '../../../packages/ui/src/Icon/index.ts';
import { Stack } from '../../../packages/ui/src/Layout/index.ts';
import { Text } from '../../../packages/ui/src/Text/Text.tsx';
import { Copy } from '../../kit/Copy.tsx';
import { dtcgResolver, dtcgTheme } from './dtcg.ts';
import { figmaVariables } from './figma.ts';

interface Format {
  title: string;
  use: string;
  file: string;
  command: string;
  make: () => object;
}

const command = 'npm run -s tokens -- --format';

const formats: readonly Format[] = [
  {
    title: 'DTCG, all themes and densities',
    use: 'A document of the resolver module 2025.10 of the Design Tokens Community Group: one set; themes and densities are the contexts of two modifiers. Read by tools that follow it, as Terrazzo.',
    file: 'anzhu.resolver.json',
    command: `${command} dtcg > anzhu.resolver.json`,
    make: dtcgResolver,
  },
  {
    title: 'DTCG, the light theme',
    use: 'One file of tokens, format module 2025.10, at the comfortable density, for tools that take a file for each mode.',
    file: 'anzhu.light.tokens.json',
    command: `${command} dtcg --theme light > anzhu.light.tokens.json`,
    make: () => dtcgTheme('light'),
  },
  {
    title: 'DTCG, the dark theme',
    use: 'The same names with the values of the dark theme.',
    file: 'anzhu.dark.tokens.json',
    command: `${command} dtcg --theme dark > anzhu.dark.tokens.json`,
    make: () => dtcgTheme('dark'),
  },
  {
    title: 'Figma variables',
    use: 'The body of POST /v1/files/:key/variables of Figma’s REST API (Enterprise plan, scope file_variables:write): three collections; light and dark, comfortable and compact are modes. Lengths in px. Figma has no variables for shadows, transitions and levels: they are left out.',
    file: 'anzhu.figma.json',
    command: `${command} figma > anzhu.figma.json`,
    make: figmaVariables,
  },
];

const download = ({ file, make }: Format): void =>
  saveFile(new Blob([JSON.stringify(make(), null, 2)], { type: 'application/json' }), file);

/** The tokens as files, made of the theme itself: to download here, or by a command. */
export function TokenExport() {
  return (
    <div lang="en">
      <Stack gap={6}>
        {formats.map((format) => (
          <Stack key={format.file} gap={2}>
            <Text as="p" isStrong>
              {format.title}
            </Text>
            <Text as="p" size="small" tone="muted">
              {format.use}
            </Text>
            <span>
              <Button icon={<Download size={16} />} onPress={() => download(format)}>
                {format.file}
              </Button>
            </span>
            <Copy isLine text={format.command} />
          </Stack>
        ))}
      </Stack>
    </div>
  );
}
