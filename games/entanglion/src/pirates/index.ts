/** All pirates, and the questions that they ask. */
import { enterPirates } from '../hooks.ts';
import { charmDiscard, charming } from './charming.ts';
import { clarence, clarenceGuess, clarenceSlot } from './clarence.ts';
import { compadre } from './compadre.ts';
import { downdown } from './downdown.ts';
import { harry } from './harry.ts';
import { maria } from './maria.ts';
import { neva, nevaPirate } from './neva.ts';
import { discardEngine, nova } from './nova.ts';
import { strangiatto } from './strangiatto.ts';
import { tiptop } from './tiptop.ts';
import { umbra, umbraDiscard } from './umbra.ts';
import { reroll, uppity } from './uppity.ts';

enterPirates({
  uppity,
  strangiatto,
  charming,
  tiptop,
  downdown,
  nova,
  maria,
  umbra,
  neva: nevaPirate,
  compadre,
  clarence,
  harry,
});

export const pirateQuestions = {
  reroll,
  charmDiscard,
  discardEngine,
  umbraDiscard,
  neva,
  clarenceSlot,
  clarenceGuess,
};
