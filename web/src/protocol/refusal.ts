import type { ErrorCode, ErrorMessage } from './types.ts';

/** The server said no, or could not be reached: what a person is told, and the rule that explains it. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly rule: string | null;

  constructor(code: ErrorCode, reason: string, rule?: string) {
    super(reason);
    this.code = code;
    this.rule = rule ?? null;
  }

  static of(message: Pick<ErrorMessage, 'code' | 'reason' | 'rule'>): Refusal {
    return new Refusal(message.code, message.reason, message.rule);
  }
}
