import { Stack } from '@anzhu/ui/Layout';
import { Text, type TextProps } from '@anzhu/ui/Text';
import { color, space, text } from '@anzhu/ui/theme';
import { Copy } from '../kit/Copy.tsx';

const samples: { size: NonNullable<TextProps['size']>; use: string }[] = [
  { size: 'display', use: 'key figures' },
  { size: 'title', use: 'titles of pages and dialogs' },
  { size: 'lead', use: 'titles of blocks' },
  { size: 'body', use: 'body, controls' },
  { size: 'small', use: 'tables, labels' },
  { size: 'note', use: 'notes, badges' },
];

/** Six sizes, two weights, the system's own face; digits all of one width. */
export function Type() {
  return (
    <Stack gap={5}>
      {samples.map(({ size, use }) => (
        <div
          key={size}
          style={{
            display: 'grid',
            gap: space[1],
            paddingBottom: space[4],
            borderBottom: `1px solid ${color.line}`,
          }}
        >
          <Text size="note" tone="subtle">
            <Copy text={`text.${size}`} /> <Copy text={text[size].fontSize} /> /{' '}
            <Copy text={text[size].lineHeight} /> · {use}
          </Text>
          <Text size={size}>湖山在望，安然入住。1208 房，3 晚，¥1,280.00</Text>
          <Text size={size} isStrong>
            湖山在望，安然入住。1208 房，3 晚，¥1,280.00
          </Text>
        </div>
      ))}
    </Stack>
  );
}
