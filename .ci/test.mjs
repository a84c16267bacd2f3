// `npm test`: every gate, the fast ones first. Plain JavaScript, so that an old Node can report that it is
// too old.
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24) {
  console.error(
    `需要 Node 24 或更新的版本，当前为 ${process.versions.node}。Needs Node 24 or newer.`,
  );
  process.exit(1);
}
await import('./gates.ts');
