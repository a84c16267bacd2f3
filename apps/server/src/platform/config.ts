import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { PersonType } from '@anzhu/api/contract/isolation';
import { Role } from '@anzhu/api/contract/role';
import { usualDayStart } from '@anzhu/api/rules/hotelDay';
import {
  ConfigError,
  oneOf,
  postgresUrl,
  powerOfTwo,
  refuse,
  refuseMisspelled,
  share,
  socketAddress,
  timeOfMorning,
  webUrl,
  whole,
} from './settings.ts';

/** Days of isolation by person type. */
type IsolationDays = Readonly<Record<PersonType, number>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the settings.
 * @throws ConfigError with the name of the variable and its valid values, or of one that is misspelled.
 */
export function readConfig(environment: Environment): Config {
  const known = new Set<string>();
  const config = readAll((name, fallback) => {
    known.add(name);
    return environment[name]?.trim() || fallback;
  });
  refuseMisspelled(environment, known);
  return config;
}

/** Reads a variable. */
type ReadText = (name: string, fallback: string) => string;

/** Everything that can be set, by environment only. An empty variable counts as not set. */
export type Config = Readonly<ReturnType<typeof readAll>>;

function readAll(text: ReadText) {
  return {
    /** `HOST` (127.0.0.1): the address to listen on; 0.0.0.0 or :: for all. */
    host: text('HOST', '127.0.0.1'),
    /** `PORT` (8080): the port to listen on; 0 takes a free one. */
    port: whole('PORT', text('PORT', '8080'), 0, 65_535),
    /** `METRICS_PORT` (none): serves `/metrics` for Prometheus there, and nothing else; 0 takes a free port. */
    metricsPort: metricsPort(text('METRICS_PORT', '')),
    /** `METRICS_HOST` (127.0.0.1): the address of that port. */
    metricsHost: text('METRICS_HOST', '127.0.0.1'),
    /**
     * `OTEL_EXPORTER_OTLP_ENDPOINT` (none): sends traces to an OpenTelemetry collector by HTTP.
     * `OTEL_TRACES_SAMPLER_ARG` (1): the share of calls that is traced. The SDK itself reads
     * `OTEL_SERVICE_NAME` (anzhu), `OTEL_RESOURCE_ATTRIBUTES` and `OTEL_EXPORTER_OTLP_HEADERS`.
     */
    traces: traces(text),
    /** `DATA_DIR` (./data): where the embedded store and the files are kept. */
    dataDir: resolve(text('DATA_DIR', './data')),
    /**
     * `S3_ENDPOINT`, `S3_BUCKET`, `S3_REGION` (us-east-1), `S3_ACCESS_KEY`, `S3_SECRET_KEY` (none):
     * keeps uploaded pictures in an S3-compatible store instead of the data folder.
     */
    s3: s3(text),
    /** `FILES_SHARED` (off): `on` when DATA_DIR/files is a folder that all instances share. */
    filesShared: oneOf('FILES_SHARED', text('FILES_SHARED', 'off'), ['on', 'off']),
    /** `DATABASE_URL` (none): `postgres://…` keeps the data in PostgreSQL, for several instances. */
    databaseUrl: postgresUrl('DATABASE_URL', text('DATABASE_URL', '')),
    /** `DATABASE_READ_URL` (DATABASE_URL): a standby that serves exports and charts. */
    databaseReadUrl: besideDatabase(text, 'DATABASE_READ_URL'),
    /** `DATABASE_LISTEN_URL` (DATABASE_URL): the way to the primary past a pooler, for notifications. */
    databaseListenUrl: besideDatabase(text, 'DATABASE_LISTEN_URL'),
    /** `DATABASE_WAIT` (60): seconds for which the start waits for a PostgreSQL that is away. */
    databaseWait: whole('DATABASE_WAIT', text('DATABASE_WAIT', '60'), 0, 86_400),
    /** `DATABASE_PATIENCE` (10): seconds for which a change waits for a PostgreSQL that is away, as in a failover. */
    databasePatience: whole('DATABASE_PATIENCE', text('DATABASE_PATIENCE', '10'), 0, 60),
    /**
     * `DATA_KEY_FILE` (DATA_DIR/anzhu.key): the key that personal data is encrypted with. Null for the
     * default.
     */
    dataKeyFile: path(text('DATA_KEY_FILE', '')),
    /**
     * `PUBLIC_URL` (http://HOST:PORT on a loopback address): where people reach the server. Sign-in by QR code needs it
     * where others reach the server.
     */
    publicUrl: webUrl('PUBLIC_URL', text('PUBLIC_URL', '')),
    /**
     * `DEMO` (auto): `auto` makes demo data and demo accounts on the first start with an empty store,
     * where only this machine can reach the server; `on` always, `off` never.
     */
    demo: oneOf('DEMO', text('DEMO', 'auto'), ['auto', 'on', 'off']),
    /** `ALLOWED_ORIGINS` (none): origins from which an app elsewhere may call, by comma; `*` for any. */
    allowedOrigins: origins(text('ALLOWED_ORIGINS', '')),
    /** `TRUST_PROXY` (0): how many proxies stand before the server and add to X-Forwarded-For. */
    trustProxy: whole('TRUST_PROXY', text('TRUST_PROXY', '0'), 0, 10),
    /** `API_BASE` (same origin): the back end that the served app calls. */
    apiBase: webUrl('API_BASE', text('API_BASE', '')) ?? '',
    /** `RECORD_TEXT` and `RECORD_URL` (none): the record-filing link in the footer of the login page. */
    recordFiling: recordFiling(text('RECORD_TEXT', ''), text('RECORD_URL', '')),
    /** `ADMIN_DIST` (apps/admin/dist): the built app to serve at /admin/. */
    adminDist: adminDist(text('ADMIN_DIST', '')),
    /** `SIGN_IN_RATE` (30): failed sign-ins per minute that one address may make. */
    signInRate: whole('SIGN_IN_RATE', text('SIGN_IN_RATE', '30'), 1, 1_000_000),
    /** `PHONE_CHECK_RATE` (30): phone checks per minute and address. */
    phoneCheckRate: whole('PHONE_CHECK_RATE', text('PHONE_CHECK_RATE', '30'), 1, 1_000_000),
    /** `INTAKE_RATE` (600): calls per minute that one booking channel may make. */
    intakeRate: whole('INTAKE_RATE', text('INTAKE_RATE', '600'), 1, 1_000_000),
    /** `MCP` (off): `on` lets assistants in at /mcp, each with a key that a user has made (Model Context Protocol). */
    mcp: oneOf('MCP', text('MCP', 'off'), ['on', 'off']),
    /** `REQUEST_TIMEOUT` (60): seconds in which a request must have arrived whole. */
    requestTimeout: whole('REQUEST_TIMEOUT', text('REQUEST_TIMEOUT', '60'), 1, 3_600),
    /** `WRITE_TIMEOUT` (30): seconds for which a client may stop reading a response; then it is cut off. */
    writeTimeout: whole('WRITE_TIMEOUT', text('WRITE_TIMEOUT', '30'), 1, 3_600),
    /** `MAX_CONNECTIONS` (5000): open connections at most; further ones are closed at once. */
    maxConnections: whole('MAX_CONNECTIONS', text('MAX_CONNECTIONS', '5000'), 1, 1_000_000),
    /** `UPLOAD_QUOTA` (200): megabytes of pictures that one user may upload in a day. */
    uploadQuota: whole('UPLOAD_QUOTA', text('UPLOAD_QUOTA', '200'), 1, 1_000_000),
    /** `CLAMD` (none): host:port or socket of ClamAV's daemon, which scans every uploaded file. */
    clamd: socketAddress('CLAMD', text('CLAMD', '')),
    /** `SCHEDULE` (on): `off` leaves the timed jobs (closing unpaid orders …) to other instances. */
    schedule: oneOf('SCHEDULE', text('SCHEDULE', 'on'), ['on', 'off']),
    /** `PASSWORD_DAYS` (0): days after which a password must be changed at the next sign-in; 0 never. */
    passwordDays: whole('PASSWORD_DAYS', text('PASSWORD_DAYS', '0'), 0, 3_650),
    /** `REQUIRE_TOTP` (none): roles by comma; their members sign in with a second factor only. */
    requireTotp: roles(text('REQUIRE_TOTP', '')),
    /** `SCRYPT_COST` (16384): the cost of hashing a password, a power of two. */
    scryptCost: powerOfTwo('SCRYPT_COST', text('SCRYPT_COST', '16384')),
    /** `ISOLATION_DAYS` (14,14,14,14): planned days of isolation of each person type, 0 to 3. */
    isolationDays: isolationDays(text('ISOLATION_DAYS', '14,14,14,14')),
    /**
     * `DAY_STARTS` (06:00): when the hotel's day begins, `HH:mm:ss`; who arrives before it belongs to the evening
     * before.
     */
    dayStarts: timeOfMorning('DAY_STARTS', text('DAY_STARTS', usualDayStart.slice(0, 5))),
    /**
     * `RETENTION_DAYS` (0): days after its end for which personal data of a stay or an isolation is kept;
     * 0 keeps it.
     */
    retentionDays: whole('RETENTION_DAYS', text('RETENTION_DAYS', '0'), 0, 36_500),
    /**
     * `LOG_RETENTION_MONTHS` (0): whole months for which logs stay in the log on PostgreSQL, at least 6; 0 keeps them.
     */
    logRetentionMonths: logRetention(text('LOG_RETENTION_MONTHS', '0'), text('DATABASE_URL', '')),
    /**
     * `WECHAT_MCH_ID` and the other `WECHAT_…` (none): refunds are paid through WeChat Pay. Without
     * them a ledger only records what is to be paid.
     */
    wechat: wechat(text),
    /**
     * `INVOICE_URL`, `INVOICE_KEY_ID`, `INVOICE_SECRET` (none): invoices are issued by a service. Without
     * them their numbers are typed.
     */
    invoicing: invoicing(text),
    /** `LOG` (quiet): `requests` writes a line of JSON for every request; errors are always written. */
    log: oneOf('LOG', text('LOG', 'quiet'), ['quiet', 'requests']),
  };
}

function logRetention(given: string, databaseUrl: string): number {
  if (given === '0') return 0;
  const name = 'LOG_RETENTION_MONTHS';
  if (databaseUrl === '') throw refuse(name, given, ' 0：只有 PostgreSQL 按月保存日志');
  return whole(name, given, 6, 1200);
}

function isolationDays(given: string): IsolationDays {
  const days = given.split(',').map((one) => one.trim());
  if (days.length !== 4 || days.some((one) => !/^[1-9]\d{0,2}$/.test(one))) {
    throw refuse('ISOLATION_DAYS', given, '四个 1 到 999 的整数，用逗号分隔，如 14,14,14,14');
  }
  const [closeContact = 0, toBeIsolated = 0, inbound = 0, fromRiskArea = 0] = days.map(Number);
  return { 0: closeContact, 1: toBeIsolated, 2: inbound, 3: fromRiskArea };
}

/** One more address of the PostgreSQL at `DATABASE_URL`; null for none. */
function besideDatabase(text: ReadText, name: string): string | null {
  const url = postgresUrl(name, text(name, ''));
  if (url === null || text('DATABASE_URL', '') !== '') return url;
  throw new ConfigError(`设置了 ${name}，还需设置 DATABASE_URL (DATABASE_URL is missing)`);
}

const metricsPort = (given: string): number | null =>
  given === '' ? null : whole('METRICS_PORT', given, 0, 65_535);

/** Where traces go, and of which share of the calls. */
export type TracesConfig = NonNullable<ReturnType<typeof traces>>;

function traces(text: ReadText) {
  const endpoint = webUrl('OTEL_EXPORTER_OTLP_ENDPOINT', text('OTEL_EXPORTER_OTLP_ENDPOINT', ''));
  const ratio = share('OTEL_TRACES_SAMPLER_ARG', text('OTEL_TRACES_SAMPLER_ARG', '1'));
  return endpoint === null ? null : { endpoint, ratio };
}

/** The words between commas. */
const wordsOf = (given: string): string[] =>
  given
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const roles = (given: string): readonly Role[] =>
  wordsOf(given).map((one) => oneOf('REQUIRE_TOTP', one, Object.values(Role)));

function origins(given: string): readonly string[] {
  const list = wordsOf(given);
  const wrong = list.find((one) => one !== '*' && URL.parse(one)?.origin !== one);
  if (wrong === undefined) return list;
  throw refuse('ALLOWED_ORIGINS', wrong, ' https://例子.com 这样的来源，多个用逗号分隔');
}

/** The folder of the built app. One that is named has an app in it; the default may not be built yet. */
function adminDist(given: string): string {
  if (given === '') return resolve(import.meta.dirname, '../../../admin/dist');
  if (existsSync(join(given, 'index.html'))) return resolve(given);
  throw refuse('ADMIN_DIST', given, '已构建的管理端所在的文件夹，其中没有 index.html');
}

/** A file; null for none. */
const path = (given: string): string | null => (given === '' ? null : resolve(given));

/** The values of variables that are set together or not at all, which are never repeated; null for none. */
function allOrNone(text: ReadText, names: readonly string[]): string[] | null {
  const values = names.map((name) => text(name, ''));
  const given = names.find((_, at) => values[at] !== '');
  const missing = names.find((_, at) => values[at] === '');
  if (!given) return null;
  if (!missing) return values;
  throw new ConfigError(`设置了 ${given}，还需设置 ${missing} (${missing} is missing)`);
}

const s3Names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];

/** An S3-compatible store, and the key to it. */
export type S3Config = NonNullable<ReturnType<typeof s3>>;

function s3(text: ReadText) {
  const region = text('S3_REGION', 'us-east-1');
  const values = allOrNone(text, s3Names);
  if (!values) return null;
  const [given = '', bucket = '', accessKey = '', secretKey = ''] = values;
  // Without a slash at its end; buckets are named in the path.
  const endpoint = webUrl('S3_ENDPOINT', given) ?? '';
  if (!/^[\w.-]{3,63}$/.test(bucket)) throw refuse('S3_BUCKET', bucket, '存储桶的名称');
  return { endpoint, bucket, region, accessKey, secretKey };
}

const wechatNames = [
  'WECHAT_MCH_ID',
  'WECHAT_SERIAL',
  'WECHAT_KEY_FILE',
  'WECHAT_PLATFORM_FILE',
  'WECHAT_PLATFORM_SERIAL',
];

/** The merchant's account at WeChat Pay. The keys are files, in PEM. */
export type WechatConfig = NonNullable<ReturnType<typeof wechat>>;

function wechat(text: ReadText) {
  const baseUrl =
    webUrl('WECHAT_BASE_URL', text('WECHAT_BASE_URL', '')) ?? 'https://api.mch.weixin.qq.com';
  const values = allOrNone(text, wechatNames);
  if (!values) return null;
  const [merchantId = '', serial = '', keyFile = '', platformFile = '', platformSerial = ''] =
    values;
  return {
    merchantId,
    /** Serial number of the merchant's certificate. */
    serial,
    keyFile: resolve(keyFile),
    /** WeChat Pay's certificate or public key: signatures of responses are verified with it. */
    platformFile: resolve(platformFile),
    /** Serial number of that certificate, or id of that public key (`PUB_KEY_ID_…`). */
    platformSerial,
    baseUrl,
  };
}

const invoiceNames = ['INVOICE_URL', 'INVOICE_KEY_ID', 'INVOICE_SECRET'];

/** The invoice service, and the secret that requests to it are signed with. */
export type InvoicingConfig = NonNullable<ReturnType<typeof invoicing>>;

/** Characters of a secret at least. */
const shortestSecret = 32;

function invoicing(text: ReadText) {
  const values = allOrNone(text, invoiceNames);
  if (!values) return null;
  const [given = '', keyId = '', secret = ''] = values;
  const url = webUrl('INVOICE_URL', given) ?? '';
  // Names and tax numbers go there: in clear on this machine only.
  if (!url.startsWith('https:') && !isLoopback(new URL(url).hostname)) {
    throw refuse('INVOICE_URL', given, ' https:// 开头的地址');
  }
  if (!/^[\w.-]{1,64}$/.test(keyId)) {
    throw refuse('INVOICE_KEY_ID', keyId, ' 1 到 64 个字母、数字、点、横线或下划线');
  }
  if (!/^[\x21-\x7e]+$/.test(secret) || secret.length < shortestSecret) {
    throw new ConfigError(
      `环境变量 INVOICE_SECRET 无效：应至少 ${shortestSecret} 个字符，不含空格和中文 (INVOICE_SECRET is not valid)`,
    );
  }
  return { url, keyId, secret };
}

const recordFiling = (text: string, link: string) =>
  text === '' ? null : { text, url: webUrl('RECORD_URL', link) ?? 'https://beian.miit.gov.cn' };

/** True when only this machine can reach the server: a loopback address, and no proxy before it. */
export const isLocalOnly = ({
  host,
  publicUrl,
  trustProxy,
}: Pick<Config, 'host' | 'publicUrl' | 'trustProxy'>): boolean =>
  isLoopback(host) && trustProxy === 0 && publicUrl === null;

/** True for an address of this machine alone. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);

import packageFile from '../../package.json' with { type: 'json' };

/** The version in package.json. */
export const version: string = packageFile.version;
