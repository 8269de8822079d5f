import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../src/protocol/connection.ts';
import type { Socket, Status } from '../src/protocol/connection.ts';
import { Refusal } from '../src/protocol/refusal.ts';
import type { ServerMessage } from '../src/protocol/types.ts';

class Line implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  closed = false;
  sent: Record<string, unknown>[] = [];

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  get(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(): void {
    this.onopen?.();
    this.get({ type: 'welcome', protocol: 1, version: '1', guest: null });
  }
  break(): void {
    this.onclose?.();
  }
}

function setUp(pingEvery = 0) {
  const lines: Line[] = [];
  const statuses: Status[] = [];
  const heard: ServerMessage[] = [];
  const connection = new Connection({
    open: () => {
      const line = new Line();
      lines.push(line);
      return line;
    },
    language: () => 'pl',
    lost: () => 'lost',
    pingEvery,
    random: () => 0.5,
  });
  connection.onStatus = (status) => statuses.push(status);
  connection.onMessage = (message) => heard.push(message);
  connection.connect();
  return { connection, lines, statuses, heard, line: (n = lines.length - 1) => lines[n]! };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('connection', () => {
  it('says hello first, in the language, and is open when welcomed', () => {
    const { line, connection } = setUp();
    line().welcome();
    expect(line().sent).toEqual([{ type: 'hello', protocol: 1, language: 'pl' }]);
    expect(connection.status).toBe('open');
  });

  it('finds the request of an answer by its id, in any order', async () => {
    const { line, connection } = setUp();
    line().welcome();
    const first = connection.request({ type: 'history', table: 'a' });
    const second = connection.request({ type: 'history', table: 'b' });
    const [, one, two] = line().sent;
    line().get({ type: 'history', id: two!.id, table: 'b', lines: [], gauges: [] });
    line().get({ type: 'history', id: one!.id, table: 'a', lines: [], gauges: [] });
    expect(await first).toMatchObject({ table: 'a' });
    expect(await second).toMatchObject({ table: 'b' });
  });

  it('throws a refusal with its reason and rule', async () => {
    const { line, connection } = setUp();
    line().welcome();
    const asked = connection.request({ type: 'act', table: 't', position: 3, seat: 's', action: 'x' });
    line().get({ type: 'error', id: line().sent[1]!.id, code: 'illegal', reason: 'Not there.', rule: 'kemet.move' });
    await expect(asked).rejects.toMatchObject({ code: 'illegal', message: 'Not there.', rule: 'kemet.move' });
  });

  it('waits longer and longer before it tries again', () => {
    const { lines, line, statuses } = setUp();
    line().welcome();
    for (const delay of [500, 1000, 2000, 4000]) {
      const before = lines.length;
      line().break();
      vi.advanceTimersByTime(delay - 1);
      expect(lines.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(lines.length).toBe(before + 1);
    }
    expect(statuses).toEqual(['open', 'lost']);
  });

  it('sends an answer again after a broken line, and takes `stale` for arrived', async () => {
    const { line, connection } = setUp();
    line().welcome();
    const acted = connection.request({ type: 'act', table: 't', position: 3, seat: 's', action: 'x' });
    line().break();
    vi.advanceTimersByTime(500);
    line().welcome();
    expect(line().sent[1]).toMatchObject({ type: 'act', position: 3 });
    line().get({ type: 'error', id: line().sent[1]!.id, code: 'stale', reason: 'moved on' });
    await expect(acted).resolves.toBeTruthy();
  });

  it('tells the person when the first try was stale', async () => {
    const { line, connection } = setUp();
    line().welcome();
    const acted = connection.request({ type: 'act', table: 't', position: 3, seat: 's', action: 'x' });
    line().get({ type: 'error', id: line().sent[1]!.id, code: 'stale', reason: 'moved on' });
    await expect(acted).rejects.toBeInstanceOf(Refusal);
  });

  it('does not repeat what could happen twice', async () => {
    const { line, connection } = setUp();
    line().welcome();
    const said = connection.request({ type: 'chat', table: 't', text: 'hello' });
    line().break();
    await expect(said).rejects.toMatchObject({ code: 'lost' });
  });

  it('keeps what is asked for while there is no line', async () => {
    const { line, connection } = setUp();
    const asked = connection.request({ type: 'chat', table: 't', text: 'hello' });
    line().welcome();
    expect(line().sent[1]).toMatchObject({ type: 'chat' });
    line().get({ type: 'chat', id: line().sent[1]!.id, table: 't', lines: [] });
    await expect(asked).resolves.toMatchObject({ type: 'chat' });
  });

  it('hears several answers until the last', async () => {
    const { line, connection } = setUp();
    line().welcome();
    const shares: number[] = [];
    const done = connection.request({ type: 'analyse', table: 't' }, (message) => {
      if (message.type === 'analysis') shares.push(message.done);
      return shares.at(-1) === 3;
    });
    for (const n of [1, 2, 3])
      line().get({ type: 'analysis', id: line().sent[1]!.id, table: 't', done: n, of: 3, chances: [] });
    await done;
    expect(shares).toEqual([1, 2, 3]);
  });

  it('does not try again when the server speaks another protocol', () => {
    const { lines, line, connection } = setUp();
    line().onopen?.();
    line().get({ type: 'error', code: 'protocol', reason: 'Another version.' });
    vi.advanceTimersByTime(60_000);
    expect(connection.status).toBe('outdated');
    expect(lines.length).toBe(1);
  });

  it('gives up a line on which no pong comes', () => {
    const { lines, line } = setUp(25_000);
    line().welcome();
    vi.advanceTimersByTime(25_000);
    expect(line().sent.at(-1)).toMatchObject({ type: 'ping' });
    vi.advanceTimersByTime(10_000 + 500);
    expect(lines.length).toBe(2);
  });

  it('sends once what is asked for on being welcomed, and after it what had waited', () => {
    const { line, connection } = setUp();
    void connection.request({ type: 'history', table: 'waiting' });
    connection.onWelcome = () => void connection.request({ type: 'open', table: 't' });
    line().welcome();
    expect(line().sent.map((message) => message.type)).toEqual(['hello', 'open', 'history']);
  });

  it('is not opened twice by the answer to a change of language', () => {
    const { line, connection } = setUp();
    const welcomes = vi.fn();
    connection.onWelcome = welcomes;
    line().welcome();
    line().get({ type: 'welcome', protocol: 1, version: '1', guest: null });
    expect(welcomes).toHaveBeenCalledTimes(1);
  });
});
