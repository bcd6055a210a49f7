import { Alert, Button } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { useSession } from '../../../core/web/session-store.ts'
import { useTab } from '../../../core/web/TabHost.tsx'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import type { Improvement } from '../improvement/improvement.resource.ts'
import { warnFormAddress } from './addresses.ts'
import { ForecastNote } from './ForecastNote.tsx'
import { ImprovementLink } from './ImprovementLink.tsx'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const day = (moment: string | null) => showMoment(moment).slice(0, 10)

/** Notes at the top: why it rests or came back, and the proposal of a warning. */
export function Notes({ row, more }: { row: Improvement; more: ImprovementMore | undefined }) {
  const text = useTexts(improvementTexts)
  const tab = useTab()
  const { user } = useSession()
  const asked = row.extensions.find(({ extStatCd }) => extStatCd === 'S')
  return (
    <>
      {row.state === 'draft' && <Alert type="info" showIcon title={text('note.draft')} />}
      {row.state === 'rejected' && row.replyCd === 'N' && (
        <Alert type="info" showIcon title={text('note.notApplicable')} description={row.replyReason} />
      )}
      {row.state === 'rejected' && row.replyCd !== 'N' && (
        <Alert
          type="error"
          showIcon
          title={text('note.rejected', { kind: row.rejNm ? `: ${row.rejNm}` : '' })}
          description={
            <>
              {row.rejReason}
              {row.parentImprNo === null && row.rejCnt === 1 && row.createUserId === user?.userId && (
                <p>{text('note.again')}</p>
              )}
            </>
          }
        />
      )}
      {row.state === 'cancelled' && (
        <Alert type="info" showIcon title={text('note.cancelled')} description={row.cancelReason} />
      )}
      {row.state === 'received' && row.proposeDeptCd !== null && (row.handOverCnt ?? 0) > 0 && (
        <Alert
          type="info"
          showIcon
          title={text('note.proposed', { dept: row.proposeDeptNm ?? '', count: row.handOverCnt ?? 0 })}
        />
      )}
      {row.state === 'assigned' && more?.acceptUntil && (
        <Alert type="info" showIcon title={text('note.assigned', { time: showMoment(more.acceptUntil) })} />
      )}
      {row.state === 'merged' && (
        <Alert
          type="info"
          showIcon
          title={text('note.merged')}
          description={
            row.mergeToNo !== null && row.mergeToNm !== null ? (
              <ImprovementLink imprNo={row.mergeToNo}>{row.mergeToNm}</ImprovementLink>
            ) : undefined
          }
        />
      )}
      {row.state === 'onHold' && (
        <Alert
          type="warning"
          showIcon
          title={text('note.onHold', { day: row.holdToYmd ?? '' })}
          description={row.holdReason}
        />
      )}
      {more && <ForecastNote forecast={more.forecast} />}
      {asked && (
        <Alert
          type="warning"
          showIcon
          title={text('note.extension', { from: day(asked.oldDueDt), to: day(asked.newDueDt) })}
          description={text('note.measure', { reason: asked.extReason, measure: asked.tempMeasure })}
        />
      )}
      {row.recurOfNo !== null && (
        <Alert
          type="warning"
          showIcon
          title={text('note.recurOf', {
            name: row.recurOfNm ? text('note.original', { name: row.recurOfNm }) : '',
          })}
        />
      )}
      {more && more.recurrences.length > 0 && (
        <Alert
          type="error"
          showIcon
          title={text('note.recurrences', {
            count: more.recurrences.length,
            numbers: more.recurrences.map(({ imprCd }) => imprCd).join(', '),
          })}
        />
      )}
      {more?.warningProposed && (
        <Alert
          type="warning"
          showIcon
          title={text(user?.vendorCd ? 'note.warnVendor' : 'note.warnPlant')}
          action={
            more.mayWarn ? (
              <Button size="small" onClick={() => tab.open(warnFormAddress(row.imprNo))}>
                {text('note.warnForm')}
              </Button>
            ) : undefined
          }
        />
      )}
    </>
  )
}
