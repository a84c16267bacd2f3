export const appFrameTexts = {
  skipToContent: '跳到正文',
  expandMenu: '展开菜单',
  collapseMenu: '收起菜单',
};
