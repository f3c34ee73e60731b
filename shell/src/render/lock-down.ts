/** Properties of the process that libraries read; nothing of it acts on the process. */
function standIn() {
  const node = process;
  const { version, versions, platform, arch } = node;
  return Object.freeze({
    env: Object.freeze({}),
    argv: Object.freeze([]),
    version,
    versions,
    platform,
    arch,
    cwd: () => '/',
    nextTick: (task: () => void) => node.nextTick(task),
    hrtime: (since?: [number, number]) => node.hrtime(since),
    uptime: () => node.uptime(),
    emitWarning: () => undefined,
  });
}

/**
 * Takes Node's built-in modules out of the reach of remotes' server files: they see a `process` without
 * `getBuiltinModule`, `binding`, `dlopen` and `exit`. `require` of theirs knows shared libraries alone, and `import()`
 * is refused in code that `vm.compileFunction` made. Called before the first of them runs; Node's own code and the
 * shell's modules do not use the global.
 */
export function lockDown(): void {
  Object.defineProperty(globalThis, 'process', { value: standIn(), configurable: false, writable: false });
}
