/** The board as it is shown now, as its layers share it. */
import type { SiteId } from '@orrery/cosmos/client';
import { useMemo, useRef } from 'preact/hooks';
import { PHONE, useMedia } from '../../../parts/use-media.ts';
import { fresh, pointed } from '../../fresh.ts';
import type { Camera } from '../../camera/camera.ts';
import { useCamera } from '../../camera/view.tsx';
import { sceneOf, type SceneNow } from '../invasion/now.ts';
import { useFirstLight } from '../first-light.ts';
import { type MoveNow, moveNow } from '../move/draft.ts';
import { askedOf, type CosmosProps } from '../props.ts';
import { type Lattice, latticeOf } from './geometry.ts';
import { type Marks, marksOf, subjectAt, vainDeed } from './marks.ts';

export interface MapNow {
  readonly props: CosmosProps;
  readonly lattice: Lattice;
  readonly camera: Camera;
  readonly marks: Marks;
  readonly moving: MoveNow | undefined;
  readonly scene: SceneNow | undefined;
  /** A first touch only points at a place for the first ships. */
  onSite(this: void, site: SiteId, isFirst?: boolean): void;
  onPoint(this: void, site: SiteId): void;
}

const MARGIN = 42;
const MARGIN_ON_PHONE = 22;

export function useMapNow(props: CosmosProps): MapNow {
  const { view } = props;
  const phone = useMedia(PHONE);
  const lattice = useMemo(() => latticeOf(view.board, phone), [view.board, phone]);
  const camera = useCamera({ home: lattice.box, margin: phone ? MARGIN_ON_PHONE : MARGIN, closest: 2.2 });
  useFirstLight(props, phone && askedOf(props) === 'placeStart');
  const marks = marksOf(props);
  const moving = moveNow(props);
  const last = useRef<SiteId>(undefined);
  return {
    props,
    lattice,
    camera,
    marks,
    moving,
    scene: sceneOf(props),
    onSite: (site, isFirst = false) => {
      const mark = marks.get(site);
      if (isFirst && mark && 'choose' in mark.deed && mark.deed.choose.kind === 'placeStart') {
        props.onPoint(mark.deed.choose);
        return;
      }
      if (mark && 'choose' in mark.deed) {
        props.onChoose(mark.deed.choose);
        return;
      }
      const subject = subjectAt(props, site);
      if (mark && 'select' in mark.deed) props.onSelect(mark.deed.select);
      else if (subject !== undefined) props.onSelect(subject);
      else if (moving && site === moving.from) props.onSelect(undefined);
      else {
        const vain = vainDeed(props, site);
        if (vain) props.onChoose(vain);
      }
    },
    onPoint: (site) => {
      // At a fresh question also a mouse that has not left the place of the one before points at it.
      if (site === last.current && !fresh.peek()) return;
      last.current = site;
      const mark = marks.get(site);
      if (!mark) return;
      pointed();
      if (moving) moving.point(site);
      else if ('choose' in mark.deed) props.onPoint(mark.deed.choose);
    },
  };
}
