import { CheckCircleFilled, CloseCircleFilled } from '@ant-design/icons'
import { Explain } from '../../../../core/web/record/Explain.tsx'
import type { PermitExplanations } from '../permit-explanations.rule.ts'
import { qualificationNames } from '../supplement-attributes.rule.ts'
import type { WorkPermit } from '../work-permit.resource.ts'
import { PermitSection } from './PermitSection.tsx'

interface Member {
  vendorWorkerNo: number
  name: string
  roles: string[]
}
/** Everybody on the permit once: supervisor, watcher, crew. */
function membersOf(permit: WorkPermit, explain: PermitExplanations | undefined): Member[] {
  const members = new Map<number, Member>()
  const add = (vendorWorkerNo: number | null, name: string | null, role: string) => {
    if (vendorWorkerNo === null) return
    const shown = explain?.workers.find((each) => each.vendorWorkerNo === vendorWorkerNo)?.vendorWorkerNm ?? name ?? String(vendorWorkerNo)
    const known = members.get(vendorWorkerNo) ?? { vendorWorkerNo, name: shown, roles: [] }
    members.set(vendorWorkerNo, { ...known, roles: [...known.roles, role].filter(Boolean) })
  }
  add(permit.supWorkerNo, permit.supWorkerNm, '작업책임자')
  add(permit.watcherWorkerNo, permit.watcherWorkerNm, '감시인')
  for (const { vendorWorkerNo, vendorWorkerNm, roleTxt, qualTypeCd } of permit.workers)
    add(vendorWorkerNo, vendorWorkerNm, [roleTxt, qualTypeCd && (qualificationNames[qualTypeCd] ?? qualTypeCd)].filter(Boolean).join('/'))
  return [...members.values()]
}

/** The people, and whether each may work on that day; the gate says why not. (ptw.md 5.4) */
export function WorkersBlock({ permit, explain }: { permit: WorkPermit; explain: PermitExplanations | undefined }) {
  const members = membersOf(permit, explain)
  return (
    <PermitSection name="workers" title={`작업자 ${members.length}명`}>
      <ul className="permit-people">
        {members.map(({ vendorWorkerNo, name, roles }) => {
          const verdict = explain?.workers.find((each) => each.vendorWorkerNo === vendorWorkerNo)
          return (
            <li
              key={vendorWorkerNo}
              data-target={`workers/${vendorWorkerNo}`}
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
