// The whole page on the fake server, to look at its screens: `npm run dev`, then /tests/harness.html.
import { FakeServer } from './fake-server.ts';

const server = new FakeServer();
server.botDelay = 600;
server.later = (work) => void setTimeout(work, 40);
Object.assign(window, {
  server,
  fetch: (path: string, init?: RequestInit) => server.fetch(path, init),
  WebSocket: function WebSocket() {
    return server.socket();
  },
});
void import('../../src/main.ts');
