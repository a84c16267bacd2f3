export const commandPaletteTexts = {
  searching: '搜索中',
  choose: '↑↓ 选择',
  moreActions: '→ 更多操作',
  open: 'Enter 打开',
  close: 'Esc 关闭',
  typeToSearch: '输入以搜索',
  notFound: (query: string) => `没有找到「${query}」`,
  failedRetry: '加载失败，重试',
  recent: '最近',
};
