import { describe, expect, it } from 'vitest';
import { isLocalOnly, isLoopback, readConfig } from './config.ts';
import { ConfigError } from './settings.ts';

describe('readConfig', () => {
  it('has a default for everything; empty counts as not set', () => {
    const config = readConfig({ HOST: '', PORT: ' ', LOG: undefined });
    expect(config).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      metricsPort: null,
      traces: null,
      metricsHost: '127.0.0.1',
      s3: null,
      databaseUrl: null,
      databaseListenUrl: null,
      databaseReadUrl: null,
      dataKeyFile: null,
      publicUrl: null,
      demo: 'auto',
      allowedOrigins: [],
      trustProxy: 0,
      maxConnections: 5000,
      apiBase: '',
      recordFiling: null,
      signInRate: 30,
      phoneCheckRate: 30,
      schedule: 'on',
      intakeRate: 600,
      scryptCost: 16_384,
      isolationDays: { 0: 14, 1: 14, 2: 14, 3: 14 },
      dayStarts: '06:00:00',
      retentionDays: 0,
      logRetentionMonths: 0,
      passwordDays: 0,
      requireTotp: [],
      wechat: null,
      invoicing: null,
      clamd: null,
      log: 'quiet',
    });
    expect(config.dataDir).toMatch(/\/data$/);
    expect(config.adminDist).toMatch(/apps\/admin\/dist$/);
  });

  it('reads what is set', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://desk.example/',
      API_BASE: 'https://api.example/base/',
      ALLOWED_ORIGINS: 'https://a.example, http://b.example:8080',
      RECORD_TEXT: '备案号',
      RECORD_URL: 'https://beian.miit.gov.cn',
      DATABASE_URL: 'postgresql://u:p@pooler:6432/x',
      DATABASE_LISTEN_URL: 'postgresql://u:p@db/x',
      DATABASE_READ_URL: 'postgresql://u:p@standby/x',
      ISOLATION_DAYS: '14, 7,10 ,3',
      DAY_STARTS: '05:30',
      PASSWORD_DAYS: '90',
      REQUIRE_TOTP: 'admin, hotel_admin,',
    });
    expect(config).toMatchObject({
      isolationDays: { 0: 14, 1: 7, 2: 10, 3: 3 },
      dayStarts: '05:30:00',
      passwordDays: 90,
      requireTotp: ['admin', 'hotel_admin'],
      publicUrl: 'https://desk.example',
      apiBase: 'https://api.example/base',
      allowedOrigins: ['https://a.example', 'http://b.example:8080'],
      recordFiling: { text: '备案号', url: 'https://beian.miit.gov.cn' },
      databaseUrl: 'postgresql://u:p@pooler:6432/x',
      databaseListenUrl: 'postgresql://u:p@db/x',
      databaseReadUrl: 'postgresql://u:p@standby/x',
    });
  });

  it.each([
    ['PORT', '-1'],
    ['PORT', '8080x'],
    ['PORT', '65536'],
    ['METRICS_PORT', 'on'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
    ['TRUST_PROXY', 'yes'],
    ['DEMO', 'maybe'],
    ['LOG', 'all'],
    ['SCHEDULE', 'daily'],
    ['INTAKE_RATE', '0'],
    ['SCRYPT_COST', '3000'],
    ['PUBLIC_URL', 'ftp://x'],
    ['API_BASE', 'https://u:p@x'],
    ['ALLOWED_ORIGINS', 'https://a.example/'],
    ['REQUEST_TIMEOUT', '0'],
    ['WRITE_TIMEOUT', '0'],
    ['UPLOAD_QUOTA', '0'],
    ['MAX_CONNECTIONS', '0'],
    ['CLAMD', 'scanner'],
    ['CLAMD', 'scanner:0'],
    ['CLAMD', 'scanner:70000'],
    ['PASSWORD_DAYS', '-1'],
    ['REQUIRE_TOTP', 'admin,boss'],
    ['DAY_STARTS', '6'],
    ['DAY_STARTS', '12:00'],
    ['FILES_SHARED', 'yes'],
    ['ADMIN_DIST', '/nowhere'],
    ['ISOLATION_DAYS', '14'],
    ['ISOLATION_DAYS', '14,14,14,0'],
    ['ISOLATION_DAYS', '14,14,14,14,14'],
  ])('refuses %s=%s and says which', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it.each([
    ['scanner:3310', { host: 'scanner', port: 3310 }],
    ['10.0.0.7:3310', { host: '10.0.0.7', port: 3310 }],
    ['[::1]:3310', { host: '::1', port: 3310 }],
    ['/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('reads CLAMD=%s', (given, clamd) => {
    expect(readConfig({ CLAMD: given }).clamd).toEqual(clamd);
  });

  it('takes an S3-compatible store whole or not at all, and never repeats its secret', () => {
    const whole = {
      S3_ENDPOINT: 'https://s3.example/',
      S3_BUCKET: 'pictures',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'secret',
    };
    expect(readConfig(whole).s3).toEqual({
      endpoint: 'https://s3.example',
      bucket: 'pictures',
      region: 'us-east-1',
      accessKey: 'key',
      secretKey: 'secret',
    });
    for (const name of Object.keys(whole)) {
      expect(() => readConfig({ ...whole, [name]: '' })).toThrow(name);
      expect(() => readConfig({ ...whole, [name]: '' })).toThrow(/^(?!.*secret)/);
    }
    expect(() => readConfig({ ...whole, S3_BUCKET: 'a/b' })).toThrow('S3_BUCKET');
  });

  it('takes an account at WeChat Pay whole or not at all', () => {
    const account = {
      WECHAT_MCH_ID: '1900000109',
      WECHAT_SERIAL: 'A1',
      WECHAT_KEY_FILE: '/keys/merchant.pem',
      WECHAT_PLATFORM_FILE: '/keys/wechat.pem',
      WECHAT_PLATFORM_SERIAL: 'PUB_KEY_ID_1',
    };
    expect(readConfig(account).wechat).toEqual({
      merchantId: '1900000109',
      serial: 'A1',
      keyFile: '/keys/merchant.pem',
      platformFile: '/keys/wechat.pem',
      platformSerial: 'PUB_KEY_ID_1',
      baseUrl: 'https://api.mch.weixin.qq.com',
    });
    for (const name of Object.keys(account)) {
      expect(() => readConfig({ ...account, [name]: '' })).toThrow(`还需设置 ${name}`);
    }
  });

  it.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['DATABASE_ULR', 'DATABASE_URL'],
    ['DATA_DIRR', 'DATA_DIR'],
    ['data_dir', 'DATA_DIR'],
    ['PUBLIC_URI', 'PUBLIC_URL'],
    ['WECHAT_MCHID', 'WECHAT_MCH_ID'],
    ['INVOICE_SECERT', 'INVOICE_SECRET'],
    ['RETENTION_DAY', 'RETENTION_DAYS'],
    ['S3_ENDPIONT', 'S3_ENDPOINT'],
  ])('refuses %s: it may be %s', (given, meant) => {
    expect(() => readConfig({ [given]: '1' })).toThrow(
      `环境变量 ${given} 未知，是否应为 ${meant}？`,
    );
  });

  it('leaves variables of other programs alone', () => {
    const others = ['HOME', 'PATH', 'PORTS', 'LANG', 'REDIS_URL', 'TEST_DATABASE_URL', 'DATADOG'];
    const environment = Object.fromEntries(others.map((name) => [name, 'x']));
    expect(() => readConfig(environment)).not.toThrow();
    const both = { PUBLIC_URL: 'https://desk.example', PUBLIC_URI: 'x' };
    expect(() => readConfig(both)).not.toThrow();
  });

  it.each(['DATABASE_LISTEN_URL', 'DATABASE_READ_URL'])(
    'takes %s only beside DATABASE_URL',
    (name) => {
      expect(() => readConfig({ [name]: 'postgresql://u:secret@db/x' })).toThrow(
        `设置了 ${name}，还需设置 DATABASE_URL (DATABASE_URL is missing)`,
      );
    },
  );

  it('never repeats a database address, which holds a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@x' })).toThrow(/^(?!.*secret)/);
  });
});

it.each([
  ['127.0.0.1', true],
  ['127.8.8.8', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['10.0.0.1', false],
  ['127.evil.example', false],
])('%s is a loopback address: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

it.each([
  [{}, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://desk.example' }, false],
  [{ TRUST_PROXY: '1' }, false],
])('%j is reached from this machine only: %j', (environment, expected) => {
  expect(isLocalOnly(readConfig(environment))).toBe(expected);
});
