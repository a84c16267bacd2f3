// Plain JavaScript without recent syntax, so that an old Node can parse it and print the required
// version.
var needed = 24;
var found = Number(process.versions.node.split('.')[0]);
if (found < needed) {
  console.error(
    '需要 Node ' +
      needed +
      ' 或更新的版本，当前为 ' +
      process.versions.node +
      ' (Node >= ' +
      needed +
      ' needed)',
  );
  process.exit(1);
}
