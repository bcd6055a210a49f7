import { useState } from 'react'
import { CheckCircleOutlined } from '@ant-design/icons'
import { useQueryClient } from '@tanstack/react-query'
import { Alert, Input } from 'antd'
import { showMoment } from '../../../../core/shared/dates.ts'
import { maxLength } from '../../../../core/shared/field.ts'
import { addressOf } from '../../../../core/shared/record-page.ts'
import { Attachments } from '../../../../core/web/attach/Attachments.tsx'
import { BusyButton } from '../../../../core/web/components/BusyButton.tsx'
import { useNotice } from '../../../../core/web/components/notice.tsx'
import { Block } from '../../../../core/web/form/RecordForm.tsx'
import type { RecordFormHandle } from '../../../../core/web/form/use-record-form.ts'
import { postOrKeep } from '../../../../core/web/outbox/outbox.ts'
import { TakeAlong } from '../../../../core/web/page/TakeAlong.tsx'
import { RecordPage } from '../../../../core/web/record/RecordPage.tsx'
import { StateReason } from '../../../../core/web/record/StateReason.tsx'
import { CodeReader } from '../../../../core/web/scan/CodeReader.tsx'
import { useSubmission } from '../../../../core/web/submission.ts'
import { useTab } from '../../../../core/web/TabHost.tsx'
import { useTexts } from '../../../../core/web/text/define-texts.ts'
import { CheckAnswers } from '../../../../platform/check-form/web/CheckAnswers.tsx'
import { ImprovementPanel } from '../../../improvement/web/ImprovementPanel.tsx'
import { safetyRecords } from '../../record-pages.rule.ts'
import { isSelfCheck, sourceOf } from '../check-codes.rule.ts'
import { safCheckResult, type CheckResultRow } from '../check-result.resource.ts'
import { HostSample } from './HostSample.tsx'
import { SelfCheckTag } from './SelfCheckTag.tsx'
import './check.css'
import { checkTexts } from './check.texts.ts'

type Names = CheckResultRow & Partial<Record<string, string | null>>
const nameOf = (row: CheckResultRow): string => {
  const { facilityNm, areaNm, vendorNm, speEntryNm } = row as Names
  return `${facilityNm ?? areaNm ?? vendorNm ?? speEntryNm ?? ''} ${row.dueYmd ?? ''}`.trim()
}

/** One round: who stands at the place answers first; what it was is told afterwards. */
export function CheckResultDetailPage() {
  const tab = useTab()
  return (
    <RecordPage
      resource={safCheckResult}
      list={tab.menu.routePath}
      nameOf={nameOf}
      visited={({ data }) => (data.checkDt ? ['done'] : [])}
      tags={({ data }) => isSelfCheck(data) && data.state !== 'confirmed' && <SelfCheckTag {...data} />}
      ownActs
      extra={() => <TakeAlong />}
      before={({ data }) => <StateReason resource={safCheckResult} row={data} />}
      form={(form) => <ResultFields form={form} />}
    />
  )
}

function ResultFields({ form: { Field, detail } }: { form: RecordFormHandle<typeof safCheckResult> }) {
  const text = useTexts(checkTexts)
  const tab = useTab()
  if (!detail) return null
  const row = detail.data
  const isOpen = row.state === 'planned' || row.state === 'sentBack'
  const round = (
    <Block title={text('round')}>
      <Field name="checkPlanNo" />
      <Field name="checkTypeCd" />
      {row.facilityNo && <Field name="facilityNo" />}
      {row.areaCd && <Field name="areaCd" />}
      {row.vendorCd && <Field name="vendorCd" />}
      {row.speEntryNo && <Field name="speEntryNo" />}
      <Field name="dueYmd" />
      <Field name="missYmd" />
      <Field name="chargeUserId" />
      <Field name="deptCd" />
      {!isOpen && <Field name="checkDt" />}
      {!isOpen && <Field name="checkUserId" />}
      {!isOpen && <Field name="lateYn" />}
      {row.confirmDt && <Field name="confirmUserId" />}
      {row.confirmDt && <Field name="confirmDt" />}
      {row.hostDt && <Field name="hostDt" />}
      {row.hostDt && <Field name="hostUserId" />}
    </Block>
  )
  return (
    <>
      {!isOpen && round}
      {(row.presenceYn === 'Y' || row.witnessYn === 'Y') && (
        <Block title={text('presence')}>
          <div className="span-all">
            <Presence row={row} open={isOpen && tab.canWrite} />
          </div>
        </Block>
      )}
      <Block title={text('sheet')}>
        <div className="span-all">
          <CheckAnswers
            resource={safCheckResult}
            recordKey={row.checkResultNo}
            files="image"
            canWrite={tab.canWrite}
            address={addressOf(safetyRecords.safCheckResult, row.checkResultNo)}
          />
        </div>
      </Block>
      {isOpen && round}
      {isSelfCheck(row) && <HostSample row={row} />}
      {(row.badCnt ?? 0) + (row.hostBadCnt ?? 0) > 0 && (
        <Block title={text('improvements')}>
          <div className="span-all">
            <ImprovementPanel
              sourceModuleCd={sourceOf(row)}
              sourceKey={`${safCheckResult.name} ${row.checkResultNo}`}
            />
          </div>
        </Block>
      )}
      <Block title={text('pictures')}>
        <div className="span-all">
          <Attachments resource={safCheckResult} name="image" taskKey={row.checkResultNo} editable />
        </div>
      </Block>
    </>
  )
}

/** The code at the place and who looks on: both wait for the network as the answers do. */
function Presence({ row, open }: { row: CheckResultRow; open: boolean }) {
  const text = useTexts(checkTexts)
  const notice = useNotice()
  const client = useQueryClient()
  const submission = useSubmission()
  const [witness, setWitness] = useState('')
  const { presenceUserNm } = row as Names
  const path = `${safCheckResult.path}/${row.checkResultNo}/presence`
  const send = async (body: { codeTxt: string } | { witnessNm: string }) => {
    try {
      await submission(path, body, (requestKey) =>
        postOrKeep({
          path,
          body,
          what: text('presenceWhat'),
          address: addressOf(safetyRecords.safCheckResult, row.checkResultNo),
          topic: safCheckResult.name,
          requestKey,
        }),
      )
      await client.invalidateQueries({ queryKey: [safCheckResult.name] })
      return true
    } catch (cause) {
      notice.failure(cause)
      return false
    }
  }
  return (
    <div className="check-presence">
      {row.presenceDt && (
        <Alert
          type="success"
          showIcon
          icon={<CheckCircleOutlined />}
          title={text('presenceDone', { day: showMoment(row.presenceDt), name: presenceUserNm ?? '' })}
        />
      )}
      {row.witnessNm && <p>{text('witnessDone', { name: row.witnessNm })}</p>}
      {open && row.presenceYn === 'Y' && !row.presenceDt && !row.vendorCd && !row.speEntryNo && (
        <CodeReader ask={text('presenceAsk')} onCode={(codeTxt) => void send({ codeTxt })} />
      )}
      {open && row.witnessYn === 'Y' && (
        <div className="check-witness">
          <Input
            size="large"
            aria-label={text('witness')}
            placeholder={text('witness')}
            maxLength={maxLength(safCheckResult.fields.witnessNm)}
            value={witness}
            onChange={({ target }) => setWitness(target.value)}
          />
          <BusyButton
            size="large"
            disabled={witness.trim() === ''}
            action={async () => {
              if (await send({ witnessNm: witness.trim() })) setWitness('')
            }}
          >
            {text('witnessAct')}
          </BusyButton>
        </div>
      )}
    </div>
  )
}
