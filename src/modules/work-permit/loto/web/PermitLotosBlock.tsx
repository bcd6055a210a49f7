import { useState } from 'react'
import { Button } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { SignDialog } from '../../../../core/web/record/SignDialog.tsx'
import { canAccess, canWrite } from '../../../../core/web/session-store.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { crewKeyOf } from '../../permit/crew.rule.ts'
import { donePermitStates, verifiedStates } from '../loto-transitions.rule.ts'
import { occupyingStates } from '../../permit/permit-transitions.rule.ts'
import type { WorkPermit } from '../../permit/work-permit.resource.ts'
import type { PermitRoles } from '../../permit/web/permit-roles.ts'
import { PermitSection } from '../../permit/web/PermitSection.tsx'
import { lotoAddress, usePermitLotoAct, usePermitLotos } from './loto-queries.ts'
import { LinkLoto } from './LotoLinks.tsx'
import { HangForm, PinOff } from './PeopleBlock.tsx'
import './loto.css'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { lotoTexts } from './loto-page.texts.ts'
import { useSpoken } from '../../../../core/web/text/labels.ts'
import { safLoto } from '../loto.resource.ts'

/** From the request until the work has ended. */
const linkedIn: readonly string[] = occupyingStates

/** The lockouts under a permit; its crew hang and take off their own locks here. */
export function PermitLotosBlock({ permit, roles }: { permit: WorkPermit; roles: PermitRoles }) {
  const say = useTexts(lotoTexts)
  const tab = useTab()
  const states = useSpoken(safLoto).states as Record<string, string>
  const lotos = usePermitLotos(permit.permitNo)
  const { act } = usePermitLotoAct(permit.permitNo)
  const { act: prove } = usePermitLotoAct(permit.permitNo, { quiet: true })
  const [signed, setSigned] = useState<{ lotoNo: number; lotoForceNo: number }>()
  const isolates = canWrite('constSafe/loto/lotoList') && (roles.holds('issuer') || roles.holds('equipment'))
  const linkable = isolates && linkedIn.includes(permit.state)
  if (lotos.length === 0 && !linkable) return null
  const may = roles.doing || roles.holds('issuer')
  const live = !donePermitStates.includes(permit.state)
  return (
    <PermitSection name="lotos" title={say('lotosOfPermit', { count: lotos.length })}>
      {lotos.map((loto) => {
        const locked = new Set(loto.personalLocks.map(({ crewKey }) => crewKey))
        return (
          <div key={loto.lotoNo} className="loto-of-permit">
            <p>
              <strong>{loto.lotoNm}</strong>{' '}
              <span className="permit-note">
                {loto.lotoCd} · {loto.facilityNm} · {states[loto.state]} ·{' '}
                {say('verifiedPoints', { verified: loto.verified, total: loto.total })}
              </span>
              {canAccess('constSafe/loto/lotoList') && (
                <Button size="small" onClick={() => tab.open(lotoAddress.detail(loto.lotoNo))}>
                  {say('open')}
                </Button>
              )}
            </p>
            <ul className="loto-people">
              {loto.personalLocks.map((lock) => (
                <li key={lock.lotoPersonalLockNo}>
                  <div>
                    <strong>{lock.name}</strong>
                    <span className="permit-note">
                      {lock.lockNo} · {showMoment(lock.onDt).slice(5)}
                    </span>
                  </div>
                  {may && typeof lock.crewKey === 'number' && (
                    <PinOff
                      name={lock.name}
                      onOff={(pinPwd) =>
                        prove('personallock', {
                          lotoNo: loto.lotoNo,
                          on: false,
                          lotoPersonalLockNo: lock.lotoPersonalLockNo,
                          pinPwd,
                        })
                      }
                    />
                  )}
                </li>
              ))}
              {live &&
                verifiedStates.includes(loto.state) &&
                permit.workers
                  .filter((worker) => worker.vendorWorkerNo !== null && !locked.has(crewKeyOf(worker)!))
                  .map((worker) => (
                    <li key={worker.permitWorkerNo}>
                      <div>
                        <strong>{worker.vendorWorkerNm}</strong>
                        <span className="permit-note">{say('noPersonal')}</span>
                      </div>
                      {may && (
                        <HangForm
                          name={worker.vendorWorkerNm ?? ''}
                          needsPin
                          onHang={(lockNo, pinPwd) =>
                            act('personallock', {
                              lotoNo: loto.lotoNo,
                              on: true,
                              vendorWorkerNo: worker.vendorWorkerNo,
                              lockNo,
                              pinPwd,
                            })
                          }
                        />
                      )}
                    </li>
                  ))}
            </ul>
            {loto.forces.map((force) => (
              <div key={force.lotoForceNo} className="loto-force">
                <strong>{say('forceAsked', { owner: force.ownerTxt })}</strong>
                <span className="permit-note">{force.reasonTxt}</span>
                <span className="permit-note">{say('calls', { calls: force.callTxt })}</span>
                {force.mine && (
                  <Button
                    danger
                    size="large"
                    onClick={() => setSigned({ lotoNo: loto.lotoNo, lotoForceNo: force.lotoForceNo })}
                  >
                    {say('superiorSigns')}
                  </Button>
                )}
              </div>
            ))}
          </div>
        )
      })}
      {signed && (
        <SignDialog
          title={say('superiorSigns')}
          about={[permit.permitCd, permit.permitNm].filter(Boolean).join(' ')}
          statement={say('forceStatement')}
          onSign={(signature) => prove('lotoforce', { ...signed, ...signature })}
          onClose={() => setSigned(undefined)}
        />
      )}
      {linkable && (
        <LinkLoto
          permitNo={permit.permitNo}
          plantCd={permit.plantCd}
          linked={lotos.map(({ lotoNo }) => lotoNo)}
        />
      )}
    </PermitSection>
  )
}
