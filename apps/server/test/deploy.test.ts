import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fileOf, newFolder, root, runTool, withTool } from './deployFiles.ts';
import { newSqlitePlace } from './engines.ts';
import { startTestServer } from './harness.ts';
import { ServerProcess } from './serverProcess.ts';

withTool('systemd-analyze')('the units are valid, and closed to 2.5 of 10 and less', async () => {
  const folder = await newFolder();
  const units = ['anzhu.service', 'anzhu-backup.service', 'anzhu-backup.timer'];
  for (const unit of units) {
    // What a unit starts must be there to be valid.
    await writeFile(join(folder, unit), (await fileOf(unit)).replaceAll('/opt/anzhu', root));
  }
  const paths = units.map((unit) => join(folder, unit));
  const { code, output } = runTool('systemd-analyze', ['verify', '--man=no', ...paths]);
  expect([code, output]).toEqual([0, '']);
  for (const path of paths.slice(0, 2)) {
    const args = ['security', '--offline=true', '--threshold=25', path];
    const security = runTool('systemd-analyze', args);
    expect(security.code, security.output).toBe(0);
  }
});

withTool('promtool')(
  'Prometheus takes its example and the rules, each of which fires at what it is for',
  async () => {
    const rules = runTool('promtool', ['check', 'rules', join(root, 'deploy/anzhu-alerts.yml')]);
    expect(rules.code, rules.output).toBe(0);
    const config = runTool('promtool', ['check', 'config', join(root, 'deploy/prometheus.yml')]);
    expect(config.code, config.output).toBe(0);
    const fired = runTool('promtool', [
      'test',
      'rules',
      join(root, 'deploy/anzhu-alerts-test.yml'),
    ]);
    expect(fired.code, fired.output).toBe(0);
  },
);

withTool('docker')('docker compose takes its file, where it is installed', async ({ skip }) => {
  if (runTool('docker', ['compose', 'version']).code !== 0) skip();
  const { code, output } = runTool(
    'docker',
    ['compose', '-f', 'deploy/compose.yaml', 'config', '-q'],
    root,
  );
  expect(code, output).toBe(0);
});

it('alerts and the board ask for nothing that the product does not tell', async () => {
  const { metricsUrl } = await startTestServer(await newSqlitePlace(), {
    config: { metricsPort: 0 },
  });
  const text = await (await fetch(metricsUrl ?? '')).text();
  const told = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  for (const file of ['anzhu-alerts.yml', 'grafana-board.json']) {
    const names = (await fileOf(file)).match(
      /\b(anzhu_[a-z_]+|process_[a-z_]+|nodejs_[a-z_\d]+)\b/g,
    );
    const asked = new Set(names?.map((name) => name.replace(/_(bucket|count)$/, '')));
    expect([...asked].filter((name) => !told.has(name))).toEqual([]);
    expect(asked.size).toBeGreaterThan(8);
  }
});

it('every alert says what to do, and the page of the operators knows it', async () => {
  const rules = (await fileOf('anzhu-alerts.yml')).split('- alert: ').slice(1);
  const page = await readFile(join(root, 'stories/Metrics.mdx'), 'utf8');
  for (const rule of rules) {
    const name = rule.split('\n')[0] ?? '';
    expect(rule).toMatch(/ summary: .+/);
    expect(rule).toMatch(/ action: (>-|'.+')/);
    expect(page).toContain(`\n### ${name}\n`);
  }
});

it('what the unit starts runs, and ends in order', async () => {
  const unit = await fileOf('anzhu.service');
  const line = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.replaceAll('/opt/anzhu', root) ?? '';
  const [program = '', ...args] = line.split(' ');
  const { dataDir } = await newSqlitePlace();
  const set =
    /^Environment=(.*)$/m
      .exec(unit)?.[1]
      ?.split(' ')
      .map((one) => one.split('=')) ?? [];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...Object.fromEntries(set),
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      METRICS_PORT: '0',
      DATA_DIR: dataDir,
    },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  const ended = new Promise((done) => child.once('close', done));
  await expect.poll(() => output).toContain('/metrics');
  await expect.poll(() => output).toContain('Ctrl+C');
  child.kill('SIGTERM');
  expect(await ended, output).toBe(0);
});

it('a log file that is cut where it is goes on from its begin', async () => {
  const path = join(await newFolder(), 'anzhu.log');
  const file = openSync(path, 'a');
  const place = await newSqlitePlace();
  const server = new ServerProcess(place, { LOG: 'requests' }, ['ignore', file, file]);
  const read = () => readFile(path, 'utf8');
  await expect.poll(read).toContain('Ctrl+C');
  const url = /http:\/\/[\d.:]+/.exec(await read())?.[0] ?? '';
  const call = () => fetch(`${url}/api/hotel/myHotel`).then((answer) => answer.text());
  await call();
  await expect.poll(read).toContain('"path"');
  await truncate(path);
  await call();
  await expect.poll(read).toMatch(/^\{"time".*"path".*\}\n$/);
  server.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

withTool('logrotate')('logrotate takes its example, and cuts a file', async () => {
  const folder = await newFolder();
  const path = join(folder, 'anzhu.log');
  await writeFile(path, 'a line\n');
  const text = (await fileOf('logrotate.conf'))
    .replace('/var/log/anzhu/', `${folder}/`)
    .replace(/^ *su .*$/m, '');
  await writeFile(join(folder, 'rotate.conf'), text, { mode: 0o644 });
  const args = ['--force', '--state', join(folder, 'state'), join(folder, 'rotate.conf')];
  const { code, output } = runTool('logrotate', args);
  expect(code, output).toBe(0);
  expect(await readFile(path, 'utf8')).toBe('');
  expect(await readFile(`${path}.1`, 'utf8')).toBe('a line\n');
});
