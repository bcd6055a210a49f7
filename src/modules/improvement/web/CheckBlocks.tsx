import { Button, Tag } from 'antd'
import { showMoment } from '../../../core/shared/dates.ts'
import { Block } from '../../../core/web/form/RecordForm.tsx'
import { recordPath } from '../../../core/web/data/query-keys.ts'
import { useCodes } from '../../../core/web/data/lookups.ts'
import { useSession } from '../../../core/web/session-store.ts'
import type { ImprovementMore } from '../improvement/improvement-answers.rule.ts'
import { improvement, type Improvement } from '../improvement/improvement.resource.ts'
import { PictureRow } from './ActionParts.tsx'
import { FactTable } from './FactTable.tsx'
import { useCall } from './queries.ts'
import { improvementTexts } from './improvement.texts.ts'
import { useTexts } from '../../../core/web/text/define-texts.ts'

const day = (moment: string | null) => showMoment(moment).slice(0, 10)

/** The findings of each check, on site and later, with the pictures of the visit. */
export function VerifiesBlock({ row, more }: { row: Improvement; more: ImprovementMore | undefined }) {
  const text = useTexts(improvementTexts)
  if (row.verifies.length === 0) return null
  const visited = row.verifies.some(({ visitTxt }) => visitTxt !== null)
  const pictured = more?.pictures.some(({ imprVerifyNo }) => imprVerifyNo !== null) === true
  return (
    <Block title={text('block.verifies')}>
      <FactTable
        head={(
          [
            'kind',
            'result',
            'risk',
            'by',
            'at',
            'comment',
            ...(visited ? ['visit' as const] : []),
            ...(pictured ? ['pictures' as const] : []),
          ] as const
        ).map((name) => text(`check.${name}`))}
        rows={row.verifies.map((each) => {
          const pictures =
            more?.pictures.filter(({ imprVerifyNo }) => imprVerifyNo === each.imprVerifyNo) ?? []
          return [
            each.verifyTypeNm,
            <Tag key="result" color={each.resultCd === 'OK' ? 'green' : 'red'}>
              {each.resultNm}
            </Tag>,
            each.scoreAft === null
              ? each.riskAft === null
                ? ''
                : `${row.riskBef ?? '-'} → ${each.riskAft}`
              : `${row.scoreBef ?? '-'} → ${each.scoreAft}`,
            each.verifyUserNm,
            showMoment(each.verifyDt),
            each.commentTxt,
            ...(visited ? [each.visitTxt && `${each.visitTxt} ${showMoment(each.visitDt)}`] : []),
            ...(pictured ? [pictures.length > 0 && <PictureRow key="pictures" pictures={pictures} />] : []),
          ]
        })}
      />
    </Block>
  )
}
export function ExtensionsBlock({ row }: { row: Improvement }) {
  const text = useTexts(improvementTexts)
  if (row.extensions.length === 0) return null
  return (
    <Block title={text('block.extensions', { count: row.extCnt ?? 0 })}>
      <FactTable
        head={(['old', 'new', 'reason', 'measure', 'by', 'result', 'decider'] as const).map((name) =>
          text(`ext.${name}`),
        )}
        rows={row.extensions.map((each) => [
          day(each.oldDueDt),
          day(each.newDueDt),
          each.extReason,
          each.tempMeasure,
          each.reqUserNm,
          each.extStatNm,
          each.apprUserNm,
        ])}
      />
    </Block>
  )
}
export function EscalationsBlock({ row }: { row: Improvement }) {
  const text = useTexts(improvementTexts)
  const { user } = useSession()
  const { call, busy } = useCall()
  const { data: channels = [] } = useCodes('NOTI_CH')
  if (row.escalations.length === 0) return null
  const channelNm = (code: string) => channels.find((each) => each.code === code)?.codeNm ?? code
  return (
    <Block title={text('block.escalations')}>
      <FactTable
        head={(['level', 'day', 'sent', 'through', 'to', 'ack'] as const).map((name) => text(`esc.${name}`))}
        rows={row.escalations.map((each) => [
          each.levelNm,
          each.levelYmd,
          each.repeatDt
            ? `${showMoment(each.sendDt)} · ${text('esc.again', { count: each.repeatCnt, day: day(each.repeatDt) })}`
            : showMoment(each.sendDt),
          (each.channelCds ?? []).map(channelNm).join(', '),
          text('people', { count: each.toUserIds.length }),
          each.ackDt ? (
            `${each.ackUserNm ?? ''} ${showMoment(each.ackDt)}`
          ) : user && each.toUserIds.includes(user.userId) ? (
            <Button
              key="ack"
              size="small"
              loading={busy}
              onClick={() =>
                void call(`${recordPath(improvement, row.imprNo)}/acknowledge`, {
                  imprEscalationNo: each.imprEscalationNo,
                })
              }
            >
              {text('esc.ack')}
            </Button>
          ) : (
            ''
          ),
        ])}
      />
    </Block>
  )
}
