/** Where uploaded pictures are served, followed by their name. */
export const filesPath = '/files/';

/** 128 random bits and the extension of what the picture is. */
const name = String.raw`[0-9a-f]{32}\.(?:png|gif|jpg)`;
const whole = new RegExp(`^${name}$`);
const within = new RegExp(`${filesPath}(${name})`, 'g');
const address = new RegExp(`^${filesPath}${name}$`);

/** True for what can be the name of an uploaded picture; nothing else ever reaches the storage. */
export const isFileName = (text: string): boolean => whole.test(text);

/** True for the address of a picture on this server. */
export const isFileUrl = (text: string): boolean => address.test(text);

/** The uploaded pictures that an address or a rich text names. */
export const filesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(within)].map((match) => match[1] ?? '')),
];
