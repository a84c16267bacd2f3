import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allowedTags } from './allowed.ts';
import { RichTextView } from './RichTextView.tsx';

const meta = {
  title: 'Data/RichTextView',
  component: RichTextView,
  args: {
    html: `<h3>位置</h3><p>酒店在<strong>西湖</strong>边，步行 5 分钟到<a href="https://example.com">地铁站</a>。</p>
      <ul><li>免费停车</li><li>含双早</li></ul><blockquote>退房 12:00 前</blockquote><p><img src="/favicon.svg" width="64"></p>`,
  },
} satisfies Meta<typeof RichTextView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Links open in a new tab without opener; pictures load when they are in view. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: '地铁站' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement.querySelector('img')).toHaveAttribute('loading', 'lazy');
  },
};

export const Empty: Story = { args: { html: '' } };

/** Each of these would run in an unguarded page. */
const attacks = [
  '<script>window.pwned = 1</script>',
  '<img src=x onerror="window.pwned = 1">',
  '<svg onload="window.pwned = 1"><script>window.pwned = 1</script></svg>',
  '<svg><animate onbegin="window.pwned = 1" attributeName=x dur=1s>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.pwned=1&gt;">',
  '<iframe srcdoc="<script>parent.pwned = 1</script>"></iframe>',
  '<details open ontoggle="window.pwned = 1">x</details>',
  '<body onload="window.pwned = 1">',
  '<input autofocus onfocus="window.pwned = 1">',
  '<video><source onerror="window.pwned = 1"></video>',
  '<a href="javascript:window.pwned = 1">点</a>',
  '<a href="java&#9;script:window.pwned = 1">点</a>',
  '<a href=" &#1;javascript:window.pwned = 1">点</a>',
  '<a href="data:text/html,<script>window.pwned = 1</script>">点</a>',
  '<form action="javascript:window.pwned = 1"><button>点</button></form>',
  '<object data="javascript:window.pwned = 1"></object><embed src="javascript:window.pwned = 1">',
  '<base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/a.css">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<p style="position:fixed;inset:0;background:url(https://evil.example/)">盖住</p>',
  '<style>* { display: none }</style>',
  '<p id="storybook-root" class="x" name="y" onclick="window.pwned = 1">冒名</p>',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>"><img src="//evil.example/1.png">',
  '<noscript><p title="</noscript><img src=x onerror=window.pwned=1>">',
  '<template><img src=x onerror="window.pwned = 1"></template>',
  '<p is="x-evil" data-x="1" aria-label="骗" tabindex="1" contenteditable>文字</p>',
];

/** What could do harm is taken out, of each alone and of all together; the words stay. */
export const Attacked: Story = {
  render: () => (
    <section aria-label="攻击">
      {[...attacks, attacks.join(''), '<p>最后一段</p>'].map((html) => (
        <RichTextView key={html} html={html} />
      ))}
    </section>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('最后一段')).toBeVisible();
    const shown = canvas.getByRole('region', { name: '攻击' });
    const elements = Array.from(shown.querySelectorAll(':scope > div *'));
    const tags = new Set(elements.map((element) => element.tagName.toLowerCase()));
    for (const tag of tags) await expect(allowedTags).toContain(tag);
    const attributes = new Set(elements.flatMap((element) => element.getAttributeNames()));
    await expect([...attributes]).toEqual([]);
    await expect(Reflect.get(window, 'pwned')).toBeUndefined();
  },
};

/** Wide tables scroll in themselves, long words break. */
export const VeryWide: Story = {
  args: {
    html: `<p>${'UnbrokenLatinText'.repeat(20)}</p><table><tbody><tr>${Array.from({ length: 20 }, (_none, index) => `<td>第${index + 1}列内容</td>`).join('')}</tr></tbody></table>`,
  },
};

/** Everything that can be shown. */
export const Permutations: Story = {
  args: {
    html: `<h2>二级标题</h2><h3>三级标题</h3><h4>四级标题</h4><p>正文 <b>加粗</b> <i>斜体</i> <u>下划线</u> <s>删除线</s> <a href="tel:057100000000">电话</a></p>
      <ol><li>编号<ul><li>下一级</li></ul></li></ol><hr><pre>原样</pre>
      <table><tbody><tr><th>房型</th><th>价格</th></tr><tr><td>豪华大床房</td><td>¥ 388.00</td></tr></tbody></table>`,
  },
};

const deep = `${'<blockquote>'.repeat(3000)}最里面<img src="/favicon.svg">`;

/** However deep it is nested, 20 levels are shown, with the text and the pictures of all that lie deeper. */
export const DeeplyNested: Story = {
  args: { html: `${deep}<img src="https://example.com/1.png">` },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('最里面')).toBeVisible();
    await expect(canvasElement.querySelectorAll('blockquote')).toHaveLength(20);
    // A picture of another site is none of ours.
    await expect(canvas.getAllByRole('presentation')).toHaveLength(1);
  },
};
