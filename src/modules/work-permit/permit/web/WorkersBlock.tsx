import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Button } from 'antd'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { crewKeyOf, supervisorOf, watcherOf, type CrewKey } from '../crew.rule.ts'
import type { PermitExplanations } from '../permit-explanations.rule.ts'
import { qualificationNames } from '../crew-requirements.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts, textsOf } from '../../../../core/web/text/define-texts.ts'
import { permitTexts } from './permit-page.texts.ts'
import { said } from '../../../../core/web/text/text.ts'

interface Member {
  key: CrewKey
  name: string
  roles: string[]
}
/** Everybody on the permit once: supervisor, watcher, crew. */
function membersOf(permit: WorkPermit, explain: PermitExplanations | undefined): Member[] {
  const say = textsOf(permitTexts)
  const members = new Map<CrewKey, Member>()
  const add = (key: CrewKey | null, name: string | null, role: string) => {
    if (key === null) return
    const shown = explain?.workers.find((each) => each.workerKey === key)?.workerNm ?? name ?? String(key)
    const known = members.get(key) ?? { key, name: shown, roles: [] }
    members.set(key, { ...known, roles: [...known.roles, role].filter(Boolean) })
  }
  add(supervisorOf(permit), permit.supWorkerNm ?? permit.supUserNm, say('supervisor'))
  add(watcherOf(permit), permit.watcherWorkerNm ?? permit.watcherUserNm, say('watcherRole'))
  for (const worker of permit.workers) {
    const { roleTxt, qualTypeCd } = worker
    const role = [roleTxt, qualTypeCd && said(qualificationNames[qualTypeCd] ?? qualTypeCd)]
      .filter(Boolean)
      .join('/')
    add(crewKeyOf(worker), worker.vendorWorkerNm ?? worker.workerUserNm, role)
  }
  return [...members.values()]
}

/** The people, and whether each may work on that day; the gate says why not. (ptw.md 5.4) */
export function WorkersBlock({
  permit,
  explain,
}: {
  permit: WorkPermit
  explain: PermitExplanations | undefined
}) {
  const say = useTexts(permitTexts)
  const tab = useTab()
  const members = membersOf(permit, explain)
  return (
    <PermitSection name="workers" title={say('workers', { count: members.length })}>
      <ul className="permit-people">
        {members.map(({ key, name, roles }) => {
          const verdict = explain?.workers.find((each) => each.workerKey === key)
          return (
            <li
              key={key}
              data-target={`workers/${key}`}
              tabIndex={-1}
              className={verdict && !verdict.ok ? 'is-bad' : ''}
            >
              {verdict &&
                (verdict.ok ? (
                  <CheckCircleFilled className="permit-good" aria-label={say('mayWork')} />
                ) : (
                  <CloseCircleFilled className="permit-bad" aria-label={say('mayNot')} />
                ))}
              <span>
                <strong>{name}</strong> <span className="permit-note">{roles.join(' · ')}</span>
                {verdict?.reasons.map((text) => (
                  <em key={String(text)} className="permit-bad">
                    {said(text)}
                  </em>
                ))}
              </span>
              {verdict?.seatUrl && (
                <Button size="small" onClick={() => tab.open(verdict.seatUrl!)}>
                  {say('seat')}
                </Button>
              )}
              {verdict && <Explain {...verdict.explanation} />}
            </li>
          )
        })}
      </ul>
    </PermitSection>
  )
}
