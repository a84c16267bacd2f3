export const connectionBadgeTexts = {
  live: '实时',
  liveMeaning: '变化即时显示',
  reconnecting: '重连中',
  reconnectingMeaning: '连接中断，正在重新连接',
  polling: '轮询',
  pollingMeaning: '没有实时连接，每隔数秒读取一次',
  wrongClock: '本机时间不准',
  clocks: (own: string, server: string) =>
    `本机 ${own}，服务器 ${server}；以服务器时间为准，请校准本机时间`,
  /** Read aloud behind the word that is shown. */
  behindWord: (meaning: string) => `：${meaning}`,
};
