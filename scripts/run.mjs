// Entry of every command: `node scripts/run.mjs <command> [arguments]`.
// Written in old syntax with no static import, so that an old Node reads far enough to say that it is old.
var version = process.versions.node.split('.').map(Number);
var major = version[0] || 0;
var minor = version[1] || 0;
var supported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;

if (supported) {
  import('./support/main.mjs').then((main) => main.main(process.argv[2], process.argv.slice(3)));
} else {
  console.error(
    'Node ' +
      process.versions.node +
      ' is not supported: install Node 24, or at least 20.19 or 22.12 (https://nodejs.org).',
  );
  process.exitCode = 1;
}
