/** Every ability by its id: one without its file does not compile. */
import { type AbilityId } from '../data.ts';
import { type Ability, enterAbilities } from '../hooks.ts';
import { adaptation } from './adaptation.ts';
import { assimilate, assimilateQuestion, borgSetup, deassimilate } from './assimilate.ts';
import { bitterness } from './bitterness.ts';
import { copy } from './copy.ts';
import { decree, nameRebel } from './decree.ts';
import { dominoChain, powerUp } from './domino-chain.ts';
import { dominoDiscard, dominoP1, dominoP2, dominoP3, dominoP4, dominoP5, dominoP6 } from './domino-powers.ts';
import { chainStep, farpointField } from './farpoint-field.ts';
import { forAiur } from './for-aiur.ts';
import { fortify } from './fortify.ts';
import { gauntlet, takeStone } from './gauntlet.ts';
import { gift, giftQuestion } from './gift.ts';
import { infest } from './infest.ts';
import { knowledge } from './knowledge.ts';
import { massProduction } from './mass-production.ts';
import { doubleStack, newGeneration } from './new-generation.ts';
import { packRat } from './pack-rat.ts';
import { relentless } from './relentless.ts';
import { retribution } from './retribution.ts';
import { sacrifice, sacrificeQuestion } from './sacrifice.ts';
import { sidestep, sidestepTo } from './sidestep.ts';
import { standTogether } from './stand-together.ts';
import { switchAbility, switchNumbers } from './switch.ts';
import { tightQuarters } from './tight-quarters.ts';
import { treasury } from './treasury.ts';
import { chooseMode, reboot, twoModes } from './two-modes.ts';
import { twoStep } from './two-step.ts';

const ABILITIES: Readonly<Record<AbilityId, Ability>> = {
  forAiur,
  knowledge,
  twoModes,
  assimilate,
  adaptation,
  twoStep,
  sidestep,
  dominoChain,
  dominoP1,
  dominoP2,
  dominoP3,
  dominoP4,
  dominoP5,
  dominoP6,
  decree,
  sacrifice,
  massProduction,
  standTogether,
  gift,
  packRat,
  treasury,
  fortify,
  farpointField,
  copy,
  retribution,
  bitterness,
  gauntlet,
  tightQuarters,
  newGeneration,
  relentless,
  switch: switchAbility,
  infest,
};

enterAbilities(ABILITIES);

/** What abilities ask, beside the questions of the rules. */
export const abilityQuestions = {
  chooseMode,
  reboot,
  borgSetup,
  assimilate: assimilateQuestion,
  deassimilate,
  sidestepTo,
  powerUp,
  dominoDiscard,
  nameRebel,
  sacrifice: sacrificeQuestion,
  gift: giftQuestion,
  chainStep,
  takeStone,
  doubleStack,
  switchNumbers,
};
