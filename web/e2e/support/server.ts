// A server with a data folder of its own, for as long as it is needed.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const web = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const program = resolve(web, process.env.MEHEN_PROGRAM ?? '../build/release/mehen');

export interface Server {
  address: string;
  stop(): Promise<void>;
}

/**
 * MEHEN_ADDRESS names a server that runs already, for example `npm run dev` in front of one.
 * @param pace milliseconds that bots wait between moves
 */
export async function startServer(pace = 0): Promise<Server> {
  const running = process.env.MEHEN_ADDRESS;
  if (running) return { address: running, stop: async () => undefined };
  const data = await mkdtemp(join(tmpdir(), 'mehen-e2e-'));
  const child = spawn(program, ['serve', '--port', '0', '--data', data, '--bot-pace', String(pace), '--no-browser'], {
    env: { ...process.env, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  const address = await new Promise<string>((found, failed) => {
    child.once('error', failed);
    void ended.then((code) => failed(new Error(`${program} ended with ${code} before it served`)));
    createInterface(child.stdout).on('line', (line) => {
      const there = /https?:\/\/\S+/.exec(line);
      if (there) found(there[0].replace(/\/$/, ''));
    });
  });
  return {
    address,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
