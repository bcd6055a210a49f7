import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import { crewKeyOf, supervisorOf, watcherOf, type CrewKey } from '../crew.rule.ts'
import type { PermitExplanations } from '../permit-explanations.rule.ts'
import { qualificationNames } from '../crew-requirements.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'

interface Member {
  key: CrewKey
  name: string
  roles: string[]
}
/** Everybody on the permit once: supervisor, watcher, crew. */
function membersOf(permit: WorkPermit, explain: PermitExplanations | undefined): Member[] {
  const members = new Map<CrewKey, Member>()
  const add = (key: CrewKey | null, name: string | null, role: string) => {
    if (key === null) return
    const shown = explain?.workers.find((each) => each.workerKey === key)?.workerNm ?? name ?? String(key)
    const known = members.get(key) ?? { key, name: shown, roles: [] }
    members.set(key, { ...known, roles: [...known.roles, role].filter(Boolean) })
  }
  add(supervisorOf(permit), permit.supWorkerNm ?? permit.supUserNm, '작업책임자')
  add(watcherOf(permit), permit.watcherWorkerNm ?? permit.watcherUserNm, '감시인')
  for (const worker of permit.workers) {
    const { roleTxt, qualTypeCd } = worker
    const role = [roleTxt, qualTypeCd && (qualificationNames[qualTypeCd] ?? qualTypeCd)]
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
  const members = membersOf(permit, explain)
  return (
    <PermitSection name="workers" title={`작업자 ${members.length}명`}>
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
                  <CheckCircleFilled className="permit-good" aria-label="작업 가능" />
                ) : (
                  <CloseCircleFilled className="permit-bad" aria-label="작업 불가" />
                ))}
              <span>
                <strong>{name}</strong> <span className="permit-note">{roles.join(' · ')}</span>
                {verdict?.reasons.map((text) => (
                  <em key={text} className="permit-bad">
                    {text}
                  </em>
                ))}
              </span>
              {verdict && <Explain {...verdict.explanation} />}
            </li>
          )
        })}
      </ul>
    </PermitSection>
  )
}
