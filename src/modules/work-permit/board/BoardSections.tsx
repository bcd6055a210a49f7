import { useTab } from '../../../core/web/TabHost.tsx'
import {
  boardSections,
  sectionsOf,
  type BoardLimits,
  type BoardPermit,
  type BoardSection,
} from './permit-board.rule.ts'
import { PermitTile } from './PermitTile.tsx'
import { useSecond } from './ticker.web.ts'
import { said } from '../../../core/web/text/text.ts'
import { addressOf } from '../../../core/shared/record-page.ts'
import { workPermitRecords } from '../record-pages.rule.ts'

interface BoardSectionsProps {
  permits: readonly BoardPermit[]
  limits: Record<string, BoardLimits>
  skewMs: number
  changed: ReadonlySet<number>
  /** Nothing but what has to be acted on. */
  onlyAlarm: boolean
}

/** The tiles: what has to be acted on, what is going on, what comes, what is over. */
export function BoardSections({ permits, limits, skewMs, changed, onlyAlarm }: BoardSectionsProps) {
  const { open } = useTab()
  const sections = sectionsOf(permits, useSecond() + skewMs)
  const openPermit = (permitNo: number) => open(addressOf(workPermitRecords.workPermit, permitNo))
  return (Object.keys(boardSections) as BoardSection[])
    .filter((name) => sections[name].length > 0 && (!onlyAlarm || name === 'alarm'))
    .map((name) => (
      <section key={name} className={`board-section is-${name}`} aria-label={said(boardSections[name])}>
        <h3>
          {said(boardSections[name])} <span>{sections[name].length}</span>
        </h3>
        <div className="board-tiles">
          {sections[name].map((permit) => (
            <PermitTile
              key={permit.permitNo}
              permit={permit}
              limits={limits[permit.plantCd ?? '']}
              skewMs={skewMs}
              changed={changed.has(permit.permitNo)}
              onOpen={openPermit}
            />
          ))}
        </div>
      </section>
    ))
}
