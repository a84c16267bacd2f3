import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { WechatConfig } from '../../config.ts';
import { ConfigError } from '../../settings.ts';

/** A merchant's account at WeChat Pay, with its keys. */
export interface Account {
  merchantId: string;
  serial: string;
  privateKey: KeyObject;
  platformSerial: string;
  platformKey: KeyObject;
  baseUrl: string;
}

/** Reads the keys. Throws a ConfigError that names the variable, never what is in the file. */
export const openAccount = (config: WechatConfig): Account => ({
  merchantId: config.merchantId,
  serial: config.serial,
  privateKey: readKey('WECHAT_KEY_FILE', config.keyFile, createPrivateKey),
  platformSerial: config.platformSerial,
  platformKey: readKey('WECHAT_PLATFORM_FILE', config.platformFile, createPublicKey),
  baseUrl: config.baseUrl,
});

function readKey(name: string, path: string, make: (pem: Buffer) => KeyObject): KeyObject {
  try {
    const key = make(readFileSync(path));
    if (key.asymmetricKeyType === 'rsa') return key;
  } catch {
    // Reported below: the error itself may contain what is in the file.
  }
  throw new ConfigError(
    `环境变量 ${name}=${path} 无效：应为可读的 RSA 密钥文件 (${name} is not valid)`,
  );
}
