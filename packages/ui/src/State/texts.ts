export const stateTexts = {
  noPermission: '没有权限',
  noPermissionNote: '当前账号不能使用此页面。如需使用，请联系管理员开通。',
  notFound: '页面不存在',
  notFoundNote: '地址可能有误，或页面已被移走。',
  /** What is loaded when it is needed could not be loaded: in its place, and of a dialog in a message. */
  partFailed: '内容未能加载，请检查网络后重试。',
  dialogFailed: '内容未能打开，请检查网络后再试，或刷新页面。',
  refresh: '刷新',
};
