import { CameraOutlined, CheckOutlined } from '@ant-design/icons'
import { useOutbox } from '../../../../core/web/outbox/outbox.ts'
import { useSession } from '../../../../core/web/session-store.ts'
import { permitRoles } from '../../permit/web/permit-roles.ts'
import { useLanguage } from '../../../../core/web/text/text.ts'
import { spokenChecks } from '../../permit/web/spoken-checks.ts'
import { ticksOn, type Tick } from '../../permit/web/waiting.ts'
import { KioskCamera } from '../../../../platform/kiosk/web/KioskCamera.tsx'
import { kioskActPath, useKioskAct, useKioskPicture } from './kiosk-queries.ts'
import type { TaskProps } from './permit-task.ts'
import { stagesOf } from '../../permit/check-stage.rule.ts'
import { taskTexts } from './kiosk-task.texts.ts'
import { useTexts } from '../../../../core/web/text/define-texts.ts'

/** The needed checks of this stage, one large row each; a tick is kept while there is no network. */
export function ChecksTask({ detail }: TaskProps) {
  const { data: permit } = detail
  const { user } = useSession()
  const text = useTexts(taskTexts)
  const { tell, busy } = useKioskAct(permit.permitNo)
  const { send, sending } = useKioskPicture(permit.permitNo)
  const path = kioskActPath(permit.permitNo, 'checks')
  const entries = useOutbox().filter((entry) => entry.path === path)
  const roles = permitRoles(user, { ...detail, editable: [] })
  // Who does the work says what is done; the issuer confirms what is done.
  const says = roles.doing ? 'doneYn' : 'confirmYn'
  const may = roles.doing || roles.holds('issuer')
  const needed = spokenChecks(permit.checks, useLanguage()).filter(
    ({ needYn, stageCd }) =>
      needYn === 'Y' && (stagesOf(permit.state) as readonly string[]).includes(stageCd),
  )
  const rows = needed.map((check) => {
    const { waiting, refused } = ticksOn(entries, check.permitCheckNo)
    return { ...check, ...waiting, waits: waiting !== undefined, refused }
  })
  const done = rows.filter((row) => row[says] === 'Y').length
  const tick = (permitCheckNo: number, itemNm: string, confirmed: boolean, photoFileNo?: number) => {
    const body: Tick[] = [{ permitCheckNo, [says]: confirmed ? null : 'Y', photoFileNo }]
    void tell({
      act: 'checks',
      body,
      waits: { what: text('checkOf', { permit: permit.permitCd ?? '', item: itemNm }), task: 'checks' },
    })
  }
  const show = async (permitCheckNo: number, itemNm: string, file: File) => {
    const photoFileNo = await send(file, itemNm)
    if (photoFileNo !== undefined) tick(permitCheckNo, itemNm, false, photoFileNo)
  }
  return (
    <>
      <p className="kiosk-note">
        {rows.length === 0 ? text('noChecks') : text('confirmed', { done, all: rows.length })}
        {!may && rows.length > 0 && ` · ${text('checksOnly')}`}
      </p>
      <ul className="kiosk-checks">
        {rows.map((row) => {
          const { permitCheckNo, itemNm } = row
          const ticked = row[says] === 'Y'
          const needsPicture = roles.doing && row.photoYn === 'Y' && !ticked
          const waitsForOther = says === 'confirmYn' ? row.doneYn !== 'Y' : row.confirmYn === 'Y'
          const box = {
            role: 'checkbox',
            'aria-checked': ticked,
            disabled: !may || busy || sending || waitsForOther,
          } as const
          const content = <CheckFacts {...row} ticked={ticked} needsPicture={needsPicture} />
          return (
            <li key={permitCheckNo}>
              {needsPicture ? (
                <KioskCamera {...box} onPicture={(file) => void show(permitCheckNo, itemNm, file)}>
                  {content}
                </KioskCamera>
              ) : (
                <button type="button" {...box} onClick={() => tick(permitCheckNo, itemNm, ticked)}>
                  {content}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

interface CheckFactsProps {
  itemNm: string
  killYn: string
  ticked: boolean
  needsPicture: boolean
  waits: boolean
  refused: { reason: string | null } | undefined
}
function CheckFacts({ itemNm, killYn, ticked, needsPicture, waits, refused }: CheckFactsProps) {
  const text = useTexts(taskTexts)
  return (
    <>
      <span className="kiosk-tick">
        {ticked ? <CheckOutlined aria-hidden /> : needsPicture && <CameraOutlined aria-hidden />}
      </span>
      <span>
        {itemNm}
        {killYn === 'Y' && <em>{text('must')}</em>}
        {needsPicture && <em>{text('pictureFirst')}</em>}
        {waits && <em>{text('waits')}</em>}
        {refused && <em className="is-bad">{text('refused', { why: refused.reason ?? '' })}</em>}
      </span>
    </>
  )
}
