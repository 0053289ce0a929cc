/** Event cards to choose among that are not in the hand: those that a Tutor shows. */
import { eventHelp } from '@orrery/entanglion/client';
import { ChoiceButton, DigitRing } from '../../choice-button.tsx';
import { EventFace } from '../cards/card.tsx';
import { askedOf, choicesOf, type EntanglionProps } from '../props.ts';

/** The event card under the cursor, in words. */
export function PointedEvent({ props }: { props: EntanglionProps }) {
  const action = props.choices.find(({ cursor }) => cursor)?.action;
  const event =
    action?.kind === 'play' || (action?.kind === 'chooseEvent' && !props.view.tutoring)
      ? action.event
      : action?.kind === 'sabotage'
        ? 'disruptiveSabotage'
        : undefined;
  if (!event) return null;
  return (
    <section class="pointed-event panel">
      <EventFace event={event} />
      <p>{eventHelp(event, props.view.options)}</p>
    </section>
  );
}

export function Events({ props }: { props: EntanglionProps }) {
  const asked = askedOf(props);
  const { tutoring } = props.view;
  const chosen = choicesOf(props, 'chooseEvent');
  if (!tutoring?.events || (asked !== 'tutorKeep' && asked !== 'tutorGive')) return null;
  return (
    <section class="tutor panel">
      <h3 class="panel-title">{asked === 'tutorKeep' ? 'Keep one' : 'Give one away'}</h3>
      <ul>
        {chosen.map((choice) => (
          <li key={choice.action.event}>
            <ChoiceButton props={props} choice={choice} class="event-card legal">
              <DigitRing digit={choice.digit} />
              <EventFace event={choice.action.event} />
              <span class="event-help">{eventHelp(choice.action.event, props.view.options)}</span>
            </ChoiceButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
