/** Lines that a person types or a pipe brings, one at a time; the end of the input is the end, not an error. */
import { createInterface, type Interface } from 'node:readline';

export class Lines {
  private readonly reader: Interface;
  private readonly lines: AsyncIterator<string>;

  constructor() {
    this.reader = createInterface({
      input: process.stdin,
      // Echo and editing only for a person: a pipe's lines must not appear in the output.
      ...(process.stdin.isTTY && { output: process.stdout }),
      prompt: '> ',
    });
    // Started now, since lines that arrive before anybody listens would be lost.
    this.lines = this.reader[Symbol.asyncIterator]();
    this.reader.on('SIGINT', () => this.close());
  }

  /** The next line without its blanks; undefined at the end of the input. */
  async next(): Promise<string | undefined> {
    if (process.stdin.isTTY) this.reader.prompt();
    const { done, value } = await this.lines.next();
    return done ? undefined : value.trim();
  }

  close(): void {
    this.reader.close();
  }
}
