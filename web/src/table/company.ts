/** What a table has besides where others play at it from elsewhere: the table asks for it, online play gives it. */
import type { Outcome, Seat } from '@orrery/kernel';
import type { ReadonlySignal } from '@preact/signals';
import type { FunctionComponent } from 'preact';

export interface Company {
  /** Who sits there, where it is a person; "You" for oneself. */
  nameOf(seat: Seat): string | undefined;
  /** Beside the title: what kind of table it is. */
  readonly note: string;
  /** In the top bar: the connection, who watches, one's own clock. */
  readonly Top: FunctionComponent;
  /** On a seat's plate: its clock, and whether its owner is here. */
  readonly OnSeat: FunctionComponent<{ seat: Seat; asked: boolean }>;
  /** Below the plates. */
  readonly BelowSeats: FunctionComponent;
  /** In the console and on the page about the end: what is to be known, or agreed to. */
  readonly Notices: FunctionComponent;
  /** On a phone above the pages that stand in the console's place: of the notices, those that wait for this player. */
  readonly Urgent: FunctionComponent;
  /** At the foot of the console: what one may do besides answering. */
  readonly Ways: FunctionComponent;
  /** On the page about the table: the same, where there is no other room for it. */
  readonly AtTable: FunctionComponent;
  /** A page of the drawer, for those who may read it. */
  readonly Chat: FunctionComponent | undefined;
  /** Lines of it that were not read yet. */
  readonly unread: ReadonlySignal<number>;
  /** Something waits for this player's word, or the connection is lost: worth a mark where the notices are not seen. */
  readonly calls: ReadonlySignal<boolean>;
  /** What is sent does not arrive now. */
  readonly isLost: ReadonlySignal<boolean>;
  /** The outcome as it counts: whoever did not stay to the end is behind all who did. */
  judged(outcome: Outcome): Outcome;
  /** Asks the others to agree that one's last action is taken back. */
  askUndo(): void;
  /** Nothing for those who watch. */
  readonly rematch: (() => Promise<void>) | undefined;
}
