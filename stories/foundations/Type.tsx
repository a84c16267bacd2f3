import { Stack } from '@anzhu/ui/Layout';
import { Text, type TextProps } from '@anzhu/ui/Text';
import { color, space, text } from '@anzhu/ui/theme';

const samples: { size: NonNullable<TextProps['size']>; use: string }[] = [
  { size: 'display', use: '页面上最大的数字' },
  { size: 'title', use: '对话框与页面的标题' },
  { size: 'lead', use: '区块的标题' },
  { size: 'body', use: '正文、控件' },
  { size: 'small', use: '表格、标签' },
  { size: 'note', use: '说明、徽标' },
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
            {size} · {text[size].fontSize} / {text[size].lineHeight} · {use}
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
