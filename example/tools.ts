// The versions of the tools that a layer was made with: node example/tools.ts <layer> <tool> …
import { spawnSync } from 'node:child_process';
import { writeJson } from './shared/files.ts';

/** How a tool says its version, and the name that it has in a document. */
const TOOLS: Readonly<Record<string, readonly [name: string, command: string]>> = {
  node: ['Node', 'node --version'],
  yosys: ['Yosys', 'yosys -V'],
  verilator: ['Verilator', 'verilator --version'],
  'nextpnr-ice40': ['nextpnr-ice40', 'dpkg-query -W nextpnr-ice40'],
  icepack: ['Project IceStorm', 'dpkg-query -W fpga-icestorm'],
  ngspice: ['ngspice', 'dpkg-query -W ngspice'],
  'arm-none-eabi-gcc': ['arm-none-eabi-gcc', 'arm-none-eabi-gcc -dumpversion'],
  'qemu-system-arm': ['QEMU', 'qemu-system-arm --version'],
  cppcheck: ['cppcheck', 'cppcheck --version'],
  python: ['Python', '/usr/bin/python3 --version'],
  numpy: ['NumPy', '/usr/bin/python3 -c "import numpy;print(numpy.__version__)"'],
  sklearn: ['scikit-learn', '/usr/bin/python3 -c "import sklearn;print(sklearn.__version__)"'],
};

function versionOf(tool: string): string {
  const [name, command] = TOOLS[tool] ?? [];
  if (!name || !command) throw new Error(`unknown tool ${tool}`);
  const { stdout } = spawnSync('bash', ['-c', command], { encoding: 'utf8' });
  const [version] = /\d+(?:\.\d+)+|\d{8}/.exec(stdout) ?? [];
  if (!version) throw new Error(`${tool} does not say its version`);
  return `${name} ${tool === 'node' ? version.split('.')[0] : version}`;
}

const [layer = '', ...tools] = process.argv.slice(2);
writeJson(`${layer}/out/tools.json`, tools.map(versionOf));
