import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { runNpm } from '../../launcher/npm.mjs';
import { root } from '../../root.ts';

/** What the app installs by itself: React, and the tools that build and check it. */
const BROUGHT = ['react', 'react-dom'];
const TOOLS = [
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@vitejs/plugin-react',
  'typescript',
  'vite',
];

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  sideEffects?: unknown;
  exports?: Record<string, string | { default: string; types: string }>;
}

interface Lockfile {
  packages: Record<string, { peer?: boolean }>;
}

/** The app of the folder `app`, with the packed packages installed, somewhere outside the workspace. */
export class BareApp {
  readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  async install(archives: Record<string, string>): Promise<void> {
    cpSync(join(import.meta.dirname, 'app'), this.folder, { recursive: true });
    const own = Object.entries(archives).map(([name, file]) => [name, `file:${file}`]);
    const manifest = {
      name: 'bare-app',
      private: true,
      type: 'module',
      dependencies: { ...versionsHere(BROUGHT), ...Object.fromEntries(own) },
      devDependencies: versionsHere(TOOLS),
    };
    writeFileSync(join(this.folder, 'package.json'), JSON.stringify(manifest));
    const options = ['--prefer-offline', '--no-audit', '--no-fund', '--strict-peer-deps', '--ignore-scripts'];
    const { code, output } = await runNpm(['install', ...options], this.folder, environmentWithoutNpm());
    if (code !== 0) throw new Error(output);
    cpSync(join(this.folder, 'node_modules/@zawadeh/ui/art'), join(this.folder, 'public/art'), {
      recursive: true,
    });
  }

  /** Runs a script with Node and returns what it printed. */
  async run(...args: string[]): Promise<string> {
    try {
      const { stdout } = await promisify(execFile)(process.execPath, args, {
        cwd: this.folder,
        maxBuffer: 64 * 1024 * 1024,
      });
      return stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`${args.join(' ')}\n${stdout}${stderr}`, { cause: error });
    }
  }

  build(...options: string[]): Promise<string> {
    return this.run('node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn', ...options);
  }

  read(...path: string[]): string {
    return readFileSync(join(this.folder, ...path), 'utf8');
  }

  manifestOf(name: string): Manifest {
    return JSON.parse(this.read('node_modules', name, 'package.json')) as Manifest;
  }

  lockedPackages(): Lockfile['packages'] {
    return (JSON.parse(this.read('package-lock.json')) as Lockfile).packages;
  }

  files(folder: string, ending: string): string[] {
    return readdirSync(join(this.folder, folder), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith(ending),
    );
  }
}

function versionsHere(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.map((name) => {
      const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8');
      return [name, (JSON.parse(text) as Manifest).version];
    }),
  );
}

/** The settings of the npm that runs this test, such as its folder, are not the app's. */
const environmentWithoutNpm = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
