// A record file, looked at without a table. The server keeps it for one connection only; after a broken line it is sent
// again.
import { Refusal } from '../../protocol/refusal.ts';
import type { HistoryMessage, MomentMessage, ReplayingMessage } from '../../protocol/types.ts';
import type { App } from '../app.svelte.ts';

export class Replay {
  readonly replaying: ReplayingMessage;
  history = $state.raw<HistoryMessage | null>(null);

  private readonly app: App;
  private readonly record: string;

  constructor(app: App, record: string, replaying: ReplayingMessage) {
    this.app = app;
    this.record = record;
    this.replaying = replaying;
  }

  async readHistory(): Promise<void> {
    this.history = await this.again(
      async () => (await this.app.connection.request({ type: 'history', table: 'replay' })) as HistoryMessage,
    );
  }

  async at(position: number, seat: string | null): Promise<MomentMessage> {
    return this.again(
      async () => (await this.app.connection.request({ type: 'at', table: 'replay', position, seat })) as MomentMessage,
    );
  }

  private async again<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'unknown') throw error;
      await this.app.replay(this.record);
      return work();
    }
  }
}

class Current {
  replay = $state.raw<Replay | null>(null);
}

export const current = new Current();

export async function replayRecord(app: App, record: string): Promise<void> {
  current.replay = new Replay(app, record, await app.replay(record));
  app.go({ screen: 'replay' });
}

export async function replayFile(app: App, file: File): Promise<void> {
  await replayRecord(app, await file.text());
}
