/** Answers that are more than a list. */
import type { VNode } from 'preact';
import { PHONE, useMedia } from '../../parts/use-media.ts';
import { SpotAnswer } from '../spot-answer.tsx';
import { ChooseAlien } from './aliens/choose-answers.tsx';
import { CommitAnswers } from './invasion/commit.tsx';
import { InvadeAnswers } from './invasion/invade.tsx';
import { ReinforceAnswers } from './invasion/reinforce.tsx';
import { moveNow } from './move/draft.ts';
import { MoveAnswers } from './move/move-answers.tsx';
import { PlanetKey } from './planet-key.tsx';
import { askedOf, type CosmosProps } from './props.ts';
import { SpendAnswers } from './spend/spend-answers.tsx';

export function Answers(props: CosmosProps): VNode | null {
  const phone = useMedia(PHONE);
  switch (askedOf(props)) {
    case 'placeStart':
      return phone ? (
        <>
          <SpotAnswer props={props} spots={props.choices} things="free sites" />
          <PlanetKey />
        </>
      ) : null;
    case 'choosePower':
      return <ChooseAlien props={props} />;
    case 'spend':
      return <SpendAnswers props={props} />;
    case 'move':
    case 'chainStep':
      return moveNow(props) ? <MoveAnswers props={props} /> : null;
    case 'invade':
      return props.subjects.length === 0 ? <InvadeAnswers props={props} /> : null;
    case 'commitCard':
      return <CommitAnswers props={props} />;
    case 'reinforce':
      return <ReinforceAnswers props={props} />;
    default:
      return null;
  }
}
